/** An S3-compatible test server with a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { avatarBucket, type S3Settings } from '../src/platform/files.ts';

export interface Storage {
  readonly settings: S3Settings;
  readonly close: () => Promise<void>;
}

export async function startStorage(): Promise<Storage> {
  const directory = mkdtempSync(join(tmpdir(), 'ena-s3-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: avatarBucket }],
  });
  const { port } = await service.run();
  return {
    settings: {
      bucket: avatarBucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      endpoint: `http://127.0.0.1:${port}`,
    },
    close: async () => {
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Creates the bucket for pictures of learners, if it does not exist; waits for the storage to start (deploy/compose.yaml). */
import { setTimeout } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { avatarBucket } from './platform/files.ts';

const { env } = process;
const endpoint = env['S3_ENDPOINT'];
const maxTries = 30;
const retryDelayMs = 1000;

const client = new S3Client({
  region: env['S3_REGION'] ?? 'us-east-1',
  credentials: {
    accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '',
  },
  ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
});
for (let tries = 1; ; tries++) {
  try {
    await client.send(new CreateBucketCommand({ Bucket: env['S3_BUCKET'] ?? avatarBucket }));
    break;
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('BucketAlready')) break;
    if (tries === maxTries) throw error;
    await setTimeout(retryDelayMs);
  }
}

/** Creates the bucket for pictures of learners, if it does not exist; waits for the storage to start (deploy/compose.yaml). */
import { setTimeout } from 'node:timers/promises';
import { avatarBucket } from './platform/files.ts';
import { openBucket } from './platform/s3.ts';

const { env } = process;
const maxTries = 30;
const retryDelayMs = 1000;

const bucket = openBucket({
  bucket: env['S3_BUCKET'] ?? avatarBucket,
  region: env['S3_REGION'] ?? 'us-east-1',
  accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '',
  endpoint: env['S3_ENDPOINT'] ?? null,
});
for (let tries = 1; ; tries++) {
  try {
    await bucket.create();
    break;
  } catch (error) {
    if (tries === maxTries) throw error;
    await setTimeout(retryDelayMs);
  }
}

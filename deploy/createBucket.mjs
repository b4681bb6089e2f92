/** Creates the bucket for pictures of learners, if it does not exist. Waits for the storage to start. */
import { setTimeout } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { S3_ENDPOINT, S3_BUCKET = 'user-avatars', S3_REGION = 'us-east-1' } = process.env;
const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
const maxTries = 30;

const client = new S3Client({
  region: S3_REGION,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
});
for (let tries = 1; ; tries++) {
  try {
    await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
    break;
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('BucketAlready')) break;
    if (tries === maxTries) throw error;
    await setTimeout(1000);
  }
}

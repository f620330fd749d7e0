import type { S3Client } from '@aws-sdk/client-s3';
import { lazily } from '../../kernel/values/lazily.ts';

/** Where files lie: in folders of this machine, or in a bucket of any S3-compatible store. */
export interface StorageLocation {
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** A bucket, and who asks it. */
export interface Bucket {
  /** The library for buckets, with a client of it. It is large, and loaded for the first file. */
  readonly s3: () => Promise<{ readonly client: S3Client; readonly library: typeof import('@aws-sdk/client-s3') }>;
  readonly bucket: string;
}

/** The bucket of a location; null where files lie in folders. */
export function bucketOf(location: StorageLocation): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = location;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const s3 = lazily(async () => {
    const library = await import('@aws-sdk/client-s3');
    const client = new library.S3Client({
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      // Compatible stores take buckets as paths, and some garble streams with the checksums that the client adds.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, library };
  });
  return { s3, bucket: S3_BUCKET };
}

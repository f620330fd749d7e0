import type { S3Client } from '@aws-sdk/client-s3';
import { SpanKind } from '@opentelemetry/api';
import { withSpan } from '../../kernel/tracing.ts';
import { lazily } from '../../kernel/values/lazily.ts';

/** Location of stored files: folders on this machine, or a bucket of any S3-compatible store. */
export interface StorageLocation {
  DATA_DIR: string;
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

export interface Bucket {
  /** Loads the S3 library, which is large, when the first file is accessed. */
  readonly s3: () => Promise<{ readonly client: S3Client; readonly library: typeof import('@aws-sdk/client-s3') }>;
  readonly bucket: string;
}

/** Returns the bucket of a location. Null if files are stored in folders. */
export function bucketOf(location: StorageLocation): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = location;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const s3 = lazily(async () => {
    const library = await import('@aws-sdk/client-s3');
    const client = new library.S3Client({
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      // S3-compatible stores require path-style URLs. Some of them corrupt streams that contain the checksums added
      // by the client.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    client.middlewareStack.add(
      (next, { commandName = 'command' }) =>
        (args) =>
          withSpan(
            () => ({
              name: `S3 ${commandName.replace(/Command$/, '')}`,
              kind: SpanKind.CLIENT,
              attributes: { 'rpc.system.name': 'aws-api', 'aws.s3.bucket': S3_BUCKET },
            }),
            () => next(args),
          ),
      { step: 'initialize', name: 'span' },
    );
    return { client, library };
  });
  return { s3, bucket: S3_BUCKET };
}

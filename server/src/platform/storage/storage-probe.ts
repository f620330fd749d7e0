import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProbeResult, StorageStatus } from '../../kernel/use-cases/system-probes.ts';
import { type Bucket, bucketOf, type StorageLocation } from './bucket-location.ts';

/** How long the result of a reachability check is valid, in milliseconds. */
const validMs = 60_000;

const timeoutMs = 5_000;

interface StorageProbe {
  readonly isBucket: boolean;
  readonly place: string;
  /** Throws if the storage cannot be reached. */
  reach(): Promise<void>;
  /** Writes, reads and deletes an object with this name. Returns the content read. */
  roundTrip(name: string, content: string): Promise<string>;
}

const folderProbe = (folder: string): StorageProbe => ({
  isBucket: false,
  place: folder,
  async reach() {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
  },
  async roundTrip(name, content) {
    const file = path.join(folder, name);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(file, content);
      return await readFile(file, 'utf8');
    } finally {
      await rm(file, { force: true });
    }
  },
});

const bucketProbe = ({ s3, bucket }: Bucket, endpoint: string): StorageProbe => ({
  isBucket: true,
  place: `${endpoint}/${bucket}`,
  async reach() {
    const { client, library } = await s3();
    await client.send(new library.HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(timeoutMs),
    });
  },
  async roundTrip(name, content) {
    const { client, library } = await s3();
    const at = { Bucket: bucket, Key: name };
    const options = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });
    await client.send(new library.PutObjectCommand({ ...at, Body: content }), options());
    try {
      const { Body } = await client.send(new library.GetObjectCommand(at), options());
      return (await Body?.transformToString()) ?? '';
    } finally {
      await client.send(new library.DeleteObjectCommand(at), options());
    }
  },
});

/** Returns the message of an error. Errors of connections to several addresses have only a code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return error.message === '' || error.message === 'UnknownError' ? code : error.message;
}

/** Opens the probe of the storage for media and kept files. */
export function openStorageProbe(location: StorageLocation) {
  const bucket = bucketOf(location);
  const probe = bucket
    ? bucketProbe(bucket, location.S3_ENDPOINT ?? '')
    : folderProbe(path.join(location.DATA_DIR, 'media'));
  let cached: { readonly at: number; readonly failure: Promise<string | null> } | undefined;

  return {
    async status(): Promise<StorageStatus> {
      if (!cached || performance.now() - cached.at > validMs) {
        cached = { at: performance.now(), failure: probe.reach().then(() => null, messageOf) };
      }
      return { isBucket: probe.isBucket, place: probe.place, failure: await cached.failure };
    },

    async test(): Promise<ProbeResult> {
      const startedAt = performance.now();
      const content = randomUUID();
      const failure = await probe
        .roundTrip(`status-check-${content}`, content)
        .then((read) => (read === content ? null : 'The content read differs from the content written'), messageOf);
      cached = undefined;
      return { durationMs: Math.round(performance.now() - startedAt), failure };
    },
  };
}

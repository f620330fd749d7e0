import { createWriteStream, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bucket, bucketOf, type StorageLocation } from '../storage/bucket-location.ts';
import { BackupError } from './manifest.ts';
import type { BackupSource } from './read-backup.ts';

/** Backup that was written but not verified yet. */
export interface UnverifiedBackup {
  readonly bytes: number;
  open(): Promise<BackupSource>;
  /** Gives the file its final name. */
  publish(): Promise<void>;
  discard(): Promise<void>;
}

/** Folder or prefix of a bucket that contains backups. */
export interface Destination {
  /** Path or URL, for messages. */
  readonly name: string;
  list(): Promise<string[]>;
  /** Writes a file. Throws a `BackupError` if it exists. On failure, nothing is left. */
  write(name: string, content: Readable): Promise<UnverifiedBackup>;
  open(name: string): Promise<BackupSource>;
  remove(name: string): Promise<void>;
}

const bucketUrl = /^s3:\/\/([^/]+)\/?(.*)$/;

/** Opens a destination: a folder, or `s3://bucket/prefix` in the object store of the settings `S3_…`. */
export function openDestination(address: string, location: StorageLocation): Destination {
  const [, bucketName, prefix = ''] = bucketUrl.exec(address) ?? [];
  if (bucketName === undefined) return folderDestination(path.resolve(address));
  const bucket = bucketOf({ ...location, S3_BUCKET: bucketName });
  if (!bucket) throw new BackupError('S3_ENDPOINT: is required for backups in a bucket, with S3_BUCKET and its keys');
  return bucketDestination(bucket, prefix.replace(/\/+$/, ''));
}

/** Opens the folder of a file and returns it with the file's name. */
export function openParent(file: string, location: StorageLocation): { destination: Destination; name: string } {
  const slash = file.lastIndexOf('/');
  const isUrl = bucketUrl.test(file);
  const folder = isUrl ? file.slice(0, slash) : path.dirname(file);
  return { destination: openDestination(folder, location), name: isUrl ? file.slice(slash + 1) : path.basename(file) };
}

/** Partial files older than this belong to killed processes, in milliseconds. */
const abandonedMs = 86_400_000;
const partial = '.partial';

const exists = (name: string): BackupError => new BackupError(`${name} already exists. Choose another name.`);

const folderDestination = (folder: string): Destination => ({
  name: folder,
  list: () => readdir(folder),
  async write(name, content) {
    const file = path.join(folder, name);
    const unfinished = `${file}${partial}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (existsSync(file)) throw exists(file);
    await removeAbandoned(folder);
    const discard = () => rm(unfinished, { force: true });
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    } catch (error) {
      await discard();
      throw error;
    }
    return {
      bytes: (await stat(unfinished)).size,
      open: () => Promise.resolve(unfinished),
      async publish() {
        if (existsSync(file)) throw exists(file);
        await rename(unfinished, file);
        await synchronize(folder);
      },
      discard,
    };
  },
  open: (name) => Promise.resolve(path.join(folder, name)),
  remove: (name) => rm(path.join(folder, name), { force: true }),
});

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^facet-.*\.partial$/.test(name)) continue;
    const file = path.join(folder, name);
    if ((await lstat(file)).mtimeMs < Date.now() - abandonedMs) await rm(file, { force: true });
  }
}

/** Writes the directory to disk, so that the new name survives a power failure. Windows does not support this. */
async function synchronize(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Size of a part in bytes. S3 allows 10,000 parts, so a backup may have up to 320 GB. Two parts are in memory. */
const partBytes = 32_000_000;

const bucketDestination = ({ s3, bucket }: Bucket, prefix: string): Destination => {
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name);
  const at = (name: string) => ({ Bucket: bucket, Key: keyOf(name) });
  const label = `s3://${bucket}/${prefix}`;
  const read = async (name: string): Promise<Readable> => {
    const { client, library } = await s3();
    try {
      const { Body } = await client.send(new library.GetObjectCommand(at(name)));
      if (!(Body instanceof Readable)) throw new Error('the bucket has returned no stream');
      return Body;
    } catch (error) {
      if (error instanceof library.NoSuchKey) throw new BackupError(`s3://${bucket}/${keyOf(name)} does not exist`);
      throw error;
    }
  };
  const remove = async (name: string): Promise<void> => {
    const { client, library } = await s3();
    await client.send(new library.DeleteObjectCommand(at(name)));
  };
  return {
    name: label,
    async list() {
      const { client, library } = await s3();
      const names: string[] = [];
      const query = { Bucket: bucket, Prefix: prefix ? `${prefix}/` : '', Delimiter: '/' };
      for await (const { Contents = [] } of library.paginateListObjectsV2({ client }, query))
        for (const { Key = '' } of Contents) names.push(Key.slice(query.Prefix.length));
      return names;
    },
    async write(name, content) {
      const { client, library } = await s3();
      const isThere = await client.send(new library.HeadObjectCommand(at(name))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof library.NotFound) return false;
          throw error;
        },
      );
      if (isThere) throw exists(`s3://${bucket}/${keyOf(name)}`);
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { ...at(name), Body: content, ContentType: 'application/octet-stream' };
      let bytes = 0;
      content.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
      return { bytes, open: () => read(name), publish: () => Promise.resolve(), discard: () => remove(name) };
    },
    open: read,
    remove,
  };
};

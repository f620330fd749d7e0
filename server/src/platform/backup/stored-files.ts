import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readMediaName } from '../media/media-storage.ts';
import { type Bucket, bucketOf, type StorageLocation } from '../storage/bucket-location.ts';

/** Folders of a backup with stored files. */
export const fileFolders = ['media', 'kept-files'] as const;
export type FileFolder = (typeof fileFolders)[number];

/** Files of one kind, in a folder of `DATA_DIR` or in the bucket. Their content never changes. */
export interface StoredFiles {
  list(): Promise<string[]>;
  /** Opens a file. Null if it does not exist. */
  open(name: string): Promise<Readable | null>;
  /** Stores a file, unless it exists. */
  add(name: string, content: Readable, bytes: number): Promise<void>;
}

/** Opens the stored files of an installation. */
export function storedFiles(location: StorageLocation, folder: FileFolder): StoredFiles {
  const bucket = bucketOf(location);
  return bucket
    ? filesInBucket(bucket, folder === 'media' ? '' : 'kept/')
    : filesInFolder(path.join(location.DATA_DIR, folder));
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const filesInFolder = (folder: string): StoredFiles => ({
  async list() {
    try {
      return (await readdir(folder)).filter((name) => readMediaName(name)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
  async open(name) {
    const stream = createReadStream(path.join(folder, name));
    try {
      await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
      return stream;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async add(name, content, bytes) {
    const file = path.join(folder, name);
    const existing = await stat(file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (existing?.size === bytes) {
      content.destroy();
      return;
    }
    await mkdir(folder, { recursive: true, ...(path.basename(folder) === 'kept-files' && { mode: 0o700 }) });
    const unfinished = `${file}.restore.tmp`;
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  },
});

const filesInBucket = ({ s3, bucket }: Bucket, prefix: string): StoredFiles => {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    async list() {
      const { client, library } = await s3();
      const names: string[] = [];
      for await (const { Contents = [] } of library.paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix, Delimiter: '/' },
      ))
        for (const { Key = '' } of Contents) if (readMediaName(Key.slice(prefix.length))) names.push(Key);
      return names.sort();
    },
    async open(name) {
      const { client, library } = await s3();
      try {
        const { Body } = await client.send(new library.GetObjectCommand(at(name)));
        if (!(Body instanceof Readable)) throw new Error('the bucket has returned no stream');
        return Body;
      } catch (error) {
        if (error instanceof library.NoSuchKey) return null;
        throw error;
      }
    },
    async add(name, content, bytes) {
      const { client, library } = await s3();
      try {
        await client.send(new library.PutObjectCommand({ ...at(name), Body: content, ContentLength: bytes }));
      } finally {
        content.destroy();
      }
    },
  };
};

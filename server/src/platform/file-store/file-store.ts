import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { storageFault } from '../../kernel/errors/external-faults.ts';
import { asUploadError, factsOf } from '../../kernel/input/upload.ts';
import type { FileStore } from '../../kernel/use-cases/file-store.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../database/statements/own-tables.ts';
import { type Bucket, bucketOf, type StorageLocation } from '../storage/bucket-location.ts';

/** File storage: a folder, or a bucket of any S3-compatible store. */
export interface FileStorage {
  /** Stores a file of `size` bytes under a name. On failure, nothing is stored. */
  store(name: string, bytes: Readable, size: number): Promise<void>;
  /** Opens a file. Null if it does not exist. */
  open(name: string): Promise<Readable | null>;
  /** Removes a file. Does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}

/** Prefix of private files in the bucket. Public media have other prefixes. */
const prefix = 'kept/';

/** Stores files in a bucket. They are only accessible through this server. */
const fileBucket = ({ s3, bucket }: Bucket): FileStorage => {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    async store(name, bytes, size) {
      const put = { ...at(name), Body: bytes, ContentLength: size, ContentType: 'application/octet-stream' };
      try {
        const { client, library } = await s3();
        await client.send(new library.PutObjectCommand(put));
      } finally {
        // If the bucket rejects the file, the stream would stay open.
        bytes.destroy();
      }
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
    async remove(name) {
      const { client, library } = await s3();
      await client.send(new library.DeleteObjectCommand(at(name)));
    },
  };
};

/** Stores files in a private folder of this machine. */
const fileFolder = (folder: string): FileStorage => ({
  async store(name, bytes) {
    const file = path.join(folder, name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      bytes.destroy();
      await rm(file, { force: true });
      throw error;
    }
  },
  async open(name) {
    const file = path.join(folder, name);
    try {
      await access(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    return createReadStream(file);
  },
  remove: (name) => rm(path.join(folder, name), { force: true }),
});

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Initial retention in hours. Files whose retention is not extended within this time are deleted. This happens if a
 * process is killed.
 */
const hoursAtFirst = 1;

/** Maximum number of files deleted per run, because each needs a request to the bucket. */
const forgottenAtOnce = 100;

const inHours = (hours: number): RawBuilder<string> => sql<string>`now() + make_interval(hours => ${hours})`;

/** Opens the file store in `DATA_DIR/kept-files`, or in the media bucket. The database contains the list of files. */
export function openFileStore(location: StorageLocation, orm: MikroORM): FileStore {
  const bucket = bucketOf(location);
  return fileStoreIn(bucket ? fileBucket(bucket) : fileFolder(path.join(location.DATA_DIR, 'kept-files')), orm);
}

export function fileStoreIn(storage: FileStorage, orm: MikroORM): FileStore {
  const db = () => queryIn(orm.em.fork(), { type: 'write' });
  const forget = async (id: string): Promise<void> => {
    await storage.remove(id);
    await db().deleteFrom('kept_file').where('id', '=', id).execute();
  };
  return {
    async store(upload) {
      const { hash, bytes } = await factsOf(upload);
      const id = randomUUID();
      await db()
        .insertInto('kept_file')
        .values({ id, forget_at: inHours(hoursAtFirst) })
        .execute();
      try {
        await storage.store(id, upload.createReadStream(), bytes);
      } catch (error) {
        // If the removal fails too, the file is deleted within an hour. The original error is thrown.
        await forget(id).catch(() => undefined);
        throw storageFault(error) ?? asUploadError(error);
      }
      return { id, bytes, hash };
    },
    async keepForDays(transaction, id, days) {
      const forget_at = sql<string>`greatest(forget_at, ${inHours(24 * days)})`;
      const update = db().updateTable('kept_file').set({ forget_at }).where('id', '=', id);
      await transaction.getKysely().executeQuery(update.compile());
    },
    open: (id) => storage.open(id),
    forget,
    async deleteExpired() {
      for (;;) {
        const old = db().selectFrom('kept_file').select('id').where('forget_at', '<', sql<string>`now()`);
        const rows = await old.limit(forgottenAtOnce).execute();
        for (const { id } of rows) await forget(id);
        if (rows.length < forgottenAtOnce) return;
      }
    },
  };
}

/** Hourly job that deletes expired files. */
export const deleteExpiredFiles: JobHandler = {
  queue: 'kept-files.forget',
  schedule: '23 * * * *',
  title: 'Delete expired import files',
  handle: ({ services }) => services.keptFiles.deleteExpired(),
};

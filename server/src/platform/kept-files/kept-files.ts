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
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { KeptFiles } from '../../kernel/use-cases/kept-files.ts';
import { queryIn } from '../database/statements/own-tables.ts';
import { type Bucket, bucketOf, type StorageLocation } from '../storage/bucket-location.ts';

/** Storage of kept files: a folder, or a bucket of any S3-compatible store. */
export interface FilePlace {
  /** Stores `size` bytes under a name. Stores nothing if it fails. */
  keep(name: string, bytes: Readable, size: number): Promise<void>;
  /** Null if there is no such file. */
  open(name: string): Promise<Readable | null>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
}

/** What begins the names of kept files in the bucket: those of media, which everybody may have, begin otherwise. */
const prefix = 'kept/';

/** Files in a bucket, which nobody gets at but through this server. */
const fileBucket = ({ s3, bucket }: Bucket): FilePlace => {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    async keep(name, bytes, size) {
      const put = { ...at(name), Body: bytes, ContentLength: size, ContentType: 'application/octet-stream' };
      try {
        const { client, library } = await s3();
        await client.send(new library.PutObjectCommand(put));
      } finally {
        // A bucket that refuses the file leaves it open.
        bytes.destroy();
      }
    },
    async open(name) {
      const { client, library } = await s3();
      try {
        const { Body } = await client.send(new library.GetObjectCommand(at(name)));
        if (!(Body instanceof Readable)) throw new Error('the bucket answered without a stream');
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

/** Files in a folder of this machine, for nobody else's eyes. */
const fileFolder = (folder: string): FilePlace => ({
  async keep(name, bytes) {
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

/** A file whose process was killed before it said what the file is for is forgotten after so many hours. */
const hoursAtFirst = 1;

/** Files of which so many go at a time: a bucket is asked for each. */
const forgottenAtOnce = 100;

const inHours = (hours: number): RawBuilder<string> => sql<string>`now() + make_interval(hours => ${hours})`;

/** Keeps files below `DATA_DIR/kept-files`, or in the bucket that media lie in too. The database knows which there are. */
export function openKeptFiles(location: StorageLocation, orm: MikroORM): KeptFiles {
  const bucket = bucketOf(location);
  return keptFilesIn(bucket ? fileBucket(bucket) : fileFolder(path.join(location.DATA_DIR, 'kept-files')), orm);
}

/** Keeps files at a place. */
export function keptFilesIn(place: FilePlace, orm: MikroORM): KeptFiles {
  const db = () => queryIn(orm.em.fork(), { type: 'write' });
  const forget = async (id: string): Promise<void> => {
    await place.remove(id);
    await db().deleteFrom('kept_file').where('id', '=', id).execute();
  };
  return {
    async keep(upload) {
      const { hash, bytes } = await factsOf(upload);
      const id = randomUUID();
      await db()
        .insertInto('kept_file')
        .values({ id, forget_at: inHours(hoursAtFirst) })
        .execute();
      try {
        await place.keep(id, upload.createReadStream(), bytes);
      } catch (error) {
        // Where that fails too it is forgotten within the hour; what is told is why it could not be kept.
        await forget(id).catch(() => undefined);
        throw storageFault(error) ?? asUploadError(error);
      }
      return { id, bytes, hash };
    },
    async keepFor(transaction, id, days) {
      const forget_at = sql<string>`greatest(forget_at, ${inHours(24 * days)})`;
      const kept = db().updateTable('kept_file').set({ forget_at }).where('id', '=', id);
      await transaction.getKysely().executeQuery(kept.compile());
    },
    open: (id) => place.open(id),
    forget,
    async forgetOld() {
      for (;;) {
        const old = db().selectFrom('kept_file').select('id').where('forget_at', '<', sql<string>`now()`);
        const rows = await old.limit(forgottenAtOnce).execute();
        for (const { id } of rows) await forget(id);
        if (rows.length < forgottenAtOnce) return;
      }
    },
  };
}

/** Every hour: files whose time is over are forgotten. */
export const forgetKeptFiles: JobHandler = {
  queue: 'kept-files.forget',
  schedule: '23 * * * *',
  handle: ({ services }) => services.keptFiles.forgetOld(),
};

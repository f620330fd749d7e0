import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { storageFault } from '../../kernel/errors/storage-fault.ts';
import { asUploadError, factsOf } from '../../kernel/input/upload.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { KeptFiles } from '../../kernel/use-cases/kept-files.ts';
import { queryIn } from '../database/statements/own-tables.ts';
import { bucketOf, type StorageLocation } from '../storage/bucket-location.ts';
import { fileBucket } from './file-bucket.ts';
import { fileFolder } from './file-folder.ts';
import type { FilePlace } from './file-place.ts';

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

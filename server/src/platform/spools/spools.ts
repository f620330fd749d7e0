import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import type { Logger } from 'pino';
import { unavailable } from '../../kernel/errors/errors.ts';
import { registry } from '../metrics/registry.ts';
import { Places } from './places.ts';
import { type Share, Spool, type SpoolRoom, type SpoolSource } from './spool.ts';
import { SpoolFile } from './spool-file.ts';
import { openSpoolFolder } from './spool-folders.ts';

export type { Share, SpoolSource } from './spool.ts';

interface SpoolRequest {
  readonly em: EntityManager;
  /**
   * Identifies everything that the content depends on. Requests with the same key share it. Null if it must not be
   * shared.
   */
  readonly key: string | null;
  /** Reads in one snapshot of the database, and possibly again in a later one. */
  read(em: EntityManager): Promise<SpoolSource>;
}

/** Long content, each from one snapshot, for clients of any speed. */
export interface Spools {
  open(request: SpoolRequest): Share;
  /** Number of responses that are being read or sent, and their size on the disk. */
  inUse(): { readonly texts: number; readonly bytes: number };
  close(): Promise<void>;
}

/** The size of a list of some hundred items. Shorter content is never written to the disk. */
const memoryBytes = 1_000_000;
/** Maximum number of long reads at a time. Each uses a connection and much of a CPU core. */
const turns = 2;
/** Maximum wait for the semaphore, in milliseconds. */
const longestWait = 30_000;
/**
 * Limit of the total size on the disk, above which no more content is written: about thirty lists of a million items.
 */
const mostBytes = 4_000_000_000;

/**
 * Opens the buffers of a process. Content is read from the database at full speed, in one snapshot. It is stored in
 * memory or, if it is long, compressed in a file below `DATA_DIR`. Clients read it from there at their own pace.
 */
export async function openSpools(dataDir: string, log: Logger): Promise<Spools> {
  const folder = await openSpoolFolder(dataDir, 'lists');
  const spools = new Set<Spool>();
  const shared = new Map<string, Spool>();
  const files = new Set<SpoolFile>();
  const bytes = (): number => [...files].reduce((sum, { length }) => sum + length, 0);
  const places = new Places(turns);
  let made = 0;

  const room: SpoolRoom = {
    memoryBytes,
    turns: places,
    turn: (signal) =>
      places.wait(AbortSignal.any([signal, AbortSignal.timeout(longestWait)])).catch((reason: unknown) => {
        throw signal.aborted ? reason : unavailable();
      }),
    async createFile() {
      if (bytes() >= mostBytes) throw unavailable();
      const file = await SpoolFile.create(path.join(await folder.path(), String(made++)));
      files.add(file);
      return file;
    },
    async removeFile(file) {
      files.delete(file);
      await file.remove().catch((error: unknown) => log.warn({ err: error }, 'could not remove the file of a list'));
    },
  };

  return {
    open({ em, key, read }) {
      const known = key === null ? undefined : shared.get(key);
      if (known) return known.share();
      const spool: Spool = new Spool(room, {
        em,
        read,
        onEnd() {
          spools.delete(spool);
          if (key !== null && shared.get(key) === spool) shared.delete(key);
        },
      });
      spools.add(spool);
      if (key !== null) shared.set(key, spool);
      return spool.share();
    },
    inUse: () => ({ texts: spools.size, bytes: bytes() }),
    close: () => folder.close(),
  };
}

const watched = new Set<Spools>();

const sumOf = (value: (inUse: ReturnType<Spools['inUse']>) => number): number =>
  [...watched].reduce((sum, spools) => sum + value(spools.inUse()), 0);

new Gauge({
  name: 'facet_list_spools',
  help: 'Complete lists and exports that are being read or sent.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ texts }) => texts));
  },
});

new Gauge({
  name: 'facet_list_spool_bytes',
  help: 'Size of their files on the disk.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ bytes }) => bytes));
  },
});

/** Adds the lists that are being sent to `/metrics`. Returns a function that removes them. */
export function tellOfLists(spools: Spools): () => void {
  watched.add(spools);
  return () => watched.delete(spools);
}

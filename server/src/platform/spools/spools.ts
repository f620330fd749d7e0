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
  /** Names all that the text depends on: whoever asks under the same key while it is there gets the same one. Null: nobody does. */
  readonly key: string | null;
  /** Reads in one snapshot of the database; perhaps again, in a later one. */
  read(em: EntityManager): Promise<SpoolSource>;
}

/** Long texts that are one state of the database each, for clients of any pace. */
export interface Spools {
  open(request: SpoolRequest): Share;
  /** How many texts are being sent or made, and what of them lies on the disk. */
  inUse(): { readonly texts: number; readonly bytes: number };
  /** Removes what lies on the disk. */
  close(): Promise<void>;
}

/** The size of a list of some hundred items. Shorter texts are never written to the disk. */
const memoryBytes = 1_000_000;
/** Long texts that are read from the database at the same time: each keeps a connection and much of a core busy. */
const turns = 2;
/** How long a text may wait for its turn, in milliseconds. */
const longestWait = 30_000;
/** No further text goes to the disk while so many bytes lie there: about thirty lists of a million items. */
const mostBytes = 4_000_000_000;

/**
 * Texts are read from the database at full speed, in one snapshot, and kept in memory or, when they are long, compressed
 * in a file below `DATA_DIR`. Clients take them from there, at their own pace and for as long as it takes them.
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
      await file.remove().catch((error: unknown) => log.warn({ err: error }, 'the file of a list stays on the disk'));
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
  help: 'Whole lists and exports that are being made or sent.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ texts }) => texts));
  },
});

new Gauge({
  name: 'facet_list_spool_bytes',
  help: 'What of them lies on the disk.',
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

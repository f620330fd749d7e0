import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import type { Logger } from 'pino';
import { unavailable } from '../../kernel/errors/errors.ts';
import { registry } from '../metrics/registry.ts';
import { BufferFile } from './buffer-file.ts';
import { openBufferFolder } from './buffer-folder.ts';
import { type BufferReader, type BufferSpace, ResponseBuffer, type ResponseSource } from './response-buffer.ts';
import { Semaphore } from './semaphore.ts';

export type { BufferReader, ResponseSource } from './response-buffer.ts';

interface SpoolRequest {
  readonly em: EntityManager;
  /**
   * Identifies everything that affects the content. Requests with the same key share one buffer. Null if the content
   * must not be shared.
   */
  readonly key: string | null;
  /** Reads the content in one snapshot of the database. May be called again in a later snapshot. */
  read(em: EntityManager): Promise<ResponseSource>;
}

/** Buffers long responses, so that clients of any speed can read the content of one snapshot. */
export interface BufferedResponses {
  open(request: SpoolRequest): BufferReader;
  /** Number of responses being read or sent, and their size on disk. */
  inUse(): { readonly texts: number; readonly bytes: number };
  close(): Promise<void>;
}

/** Maximum size of content in memory, in bytes: a list of a few hundred items. Longer content is written to disk. */
const memoryBytes = 1_000_000;
/** Maximum number of concurrent long reads. Each uses a connection and most of a CPU core. */
const maxConcurrentReads = 2;
/** Maximum time to wait for the semaphore, in milliseconds. */
const longestWait = 30_000;
/**
 * Maximum total size on disk in bytes: about 30 lists of a million items. When this size is reached, no more content
 * is written.
 */
const maxBytes = 4_000_000_000;

/**
 * Opens the response buffers of this process. Content is read from the database at full speed, in one snapshot. It is
 * stored in memory or, if it is long, in a compressed file below `DATA_DIR`. Clients then read it at their own pace.
 */
export async function openBufferedResponses(dataDir: string, log: Logger): Promise<BufferedResponses> {
  const folder = await openBufferFolder(dataDir, 'lists');
  const spools = new Set<ResponseBuffer>();
  const shared = new Map<string, ResponseBuffer>();
  const files = new Set<BufferFile>();
  const bytes = (): number => [...files].reduce((sum, { length }) => sum + length, 0);
  const readSlots = new Semaphore(maxConcurrentReads);
  let fileCount = 0;

  const room: BufferSpace = {
    memoryBytes,
    readSlots,
    waitForSlot: (signal) =>
      readSlots.wait(AbortSignal.any([signal, AbortSignal.timeout(longestWait)])).catch((reason: unknown) => {
        throw signal.aborted ? reason : unavailable();
      }),
    async createFile() {
      if (bytes() >= maxBytes) throw unavailable();
      const file = await BufferFile.create(path.join(await folder.path(), String(fileCount++)));
      files.add(file);
      return file;
    },
    async removeFile(file) {
      files.delete(file);
      await file
        .remove()
        .catch((error: unknown) => log.warn({ err: error }, 'could not delete the file of a buffered list'));
    },
  };

  return {
    open({ em, key, read }) {
      const existing = key === null ? undefined : shared.get(key);
      if (existing) return existing.share();
      const spool: ResponseBuffer = new ResponseBuffer(room, {
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

const watched = new Set<BufferedResponses>();

const sumOf = (value: (inUse: ReturnType<BufferedResponses['inUse']>) => number): number =>
  [...watched].reduce((sum, spools) => sum + value(spools.inUse()), 0);

new Gauge({
  name: 'facet_buffered_responses',
  help: 'Number of complete lists and exports that are being read or sent.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ texts }) => texts));
  },
});

new Gauge({
  name: 'facet_buffered_response_bytes',
  help: 'Disk space used by complete lists and exports.',
  registers: [registry],
  collect() {
    this.set(sumOf(({ bytes }) => bytes));
  },
});

/** Adds metrics to `/metrics` about lists that are being sent. Returns a function that removes the metrics. */
export function collectListMetrics(spools: BufferedResponses): () => void {
  watched.add(spools);
  return () => watched.delete(spools);
}

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { openBufferFolder } from '../../platform/buffered-responses/buffer-folder.ts';
import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { listen } from '../../platform/live/listen.ts';
import { collectCopyMetrics } from '../../platform/metrics/columns.ts';
import type { ColumnStore } from './copy.ts';
import { TableCopy } from './table-copy.ts';

/** Interval between checks of table sizes, in milliseconds. */
const checkMs = 60_000;

/**
 * Interval in milliseconds at which changes are read even without a notification. LISTEN may not work through a
 * connection pooler.
 */
const idleMs = 10_000;

export interface StoreDeps {
  readonly orm: MikroORM;
  readonly log: Logger;
  readonly dataDir: string;
  readonly tables: readonly CopiedTable[];
  /** Minimum number of rows that a table needs to be copied. For smaller tables, PostgreSQL is fast enough. */
  readonly from: number;
}

/** Column store that is updated continuously between `start` and `stop`. */
export interface RunningColumnStore extends ColumnStore {
  /** Resolves when the first copies have been built. */
  start(): Promise<void>;
  /** Stops updating and closes the copies. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Creates the column store. It contains in-memory columnar copies of large tables (DuckDB), which are updated from
 * the change log.
 */
export async function createColumnStore({ orm, log, dataDir, tables, from }: StoreDeps): Promise<RunningColumnStore> {
  const folder = await openBufferFolder(dataDir, 'columns');
  const copies = new Map(
    tables.map((copied) => [copied.table, new TableCopy(copied, { orm, log, folder, from })] as const),
  );
  const all = [...copies.values()];
  const end = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let listening: Promise<void> | undefined;
  let forget: (() => void) | undefined;

  const stop = async (): Promise<void> => {
    end.abort();
    for (const timer of timers) clearInterval(timer);
    forget?.();
    await Promise.all([listening, ...all.map((copy) => copy.close())]);
    await folder.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    of: (table) => copies.get(table),
    async start() {
      const wake = (): void => {
        for (const copy of all) copy.wake();
      };
      const check = async (): Promise<void> => {
        for (const copy of all) await copy.check();
      };
      forget = collectCopyMetrics(all);
      timers.push(setInterval(wake, idleMs).unref(), setInterval(() => void check(), checkMs).unref());
      const url = String(orm.config.get('clientUrl'));
      listening = listen({ url, channel: 'change_log', onNotification: wake, signal: end.signal, log });
      await check();
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

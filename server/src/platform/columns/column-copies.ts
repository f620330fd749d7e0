import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ColumnCopies } from '../../kernel/use-cases/columns/column-copies.ts';
import { listen } from '../live/listen.ts';
import { tellOfCopies } from '../metrics/columns.ts';
import { openSpoolFolder } from '../spools/spool-folders.ts';
import type { CopiedTable } from './copied-table.ts';
import { TableCopy } from './table-copy.ts';

/** How often it is asked whether a table has grown large enough to be copied. */
const checkMs = 60_000;

/** How often changes are looked for although nobody has told of any: a pooler in between may not let anybody listen. */
const unaskedMs = 10_000;

interface CopiesDeps {
  readonly orm: MikroORM;
  readonly log: Logger;
  /** The house's folder. */
  readonly dataDir: string;
  readonly tables: readonly CopiedTable[];
  /** Tables of fewer rows are not copied. */
  readonly from: number;
}

/** The copies that this process keeps between `start` and `stop`. */
export interface ProcessCopies extends ColumnCopies {
  /** Begins to keep them. Whoever awaits it knows that those that are to be there are. */
  start(): Promise<void>;
  /** May be called again. */
  stop(): Promise<void>;
}

/** Keeps tables as columns in memory, once they are large enough. */
export async function createColumnCopies({ orm, log, dataDir, tables, from }: CopiesDeps): Promise<ProcessCopies> {
  const folder = await openSpoolFolder(dataDir, 'columns');
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
      forget = tellOfCopies(all);
      timers.push(setInterval(wake, unaskedMs).unref(), setInterval(() => void check(), checkMs).unref());
      const url = String(orm.config.get('clientUrl'));
      listening = listen({ url, channel: 'change_log', heard: wake, signal: end.signal, log });
      await check();
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

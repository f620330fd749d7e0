import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Jobs } from '../../../kernel/use-cases/services.ts';
import { tellStockChanges } from './tell-stock-changes.ts';

interface StockWatchOptions {
  readonly orm: MikroORM;
  readonly jobs: Jobs;
  readonly log: Logger;
}

/** Tells endpoints of changes of stock for as long as it runs. */
export interface StockWatch {
  /** Waits for what is being written. */
  stop(): Promise<void>;
}

/** Between two looks at the log, in milliseconds. */
const pauseMs = 1_000;

/** Looks once a second. Every process does; one at a time finds something to do, and any of them takes over. */
export function watchStock({ orm, jobs, log }: StockWatchOptions): StockWatch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isTroubled = false;
  const look = async (): Promise<void> => {
    try {
      await tellStockChanges(orm.em.fork(), jobs);
      isTroubled = false;
    } catch (error) {
      // Once, not every second: what was not told is told when it works again.
      if (!isTroubled) log.error({ err: error }, 'webhooks are not told of changes of stock');
      isTroubled = true;
    }
    if (!isStopped) timer = setTimeout(again, pauseMs).unref();
  };
  let looking: Promise<void> = look();
  const again = (): void => {
    looking = look();
  };
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

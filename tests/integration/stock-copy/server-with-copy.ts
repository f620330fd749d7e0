import { sql } from 'kysely';
import { queryCaches } from '../../../server/src/acceleration/caches.ts';
import {
  createColumnStore,
  type RunningColumnStore,
} from '../../../server/src/acceleration/column-store/column-store.ts';
import type { ColumnStore } from '../../../server/src/acceleration/column-store/copy.ts';
import { createListAnswers } from '../../../server/src/acceleration/list-answers.ts';
import { copiedStock } from '../../../server/src/modules/stock-types/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/**
 * Two applications that share one database. `app` reads lists from the column store regardless of their size. `plain`
 * has no column store.
 */
export interface ServersWithCopy {
  readonly app: TestApp;
  readonly plain: TestApp;
  /** Number of lists in `app` that the column store served, that the database served, and that failed. */
  readonly answered: { copy: number; database: number; failed: number };
  /** Column store of `app`. It contains no copies until it is started. */
  readonly copies: RunningColumnStore;
  stop(): Promise<void>;
}

export async function startServersWithCopy(): Promise<ServersWithCopy> {
  const plain = await startTestApp();
  const answered = { copy: 0, database: 0, failed: 0 };
  const log = createLogger(process.env.TEST_LOG_LEVEL ?? 'fatal');
  let copies: RunningColumnStore | undefined;
  const store: ColumnStore = {
    of(table) {
      const copy = copies?.of(table);
      return (
        copy && {
          upTo: (revision) => copy.upTo(revision),
          countRead(by) {
            answered[by] += 1;
          },
        }
      );
    },
  };
  const listAnswers = createListAnswers({ store, caches: queryCaches, log });
  const app = await startTestApp({ databaseUrl: plain.databaseUrl, services: { listAnswers } });
  const created = await createColumnStore({
    orm: app.orm,
    log,
    dataDir: app.env.DATA_DIR,
    tables: copiedStock,
    from: 1,
  });
  copies = created;
  return {
    app,
    plain,
    answered,
    copies: created,
    async stop() {
      await created.stop();
      await app.stop();
      await plain.stop();
    },
  };
}

/** Deletes all diamonds and all records that reference them. */
export async function clearStones({ plain }: ServersWithCopy): Promise<void> {
  for (const table of ['sales_order', 'cart_item', 'diamond'])
    await sql`delete from ${sql.table(table)}`.execute(plain.em().getKysely());
}

import { sql } from 'kysely';
import type { ColumnCopies } from '../../../server/src/kernel/use-cases/columns/column-copies.ts';
import { copiedStock } from '../../../server/src/modules/stock-types/index.ts';
import { createColumnCopies, type ProcessCopies } from '../../../server/src/platform/columns/column-copies.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** A house whose lists are answered by a copy however small its stock is, and one over the same database that has none. */
export interface CopiedHouse {
  readonly app: TestApp;
  readonly plain: TestApp;
  /** Who has answered questions of `app`, and how often. */
  readonly answered: { copy: number; database: number; failed: number };
  /** Begins the copies. Before that there are none. */
  readonly copies: ProcessCopies;
  stop(): Promise<void>;
}

export async function startCopiedHouse(): Promise<CopiedHouse> {
  const plain = await startTestApp();
  const answered = { copy: 0, database: 0, failed: 0 };
  let copies: ProcessCopies | undefined;
  const counting: ColumnCopies = {
    of(table) {
      const copy = copies?.of(table);
      return (
        copy && {
          upTo: (revision) => copy.upTo(revision),
          answered(by) {
            answered[by] += 1;
          },
        }
      );
    },
  };
  const app = await startTestApp({ databaseUrl: plain.databaseUrl, services: { columnCopies: counting } });
  copies = await createColumnCopies({
    orm: app.orm,
    log: createLogger(process.env.TEST_LOG_LEVEL ?? 'fatal'),
    dataDir: app.env.DATA_DIR,
    tables: copiedStock,
    from: 1,
  });
  const begun = copies;
  return {
    app,
    plain,
    answered,
    copies: begun,
    async stop() {
      await begun.stop();
      await app.stop();
      await plain.stop();
    },
  };
}

/** Empties the house of stones and of all that points at them. */
export async function clearStones({ plain }: CopiedHouse): Promise<void> {
  for (const table of ['sales_order', 'cart_item', 'diamond'])
    await sql`delete from ${sql.table(table)}`.execute(plain.em().getKysely());
}

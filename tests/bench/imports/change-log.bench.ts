import { type BenchServer, startProduct } from '../servers.ts';
import { execute, secondsOf } from './importing.ts';

interface ChangeLogBench {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly size: number;
  /** Imports all stones with one of two price levels. */
  readonly importFile: (product: BenchServer, raise: 0 | 1) => Promise<void>;
}

/** The order is symmetric, so that the growth of the table affects both variants equally. */
const turns = [true, false, false, true] as const;

const events = ['insert', 'update'] as const;

/**
 * Prints the overhead of the change log: imports a file with and without the change log triggers. The target is at
 * most 10 %.
 */
export async function benchChangeLog({ databaseUrl, dataDir, size, importFile }: ChangeLogBench): Promise<void> {
  const product = await startProduct(databaseUrl, dataDir);
  const setLogged = (isLogged: boolean) =>
    execute(
      databaseUrl,
      events
        .map((event) => `alter table diamond ${isLogged ? 'enable' : 'disable'} trigger diamond_logs_${event};`)
        .join(' '),
    );
  /** Measures `work` with and without the triggers. `prepare` is not measured. */
  const inTurns = async (prepare: (round: number) => Promise<unknown>, work: (round: number) => Promise<void>) => {
    const seconds = { logged: 0, unlogged: 0 };
    for (const [round, isLogged] of turns.entries()) {
      await setLogged(isLogged);
      await prepare(round);
      seconds[isLogged ? 'logged' : 'unlogged'] += await secondsOf(() => work(round));
    }
    return seconds;
  };
  try {
    process.stdout.write(`| import of ${size} rows | without the log | with it | more |\n|---|---|---|---|\n`);
    const printRow = (name: string, { logged, unlogged }: { logged: number; unlogged: number }) => {
      const share = ((logged / unlogged - 1) * 100).toFixed(0);
      process.stdout.write(
        `| ${name} | ${(unlogged / 2).toFixed(1)} s | ${(logged / 2).toFixed(1)} s | ${share} % |\n`,
      );
    };
    await importFile(product, 1);
    const changed = await inTurns(
      () => execute(databaseUrl, 'vacuum analyze diamond'),
      (round) => importFile(product, round % 2 === 0 ? 0 : 1),
    );
    printRow('every price changed', changed);
    const fresh = await inTurns(
      () => execute(databaseUrl, 'truncate diamond cascade'),
      () => importFile(product, 1),
    );
    printRow('all new', fresh);
  } finally {
    await setLogged(true);
    await product.stop();
  }
}

import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';
import { inTurns } from './load.ts';
import { startProduct } from './servers.ts';
import { trader } from './trader.ts';

const pages = Array.from({ length: 20 }, (_, page) => page);
const rounds = 7;
const seconds = 4;

interface ExecutionBench {
  databaseUrl: string;
  dataDir: string;
}

/** The list of the shop, as its client asks for it. */
function shopList(): string {
  const files = globSync('client/src/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const document = separateOperations(parse(files.join('\n'))).DiamondList;
  if (!document) throw new Error('the client has no operation DiamondList');
  return print(document);
}

/** Prints what compiling operations gains at the shop's list, against the same product that interprets them. */
export async function benchExecution({ databaseUrl, dataDir }: ExecutionBench): Promise<void> {
  const token = await trader(databaseUrl, 'execution@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = shopList();
  const requests = pages.map((index) => ({
    method: 'POST' as const,
    path: '/graphql',
    body: JSON.stringify({ query, variables: { filter: {}, sort: [], page: { index, size: 36 } } }),
  }));
  const compiled = await startProduct(databaseUrl, dataDir);
  const interpreted = await startProduct(databaseUrl, dataDir, ['--import', './tests/bench/interpreted.mjs']);
  try {
    const loads = await inTurns(
      {
        interpreted: { url: interpreted.url, headers, requests },
        compiled: { url: compiled.url, headers, requests },
      },
      rounds,
      seconds,
    );
    const base = loads.interpreted?.requestsPerSecond ?? Number.NaN;
    process.stdout.write('\n| the list of the shop | requests/s | of interpreted |\n|---|---|---|\n');
    for (const [name, { requestsPerSecond }] of Object.entries(loads)) {
      process.stdout.write(
        `| ${name} | ${requestsPerSecond.toFixed(0)} | ${(requestsPerSecond / base).toFixed(2)} |\n`,
      );
    }
  } finally {
    await interpreted.stop();
    await compiled.stop();
  }
}

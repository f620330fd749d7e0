import { clientOperation } from './client-operation.ts';
import { inTurns } from './load.ts';
import { startFromSources } from './servers.ts';
import { trader } from './trader.ts';

const pages = Array.from({ length: 20 }, (_, page) => page);
const rounds = 7;
const seconds = 4;

interface ExecutionBench {
  databaseUrl: string;
  dataDir: string;
}

/** Prints the throughput of the diamond list, once with compiled and once with interpreted GraphQL operations. */
export async function benchExecution({ databaseUrl, dataDir }: ExecutionBench): Promise<void> {
  const token = await trader(databaseUrl, 'execution@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = clientOperation('DiamondList');
  const requests = pages.map((index) => ({
    method: 'POST' as const,
    path: '/graphql',
    body: JSON.stringify({ query, variables: { filter: {}, sort: [], page: { index, size: 36 } } }),
  }));
  const compiled = await startFromSources(databaseUrl, dataDir, []);
  const interpreted = await startFromSources(databaseUrl, dataDir, ['--import', './tests/bench/interpreted.mjs']);
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

import { inTurns } from './load.ts';
import { startFloor, startProduct } from './servers.ts';
import { trader } from './trader.ts';

/** 36 rows, 12 fields, two filters, one sort: what a trader's list page asks for. */
const query = `query List($page: Int!) {
  diamonds(
    filter: { carats: { min: 0.5, max: 1.5 }, clarityIds: [3, 4, 5, 6] }
    sort: [{ field: TOTAL_PRICE }]
    page: { index: $page, size: 36 }
  ) {
    items {
      stockNumber carats
      shape { label } color { label } clarity { label } cut { label } polish { label } symmetry { label }
      report { laboratory { label } number }
      price { perCarat total }
    }
  }
}`;
const queryWithTotal = query.replace('{\n    items', '{\n    total\n    items');

const pages = Array.from({ length: 20 }, (_, page) => page);
const rounds = 3;
const seconds = 5;

interface ListBench {
  databaseUrl: string;
  dataDir: string;
}

/** Prints requests per second of floor, REST and GraphQL, and answers the p99 of turning pages in milliseconds. */
export async function benchLists({ databaseUrl, dataDir }: ListBench): Promise<number> {
  const token = await trader(databaseUrl, 'bench@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const floor = await startFloor(databaseUrl);
  const product = await startProduct(databaseUrl, dataDir);
  const graphql = (text: string) =>
    pages.map((page) => ({
      method: 'POST' as const,
      path: '/graphql',
      body: JSON.stringify({ query: text, variables: { page } }),
    }));
  try {
    const loads = await inTurns(
      {
        'floor, 12 fields': { url: floor.url, requests: pages.map((page) => ({ path: `/?page=${page}` })) },
        'floor, every field': {
          url: floor.url,
          requests: pages.map((page) => ({ path: `/every-field?page=${page}` })),
        },
        REST: {
          url: product.url,
          headers,
          requests: pages.map((page) => ({ path: `/api/diamonds?page=${page}&pageSize=36` })),
        },
        GraphQL: { url: product.url, headers, requests: graphql(query) },
        'GraphQL with total': { url: product.url, headers, requests: graphql(queryWithTotal) },
      },
      rounds,
      seconds,
    );
    process.stdout.write('| list | requests/s | of the floor | p50 ms | p99 ms |\n|---|---|---|---|---|\n');
    for (const [name, { requestsPerSecond, p50, p99 }] of Object.entries(loads)) {
      const base =
        loads[name === 'REST' || name === 'floor, every field' ? 'floor, every field' : 'floor, 12 fields']
          ?.requestsPerSecond ?? Number.NaN;
      process.stdout.write(
        `| ${name} | ${requestsPerSecond.toFixed(0)} | ${(requestsPerSecond / base).toFixed(2)} | ${p50} | ${p99} |\n`,
      );
    }
    return loads['GraphQL with total']?.p99 ?? Number.NaN;
  } finally {
    await product.stop();
    await floor.stop();
  }
}

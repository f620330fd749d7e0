import { inTurns, type Target } from '../load.ts';
import { untilQuiet } from '../memory.ts';
import { listTargets, newListTargets, rates, rounds, seconds, type TableBench, withServers } from './few-stones.ts';
import { type Row, rateRow } from './report.ts';

const changeMs = 200;

/** Measures lists with a large stock: repeated queries, new queries, and repeated queries while stones change. */
export const benchManyStones = (bench: TableBench): Promise<Row[]> =>
  withServers(bench, async (servers) => {
    const { headers, stones } = bench;
    await untilQuiet(servers.product.pid);
    const repeated = await rates(listTargets(servers, headers));
    const anew = await rates(newListTargets(servers, headers));
    const { floor, product } = await inTurns(changing(listTargets(servers, headers), bench), rounds, seconds);
    if (!floor || !product) throw new Error('nothing was measured');
    const size = stones.toLocaleString('en');
    return [
      rateRow(`${size} stones, repeated queries, no changes`, repeated, '≥ 2'),
      rateRow(`${size} stones, new query each time (1 connection)`, anew, '≥ 0.3'),
      rateRow(
        `${size} stones, one stone changes every ${changeMs} ms`,
        [floor.requestsPerSecond, product.requestsPerSecond],
        '≥ 0.7, p99 ≤ 60 ms',
        ` (p50 ${product.p50} ms, p99 ${product.p99} ms)`,
      ),
    ];
  });

/** SQL statements that update a stone, by target. The product's table also has change log triggers. */
const changes: Record<string, string> = {
  floor: `update floor.stone set price_per_carat = price_per_carat + 0.01, total_price = total_price + 0.01 where id = $1`,
  product: `update diamond set price_per_carat = price_per_carat + 0.01 where id = $1`,
};

/** Extends the targets so that a stone's price changes every `changeMs` during the load test. */
function changing(targets: Record<string, Target>, { client, stones }: TableBench): Record<string, Target> {
  let changed = 0;
  const runConcurrently = (text: string) => () => {
    let last: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      const stone = 1 + ((changed++ * 7_919) % stones);
      last = last.then(() => client.query(text, [stone]));
    }, changeMs);
    return async () => {
      clearInterval(timer);
      await last;
    };
  };
  return Object.fromEntries(
    Object.entries(targets).map(([name, target]) => [
      name,
      { ...target, parallelWork: runConcurrently(changes[name] ?? '') },
    ]),
  );
}

import { inTurns, type Target } from '../load.ts';
import { untilQuiet } from '../memory.ts';
import { listTargets, newListTargets, rates, rounds, seconds, type TableBench, withServers } from './few-stones.ts';
import { type Row, rateRow } from './report.ts';

const changeMs = 200;

/** What a list costs over a whole trade's stock: asked again, asked anew, and while stones change. */
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
      rateRow(`${size} stones, questions repeated, nothing changes`, repeated, '≥ 2'),
      rateRow(`${size}, each question new (1 connection)`, anew, '≥ 0.3'),
      rateRow(
        `${size}, one stone changes every ${changeMs} ms`,
        [floor.requestsPerSecond, product.requestsPerSecond],
        '≥ 0.7, p99 ≤ 60 ms',
        ` (p50 ${product.p50} ms, p99 ${product.p99} ms)`,
      ),
    ];
  });

/** The house's own table, whose triggers tell of the change, and the floor's. */
const changes: Record<string, string> = {
  floor: `update floor.stone set price_per_carat = price_per_carat + 0.01, total_price = total_price + 0.01 where id = $1`,
  product: `update diamond set price_per_carat = price_per_carat + 0.01 where id = $1`,
};

/** The same targets, and meanwhile one stone after another becomes dearer. */
function changing(targets: Record<string, Target>, { client, stones }: TableBench): Record<string, Target> {
  let changed = 0;
  const beside = (text: string) => () => {
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
    Object.entries(targets).map(([name, target]) => [name, { ...target, beside: beside(changes[name] ?? '') }]),
  );
}

import http from 'node:http';
import pg from 'pg';
import { everyField, findStone, list, lockCart, placeOrder, putIntoCart } from './statements.ts';

/**
 * Baseline ("floor") for the benchmarks: a minimal server with plain `http` and `pg` that returns the same data.
 * PostgreSQL builds the JSON in prepared statements. There is no access control. Prints its port. Node runs the file
 * without a loader, so that its start time is a baseline as well.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

type ResponseBody = string | undefined;
type Route = (params: URLSearchParams) => Promise<ResponseBody>;

const prepared = async (
  statement: { name: string; text: string },
  values: readonly unknown[],
): Promise<ResponseBody> => {
  const { rows } = await pool.query({ ...statement, values: [...values] });
  return rows[0]?.answer;
};

/** Places an order in one transaction. Returns undefined if a stone in the cart has already been sold. */
async function order(buyer: string | null): Promise<ResponseBody> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ ...lockCart, values: [buyer] });
    const isFree = rows.length > 0 && rows.every((row) => !row.is_sold);
    const { rows: placed } = isFree ? await client.query({ ...placeOrder, values: [buyer] }) : { rows: [] };
    await client.query('commit');
    return placed[0]?.answer;
  } finally {
    // Does not handle errors: a failed statement ends the process and thereby the benchmark.
    client.release();
  }
}

const routes = new Map<string, Route>([
  [
    '/list',
    (params) =>
      prepared(
        list,
        ['shape', 'color', 'laboratory', 'min', 'offset'].map((key) => params.get(key)),
      ),
  ],
  ['/every-field', (params) => prepared(everyField, [params.get('offset')])],
  ['/stone', (params) => prepared(findStone, [params.get('number')])],
  ['/cart', (params) => prepared(putIntoCart, [params.get('buyer'), params.get('stone')])],
  ['/order', (params) => order(params.get('buyer'))],
]);

const server = http.createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://floor');
  const body = await routes.get(pathname)?.(searchParams);
  if (body === undefined) res.writeHead(404).end();
  else res.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});

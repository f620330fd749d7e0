import http from 'node:http';
import pg from 'pg';
import { everyField, findStone, list, lockCart, placeOrder, putIntoCart } from './statements.ts';

/**
 * The floor that the product is measured against: what a careful hand would write with plain `http` and `pg` if nothing
 * but these answers were wanted. PostgreSQL makes the JSON, by prepared statements; nobody has rights. Prints its port.
 * Node runs it as it stands, without a loader, so that its start is a floor as well.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

type Answer = string | undefined;
type Route = (asked: URLSearchParams) => Promise<Answer>;

const prepared = async (statement: { name: string; text: string }, values: readonly unknown[]): Promise<Answer> => {
  const { rows } = await pool.query({ ...statement, values: [...values] });
  return rows[0]?.answer;
};

/** One transaction. Nothing, when a stone of the cart has been sold to somebody else. */
async function order(buyer: string | null): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ ...lockCart, values: [buyer] });
    const isFree = rows.length > 0 && rows.every((row) => !row.is_sold);
    const { rows: placed } = isFree ? await client.query({ ...placeOrder, values: [buyer] }) : { rows: [] };
    await client.query('commit');
    return placed[0]?.answer;
  } finally {
    // A failed statement ends this process, and with it the measuring.
    client.release();
  }
}

const routes = new Map<string, Route>([
  [
    '/list',
    (asked) =>
      prepared(
        list,
        ['shape', 'color', 'laboratory', 'min', 'offset'].map((key) => asked.get(key)),
      ),
  ],
  ['/every-field', (asked) => prepared(everyField, [asked.get('offset')])],
  ['/stone', (asked) => prepared(findStone, [asked.get('number')])],
  ['/cart', (asked) => prepared(putIntoCart, [asked.get('buyer'), asked.get('stone')])],
  ['/order', (asked) => order(asked.get('buyer'))],
]);

const server = http.createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://floor');
  const answer = await routes.get(pathname)?.(searchParams);
  if (answer === undefined) res.writeHead(404).end();
  else res.writeHead(200, { 'content-type': 'application/json' }).end(answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});

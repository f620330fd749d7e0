import http from 'node:http';
import pg from 'pg';

/**
 * The floor that the product is measured against: plain `http` and `pg` with the same queries, and nothing else.
 * Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });

/** What the GraphQL list asks for. */
const twelveFields = `
  select stock_id, shape_id, carats, color_id, clarity_id, cut_id, polish_id, symmetry_id, laboratory_id,
    certificate_no, price_per_carat, total_price
  from diamond
  where is_active and carats between 0.5 and 1.5 and clarity_id = any('{3,4,5,6}')
  order by total_price, id
  limit 36 offset $1`;

/** What a page of `GET /api/diamonds` carries: every field. */
const everyField = 'select * from diamond where is_active order by id limit 36 offset $1';

const server = http.createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://floor');
  const text = pathname === '/every-field' ? everyField : twelveFields;
  const { rows } = await pool.query(text, [Number(searchParams.get('page')) * 36]);
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});

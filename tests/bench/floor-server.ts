import http from 'node:http';
import pg from 'pg';

/**
 * The floor that the product is measured against: plain `http` and `pg` with the same query, and nothing else.
 * Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });

export const floorQuery = `
  select stock_id, shape_id, carats, color_id, clarity_id, cut_id, polish_id, symmetry_id, lab_id, certificate_no,
    price_per_carat, total_price
  from diamond
  where is_active and carats between $1 and $2 and clarity_id = any($3)
  order by total_price, id
  limit 36 offset $4`;

const server = http.createServer(async (req, res) => {
  const query = new URL(req.url ?? '/', 'http://floor').searchParams;
  const { rows } = await pool.query(floorQuery, [0.5, 1.5, [3, 4, 5, 6], Number(query.get('page')) * 36]);
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});

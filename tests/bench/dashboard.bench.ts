import pg from 'pg';
import { signAccessToken } from '../../server/src/platform/sign-in/tokens.ts';
import { inTurns } from './load.ts';
import { benchSecret, startProduct } from './servers.ts';

/** The client's dashboard query, with all aggregates. */
const query = `{
  dashboard(period: YEAR) {
    attention { kind count }
    stock { madeAt stale { kind count } groups { kind page count value } }
    sales { days { day orders revenue } customers { orders revenue user { displayName } } }
    interest { wished { stockNumber count } viewed { stockNumber count } misses { words count } }
    pageViews { days { day count } pages { page count } }
  }
}`;

interface DashboardBench {
  databaseUrl: string;
  dataDir: string;
  /** Number of orders, spread over a year. Most are completed. */
  orders: number;
}

const seconds = 5;

/** Prints the response time of the dashboard and the time to compute its aggregates. */
export async function benchDashboard({ databaseUrl, dataDir, orders }: DashboardBench): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await measured(client, { databaseUrl, dataDir, orders });
  } finally {
    await client.end();
  }
}

async function measured(client: pg.Client, { databaseUrl, dataDir, orders }: DashboardBench): Promise<number> {
  const token = await fill(client, orders);
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const sendRequest = async (): Promise<number> => {
      const began = performance.now();
      const response = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"'))
        throw new Error(`the dashboard answers ${response.status}: ${text}`);
      return performance.now() - began;
    };
    const first = await sendRequest();
    const requests = [{ method: 'POST' as const, path: '/graphql', body }];
    const loads = await inTurns({ dashboard: { url: product.url, headers, requests } }, 1, seconds);
    // Changes a stone every half second. Slow aggregates must not be recomputed for each request.
    const changes = setInterval(
      () => void client.query(`update diamond set updated_at = now() where id = (select max(id) from diamond)`),
      500,
    );
    const busy = await inTurns({ dashboard: { url: product.url, headers, requests } }, 1, seconds);
    clearInterval(changes);
    const { rows } = await client.query<{ name: string; took_ms: number }>(
      'select name, took_ms from figure order by name',
    );
    const took = rows.map(({ name, took_ms: ms }) => `${name} ${ms} ms`).join(', ');
    process.stdout.write('| dashboard | requests/s | p50 ms | p99 ms |\n|---|---|---|---|\n');
    for (const [name, load] of [
      ['nothing changes', loads.dashboard],
      ['a change every half second', busy.dashboard],
    ] as const) {
      if (load)
        process.stdout.write(`| ${name} | ${load.requestsPerSecond.toFixed(0)} | ${load.p50} | ${load.p99} |\n`);
    }
    process.stdout.write(`\nThe first answer took ${first.toFixed(0)} ms. Sums: ${took}.\n`);
    return loads.dashboard?.p99 ?? Number.NaN;
  } finally {
    await product.stop();
  }
}

/** Creates an administrator, 1,000 customers and their orders. Returns the administrator's token. */
async function fill(client: pg.Client, orders: number): Promise<string> {
  await client.query(`
    insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
    select 'customer-' || n || '@example.com', 'no password fits', 'User', n % 100 <> 0, true, 1
    from generate_series(1, 1000) n on conflict do nothing`);
  await client.query(
    `insert into sales_order (user_id, buyer_name, buyer_email, status, created_at, completed_at, total_price, currency)
     select (select min(id) from user_account where email like 'customer-%') + n % 1000, 'A buyer', 'buyer@example.com',
       status, now() - make_interval(secs => n::float8 / $1 * 31536000), case when status in (1, 4) then now() end,
       100 + n % 10000, 'USD'
     from generate_series(1, $1::int) n,
       lateral (select case when n % 50 = 0 then 1 when n % 1000 < 4 then (array[0, 2, 3])[1 + n % 3] else 4 end) s (status)`,
    [orders],
  );
  await client.query('vacuum analyze sales_order');
  await client.query('vacuum analyze diamond');
  const { rows } = await client.query<{ id: number }>(`
    insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
    values ('dashboard@example.com', 'no password fits', 'Administrator', true, true, 1) returning id`);
  return signAccessToken({ sub: rows[0]?.id ?? 0, role: 'Administrator', ver: 0 }, [benchSecret]).token;
}

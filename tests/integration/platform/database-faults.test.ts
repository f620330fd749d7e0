import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { lockDiamonds } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy.ts';
import { createItems, type Items } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { copyPreparedCluster } from '../../support/prepared-cluster.ts';
import { startServerProcess, until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest } from '../import/files.ts';
import { restOrders } from '../orders/rest-orders.ts';

jest.setTimeout(120_000); // starts a database server and simulates faults that last several seconds

/** Maximum response time during a fault: 10 seconds, plus a margin for a busy machine. */
const longestMs = 10_500;

let dataDir: string;
let postgres: ChildProcess;
/** URL of the database server, which bypasses the proxy. */
let directUrl: string;
let proxy: DatabaseProxy;
let app: TestApp;
let buyers: Person[];
let administrator: Person;
let items: Items;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-faults-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  await copyPreparedCluster(dataDir);
  const program = path.resolve('tests/support/embedded-postgres-process.mjs');
  postgres = spawn(process.execPath, [program, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!postgres.stdout) throw new Error('the database server cannot be heard');
  const [line]: string[] = await once(createInterface({ input: postgres.stdout }), 'line');
  directUrl = JSON.parse(line ?? '').url;
  proxy = await startDatabaseProxy(directUrl);
  app = await startTestApp({ databaseUrl: proxy.url, env: { DATABASE_POOL_SIZE: '20' } });
  buyers = await Promise.all(Array.from({ length: 25 }, () => createPerson(app)));
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  items = await createItems(app);
});

afterAll(async () => {
  await app?.stop();
  await proxy?.close();
  postgres?.stdin?.end();
  if (postgres?.exitCode === null) await once(postgres, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `work` with a database connection that bypasses the proxy. */
async function directly<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: directUrl });
  client.on('error', () => undefined); // an error is expected, because some callers crash the database server
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pidsOfApp = `select pid from pg_stat_activity where application_name = 'facet' and pid <> pg_backend_pid()`;

/**
 * Returns the number of the application's sessions that match a condition. Uses a new connection, because a
 * transaction would see cached statistics.
 */
const sessions = (condition: string): Promise<number> =>
  directly(async (client) => (await client.query(`${pidsOfApp} and ${condition}`)).rowCount ?? 0);

/** Returns the value of a metric from `/metrics`. */
async function metric(name: string): Promise<number> {
  const text = await app.metrics();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

const usedConnections = () => metric('facet_database_connections{state="used"}');
const readiness = () => app.rest<{ status: string; missing?: string[] }>('GET', '/readyz');
const readStock = (token: string | null = null) => app.rest('GET', '/api/diamonds?pageSize=5', { token });
const countStock = (token: string | null = null) => app.graphql('{ diamonds { total items { id } } }', {}, token);
const order = (buyer: Person) => restOrders(app).order<{ reason?: string }>(buyer.token);
const addToCart = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { index message } } }';
const add = (buyer: Person, diamondId: number) =>
  app.graphql<{ addToCart: { problems: { index: number; message: string }[] } }>(
    addToCart,
    { input: { items: [{ diamondId }] } },
    buyer.token,
  );

/** Returns the response and how long it took. */
async function timed<T>(work: Promise<T>): Promise<{ response: T; ms: number }> {
  const start = performance.now();
  const response = await work;
  return { response, ms: performance.now() - start };
}

/** Returns a promise and a function that resolves it. */
function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** Sends 40 concurrent requests, which is more than the number of database connections. */
const burst = (): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) => buyers[index % buyers.length]?.token ?? null).flatMap((token) => [
      readStock(token).then(({ status }) => status),
      countStock(token).then(({ status }) => status),
    ]),
  );
const allWell = Array.from({ length: 40 }, () => 200);

describe('transaction whose connection is lost', () => {
  const transaction = async (isGood = true): Promise<string> => {
    try {
      await app.orm.em.fork().transactional(async (em) => {
        await em.execute(`select 'in the middle'`);
        if (!isGood) throw new Error('refused');
      });
      return 'committed';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  test.each(['begin', 'in the middle', 'commit', 'rollback'])(
    'releases its connection after a connection reset at %s',
    async (text) => {
      proxy.resetOn(text);
      const outcomes = await Promise.all(Array.from({ length: 12 }, () => transaction(text !== 'rollback')));
      expect(outcomes).not.toContain('committed');
      proxy.resetOn(null);
      expect(await burst()).toEqual(allWell);
      expect(await usedConnections()).toBe(0);
    },
  );

  test('releases its connection if an administrator terminates it, while it is waiting or idle', async () => {
    await directly(async (client) => {
      await client.query('begin');
      await client.query('select from diamond where id = $1 for update', [items.diamondId]);
      const work = (isIdle: boolean) =>
        app.orm.em
          .fork()
          .transactional(async (em) => {
            await em.execute('select 1');
            if (isIdle) await idle.promise;
            else await em.execute('select from diamond where id = ? for update', [items.diamondId]);
          })
          .then(
            () => 'committed',
            () => 'cut',
          );
      const idle = createDeferred();
      const outcomes = Array.from({ length: 12 }, (_, index) => work(index % 2 === 0));
      await until(
        () => sessions('xact_start is not null'),
        (count) => count === 12,
      );
      await client.query(`select pg_terminate_backend(pid) from (${pidsOfApp}) app`);
      await until(
        () => sessions('xact_start is not null'),
        (count) => count === 0,
      );
      idle.resolve();
      expect(await Promise.all(outcomes)).toEqual(outcomes.map(() => 'cut'));
      await client.query('rollback');
    });
    expect(await burst()).toEqual(allWell);
    expect(await usedConnections()).toBe(0);
  });

  test('releases its connection if PostgreSQL crashes under load', async () => {
    const load = Promise.all(Array.from({ length: 12 }, () => transaction().then(() => transaction())));
    const responses = burst();
    await directly(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    });
    await load;
    expect((await responses).every((status) => status === 200 || status === 503)).toBe(true);
    await until(readStock, ({ status }) => status === 200);
    expect(await burst()).toEqual(allWell);
    expect(await usedConnections()).toBe(0);
  });
});

test('sets timeouts for each database session, so that a lost host does not block resources', async () => {
  const [settings] = await app.em().execute(
    `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement, current_setting('tcp_keepalives_idle') as keepalive,
        current_setting('tcp_user_timeout') as unanswered`,
  );
  expect(settings).toEqual({ idle: '5s', lock: '3s', statement: '6s', keepalive: '5', unanswered: '10000' });
});

test('responds with 503 UNAVAILABLE while the database is down, and recovers', async () => {
  const [buyer] = buyers;
  proxy.refuse();
  try {
    for (const token of [null, buyer?.token ?? null]) {
      const rest = await readStock(token);
      expect(rest).toMatchObject({ status: 503, body: { errorCode: 80, reason: 'UNAVAILABLE' } });
      expect(rest.headers.get('retry-after')).toMatch(/^\d+$/);
      const graphql = await countStock(token);
      expect(graphql).toMatchObject({ status: 503, errors: [{ extensions: { reason: 'UNAVAILABLE' } }] });
      expect(graphql.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    if (buyer) expect(await add(buyer, items.diamondId)).toMatchObject({ status: 503 });
    expect((await app.rest('GET', '/healthz')).status).toBe(200);
    // The status is still 200, so that the storefront remains online while a primary is replaced.
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'degraded', missing: ['primary'] } });
    expect(await metric('facet_database_up')).toBe(0);
  } finally {
    proxy.flow();
  }
  expect(await burst()).toEqual(allWell);
  expect((await readiness()).body).toEqual({ status: 'ready' });
  expect(await metric('facet_database_up')).toBe(1);
});

test('reports a read-only primary as degraded', async () => {
  const name = new URL(directUrl).pathname.slice(1);
  await directly((client) => client.query(`alter database "${name}" set default_transaction_read_only = on`));
  try {
    await directly((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'facet%'`),
    );
    // Retries, because the pool may still contain connections that the proxy has closed.
    await until(readStock, ({ status }) => status === 200);
    const [buyer] = buyers;
    if (buyer) expect(await add(buyer, items.diamondId)).toMatchObject({ status: 503 });
    expect((await readStock()).status).toBe(200);
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'degraded', missing: ['writing'] } });
  } finally {
    await directly(async (client) => {
      await client.query('set session characteristics as transaction read write');
      await client.query(`alter database "${name}" reset default_transaction_read_only`);
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'facet%'`);
    });
  }
  await until(readiness, ({ body }) => body.status === 'ready');
});

test('reports an unreachable replica as degraded', async () => {
  const unreachable = new URL(directUrl);
  unreachable.port = '1'; // no server listens on this port
  const replicated = await startTestApp({ databaseUrl: directUrl, env: { DATABASE_REPLICA_URLS: unreachable.href } });
  try {
    const { status, body } = await replicated.rest('GET', '/readyz');
    expect({ status, body }).toEqual({ status: 200, body: { status: 'degraded', missing: ['replica'] } });
  } finally {
    await replicated.stop();
  }
});

test('responds within 10 s if network packets are lost for 6 s, and recovers within 5 s', async () => {
  const [first, secondBuyer] = buyers;
  if (!first || !secondBuyer) throw new Error('there are no buyers');
  proxy.swallow();
  const requests: Promise<{ response: { status: number }; ms: number }>[] = [];
  for (let second = 0; second < 6; second++) {
    requests.push(...Array.from({ length: 8 }, () => timed<{ status: number }>(readStock(first.token))));
    requests.push(...Array.from({ length: 8 }, () => timed<{ status: number }>(add(secondBuyer, items.diamondId))));
    requests.push(timed<{ status: number }>(order(first)));
    await pause(1_000);
  }
  proxy.flow();
  const healed = performance.now();
  await until(
    () => readStock(first.token),
    ({ status }) => status === 200,
  );
  await until(
    () => add(first, items.diamondId),
    ({ status }) => status === 200,
  );
  expect(performance.now() - healed).toBeLessThan(5_000);
  for (const { response, ms } of await Promise.all(requests)) {
    expect([200, 201, 400, 409, 503]).toContain(response.status);
    expect(ms).toBeLessThan(longestMs);
  }
  expect(await burst()).toEqual(allWell);
  expect(await usedConnections()).toBe(0);
});

test('stops within 10 s of SIGTERM while the network is down', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-faults-process-'));
  const server = startServerProcess({
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    JWT_SECRET: 'a secret that only tests know: 32+ characters',
  });
  try {
    const url = await server.ready;
    proxy.swallow();
    const responses = Array.from({ length: 5 }, () => fetch(`${url}/api/diamonds`).catch(() => null));
    const { response: exit, ms } = await timed(
      (async () => {
        server.signal('SIGTERM');
        return server.ended;
      })(),
    );
    expect(exit.code).toBe(0);
    expect(ms).toBeLessThan(longestMs);
    await Promise.all(responses);
  } finally {
    proxy.flow();
    server.signal('SIGKILL');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
  await until(readStock, ({ status }) => status === 200);
});

test('delays only requests for a locked stone, and rejects them after 3 s', async () => {
  const [hot = 0, cold = 0] = await createStones(app, [{ stockId: 'HOT' }, { stockId: 'COLD' }]);
  const wanting = buyers.slice(0, 24);
  const lastBuyer = buyers[24];
  if (!lastBuyer) throw new Error('there are no buyers');
  await Promise.all(wanting.map((buyer) => restOrders(app).fillCart(buyer.token, [hot])));
  await directly(async (client) => {
    await client.query('begin');
    await client.query('select from diamond where id = $1 for update', [hot]);
    const orders = wanting.map((buyer) => timed(order(buyer)));
    const stones = importOverRest(app, csv(['Stock #', 'Price Per Carat'], ['HOT', 900], ['COLD', 900]), {
      token: administrator.token,
    });
    await until(
      () => sessions(`wait_event_type = 'Lock'`),
      (count) => count >= 10,
    );

    const { rows } = await client.query('select stock_number from melee where id = $1', [items.meleeId]);
    const melee = await importOverRest(app, csv(['Stock Number', 'Carats'], [rows[0].stock_number, 50]), {
      token: administrator.token,
      type: 'melee',
    });
    expect(melee.body).toMatchObject({ isApplied: true, updated: 1 });

    const meanwhile = await timed(
      Promise.all([
        readStock(lastBuyer.token),
        countStock(),
        app.rest('GET', '/api/cart', { token: lastBuyer.token }),
        add(lastBuyer, cold),
        add(lastBuyer, hot),
        readiness(),
      ]),
    );
    const [list, count, cart, added, rejectedResponse, ready] = meanwhile.response;
    expect([list.status, count.status, cart.status, ready.status]).toEqual([200, 200, 200, 200]);
    expect(added.data?.addToCart.problems).toEqual([]);
    expect(rejectedResponse.data?.addToCart.problems).toEqual([
      { index: 0, message: expect.stringMatching(/is currently being changed$/) },
    ]);
    expect(meanwhile.ms).toBeLessThan(2_500); // must be shorter than the lock timeout

    for (const { response, ms } of await Promise.all(orders)) {
      expect(response).toMatchObject({ status: 409, body: { reason: 'TRY_AGAIN' } });
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(ms).toBeLessThan(longestMs);
    }
    const graphql = await app.graphql(
      'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
      { input: { id: hot, expectedVersion: 1, set: { comment: 'seen' } } },
      administrator.token,
    );
    expect(graphql).toMatchObject({ status: 409, errors: [{ extensions: { reason: 'TRY_AGAIN' } }] });

    expect(await stones).toMatchObject({
      status: 409,
      body: {
        reason: 'TRY_AGAIN',
        details: [{ path: 'file', message: expect.stringMatching(/other changes are locking HOT/) }],
      },
    });
    await client.query('rollback');
  });
  expect(
    (await importOverRest(app, csv(['Stock #', 'Price Per Carat'], ['HOT', 900]), { token: administrator.token }))
      .status,
  ).toBe(200);
  expect((await order(wanting[0] ?? lastBuyer)).status).toBe(201);
});

test('lets other users add a stone to their carts while the stone is being ordered', async () => {
  const [stone = 0] = await createStones(app, [{}]);
  const [buyer] = buyers;
  if (!buyer) throw new Error('there are no buyers');
  const ordering = createDeferred();
  const locked = createDeferred();
  const order = app.orm.em.fork().transactional(async (em) => {
    await lockDiamonds(em, [stone], buyer.id);
    locked.resolve();
    await ordering.promise;
  });
  await locked.promise;
  expect((await add(buyer, stone)).data?.addToCart.problems).toEqual([]);
  ordering.resolve();
  await order;
});

test('rejects requests beyond the queue limit immediately, and responds to health checks', async () => {
  const narrow = await startTestApp({ databaseUrl: proxy.url, env: { DATABASE_POOL_SIZE: '2' } });
  const listDiamonds = () => narrow.rest<{ reason?: string }>('GET', '/api/diamonds');
  try {
    expect((await listDiamonds()).status).toBe(200);
    proxy.swallow();
    const pendingResponses = Array.from({ length: 60 }, () => timed(listDiamonds()));
    expect((await narrow.rest('GET', '/healthz')).status).toBe(200);
    const responses = await Promise.all(pendingResponses);
    for (const { response } of responses)
      expect(response).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    // Queued requests wait 3 seconds for a connection. Faster responses belong to requests that were rejected
    // immediately.
    expect(responses.filter(({ ms }) => ms < 2_900).length).toBeGreaterThan(0);
    proxy.flow();
    await until(listDiamonds, ({ status }) => status === 200);
  } finally {
    proxy.flow();
    await narrow.stop();
  }
});

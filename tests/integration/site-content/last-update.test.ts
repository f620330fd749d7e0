import { request } from 'node:http';
import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { Loaders } from '../../../server/src/kernel/use-cases/loaders.ts';
import { holdsModule } from '../../../server/src/modules/holds/index.ts';
import { stockSubjects } from '../../../server/src/modules/stock-types/index.ts';
import { countMarks, lastChange, revisionOf } from '../../../server/src/platform/database/change-marks.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { unlimitedTransaction } from '../../support/without-time-limits.ts';

/*
 * Tests the last update and the ETags of lists, which clients poll. Both change if data that the client can see may
 * have changed.
 */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

type Headers = Record<string, string>;

/** Sends a GET request with a `Host` header, which `fetch` does not support. */
const get = (path: string, headers: Headers): Promise<{ status: number; etag: string; text: string }> =>
  new Promise((resolve, reject) => {
    const call = request(`${app.url}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode = 0, headers: responseHeaders } = response;
      resolve({ status: statusCode, etag: responseHeaders.etag ?? '', text: Buffer.concat(chunks).toString() });
    });
    call.on('error', reject);
    call.end();
  });

/** Returns a new access token, because some changes end the user's sessions. */
async function tokenFor({ id }: Person): Promise<string> {
  const { rows } = await sql<{ role: UserRole; ver: number }>`
    select role, token_version as ver from user_account where id = ${id}`.execute(app.em().getKysely());
  const [row] = rows;
  if (!row) throw new Error(`there is no user ${id}`);
  return signAccessToken({ sub: id, ...row }, app.env.JWT_SECRET).token;
}

const signedIn = async (person: Person): Promise<Headers> => ({ authorization: `Bearer ${await tokenFor(person)}` });
const visitorOn = (host: string): Headers => ({ host });

interface LastUpdate {
  lastUpdate: string | null;
}

const inRest = async (headers: Headers): Promise<LastUpdate> =>
  JSON.parse((await get('/api/site/lastupdate', headers)).text);

/** Returns the last update. Fails if REST and GraphQL do not return the same value. */
async function lastUpdate(headers: Headers = visitorOn('house.example.com')): Promise<string | null> {
  const response = await inRest(headers);
  const inGraphql = await get(`/graphql?query=${encodeURIComponent('{ lastUpdate }')}`, {
    ...headers,
    'apollo-require-preflight': 'yes',
  });
  expect(JSON.parse(inGraphql.text)).toMatchObject({ data: response });
  return response.lastUpdate;
}

/**
 * Waits until the last update changes, without causing the change. Polls only REST, because the change could occur
 * between a REST and a GraphQL request.
 */
const untilChanged = (before: string | null, headers: Headers) =>
  until(
    () => inRest(headers),
    (response) => response.lastUpdate !== before,
  );

/** Returns the last update. Fails unless it is later than `before` and not in the future. */
async function movesFrom(before: string | null, headers?: Headers): Promise<string> {
  const after = await lastUpdate(headers);
  if (after === null) throw new Error('there was no update');
  expect(after > (before ?? '')).toBe(true);
  expect(after <= new Date().toISOString()).toBe(true);
  return after;
}

const admin = () => ({ token: people.administrator });
const hide = (id: number) => app.rest('PATCH', `/api/diamonds/${id}/active`, { ...admin(), body: { isActive: false } });
const change = async (method: 'PATCH' | 'POST' | 'DELETE', path: string, body?: object): Promise<{ id: number }> => {
  const response = await app.rest<{ id: number }>(method, `/api/users/${path}`, { ...admin(), body });
  expect([200, 201, 204]).toContain(response.status);
  return response.body;
};
const countAll = () => countMarks(app.em());

test('changes the last update time only when stock changes', async () => {
  expect(await lastUpdate()).toBeNull();
  const startedAt = new Date().toISOString();
  const id = await createStone(app);
  const first = await movesFrom(startedAt);
  await createPerson(app);
  await app.rest('PUT', '/api/site/maintenance/message', { ...admin(), body: { message: 'Later' } });
  expect(await lastUpdate()).toBe(first);
  expect(await lastUpdate({ authorization: 'Bearer not.a.token' })).toBe(first);
  await hide(id);
  await movesFrom(first);
});

test('ignores rolled-back changes, and keeps the last update time when change markers are cleaned up', async () => {
  const before = await lastUpdate();
  await app
    .em()
    .transactional(async (em) => {
      await sql`update diamond set comment = comment`.execute(em.getKysely());
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  expect(await lastUpdate()).toBe(before);
  await countAll();
  expect(await lastUpdate()).toBe(before);
});

test('changes the last update time when a long import commits after a later, shorter change', async () => {
  const [first, second] = [await createStone(app), await createStone(app)];
  let between: string | null = null;
  await unlimitedTransaction(app, async (em) => {
    await sql`update diamond set comment = 'long' where id = ${first}`.execute(em.getKysely());
    await hide(second);
    between = await lastUpdate();
  });
  await movesFrom(between);
});

describe("user's access and prices", () => {
  const whole = async (person: Person, etag = '') =>
    get('/api/diamonds', { ...(await signedIn(person)), 'if-none-match': etag });

  test('changes the last update time and list ETags only for the changed user', async () => {
    await createStone(app, { pricePerCarat: '1000', colorId: 1 });
    const [person, other] = [await createPerson(app), await createPerson(app)];
    const markup = { id: 0 };
    const access = { id: 0 };
    const actions: Record<string, () => Promise<unknown>> = {
      'a markup': async () =>
        Object.assign(markup, await change('POST', `${person.id}/markup`, { percent: 10, caratMin: 0.5 })),
      'no markup': () => change('DELETE', `markup/${markup.id}`),
      'access to a page': async () => Object.assign(access, await change('POST', `${person.id}/access`, { pageId: 1 })),
      'no restriction': () => change('DELETE', `access/${access.id}`),
      'another role': () => change('PATCH', `${person.id}/role`, { role: UserRole.ADMINISTRATOR }),
      'the old role': () => change('PATCH', `${person.id}/role`, { role: UserRole.USER }),
    };
    const others = [await lastUpdate(await signedIn(other)), await lastUpdate()];
    let previous = await lastUpdate(await signedIn(person));
    let list = await whole(person);
    const otherUpdate = await whole(other);
    for (const [action, act] of Object.entries(actions)) {
      expect([action, (await whole(person, list.etag)).status]).toEqual([action, 304]);
      await act();
      previous = await movesFrom(previous, await signedIn(person));
      const now = await whole(person, list.etag);
      expect([action, now.status, now.text === list.text]).toEqual([action, 200, false]);
      list = now;
    }
    await change('PATCH', `${person.id}/blocked`, { isBlocked: true });
    await change('PATCH', `${person.id}/blocked`, { isBlocked: false });
    await movesFrom(previous, await signedIn(person));
    expect([await lastUpdate(await signedIn(other)), await lastUpdate()]).toEqual(others);
    expect((await whole(other, otherUpdate.etag)).status).toBe(304);
  });

  test('changes the last update time when a change to the user commits, but not if it is rolled back', async () => {
    const person = await createPerson(app);
    const id = await createStone(app);
    const add = sql`insert into user_markup (user_id, percent) values (${person.id}, 5)`;
    const headers = await signedIn(person);
    const before = await lastUpdate(headers);
    const failed = app.em().transactional(async (em) => {
      await add.execute(em.getKysely());
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await lastUpdate(headers)).toBe(before);
    let between = before;
    await unlimitedTransaction(app, async (em) => {
      await add.execute(em.getKysely());
      await hide(id);
      between = await movesFrom(before, headers);
    });
    await movesFrom(between, headers);
  });

  test("changes the last update time for visitors on an agent's domain when the agent's markups, block or domain change, or the agent is deleted", async () => {
    await createStone(app, { showToAll: true, pricePerCarat: '3000' });
    const agent = await createPerson(app, { role: UserRole.AGENT, domain: 'rings.example.com' });
    const visitor = visitorOn('rings.example.com');
    const initialUpdate = await lastUpdate();
    const list = (etag = '') => get('/api/diamonds', { ...visitor, 'if-none-match': etag });
    let previous = await lastUpdate(visitor);
    let previousList = await list();
    const moves = async (act: () => Promise<unknown>, prices: number[]) => {
      expect((await list(previousList.etag)).status).toBe(304);
      await act();
      previous = await movesFrom(previous, visitor);
      previousList = await list(previousList.etag);
      expect(previousList.status).toBe(200);
      const rows: { product: { totalPrice: number } }[] = JSON.parse(previousList.text);
      expect(rows.map(({ product }) => product.totalPrice)).toEqual(prices);
    };
    await moves(() => change('POST', `${agent.id}/markup`, { percent: 50 }), [4500]);
    const setBlock = (blockedUntil: Date | null) =>
      change('PATCH', `${agent.id}/blocked`, { isBlocked: true, blockedUntil });
    await moves(() => setBlock(null), [3000]);
    await moves(() => change('PATCH', `${agent.id}/blocked`, { isBlocked: false }), [4500]);
    const ends = new Date(Date.now() + 1_500);
    await moves(() => setBlock(ends), [3000]);
    await moves(() => untilChanged(previous, visitor), [4500]);
    expect(previous).toBe(ends.toISOString());
    await change('PATCH', `${agent.id}/blocked`, { isBlocked: false });
    await movesFrom(previous, visitor);
    await moves(() => change('PATCH', `${agent.id}/domain`, { domain: 'gems.example.com' }), [3000]);
    await movesFrom(initialUpdate, visitorOn('gems.example.com'));
    await moves(() => change('PATCH', `${agent.id}/domain`, { domain: 'rings.example.com' }), [4500]);
    expect(await lastUpdate()).toBe(initialUpdate);
    await moves(() => change('DELETE', String(agent.id)), [3000]);
  });
});

test('changes the last update time and ETags at the end of a hold without a database write', async () => {
  const buyer = await createPerson(app);
  const headers = await signedIn(buyer);
  const paths = ['/api/diamonds', '/api/diamonds?availableonly=true', '/api/diamonds?page=0&pageSize=5', '/api/cart'];
  const id = await createStone(app);
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
  const added = await app.graphql(add, { input: { items: [{ diamondId: id }] } }, buyer.token);
  expect(added.data).toEqual({ addToCart: { problems: [] } });
  await sql`update diamond set status = 2, hold_until = clock_timestamp() + interval '2 seconds' where id = ${id}`.execute(
    app.em().getKysely(),
  );
  const ends = await sql<{ at: Date }>`select hold_until as at from diamond where id = ${id}`.execute(
    app.em().getKysely(),
  );
  const before = await lastUpdate(headers);
  const responses = await Promise.all(paths.map((path) => get(path, headers)));
  const again = () =>
    Promise.all(
      paths.map(async (path, index) => {
        const { status } = await get(path, { ...headers, 'if-none-match': responses[index]?.etag ?? '' });
        return status;
      }),
    );
  expect(await again()).toEqual(paths.map(() => 304));
  await untilChanged(before, headers);
  const after = await lastUpdate(headers);
  expect(after).toBe(new Date(ends.rows[0]?.at ?? '').toISOString());
  expect(await again()).toEqual(paths.map(() => 200));
  expect(await lastUpdate()).toBe(after);

  // The cleanup job writes the end of the hold. The last update must not move back in time.
  const release = holdsModule.jobs.find(({ queue }) => queue === 'catalogue.release-expired-holds');
  await release?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, null);
  const tidied = await movesFrom(after, headers);
  await countAll();
  expect(await lastUpdate(headers)).toBe(tidied);
});

test('reads the last update time with one query plus one for the caller, and scans no stock table', async () => {
  const { token } = await createPerson(app);
  const countStatements = (by: string | null) =>
    countQueries(() => app.rest('GET', '/api/site/lastupdate', { token: by }));
  await countStatements(token);
  expect((await countStatements(token)).queries).toHaveLength(2);
  expect((await countStatements(null)).queries).toHaveLength(1);

  const rows = await unlimitedTransaction(app, async (em) => {
    const db = em.getKysely();
    await sql`insert into diamond (stock_id, carats, price_per_carat, shape_id, status, hold_until)
      select 'MANY-' || n, 1, 1000, 1, 2, now() + (n - 1000) * interval '1 minute' from generate_series(1, 2000) n`.execute(
      db,
    );
    await sql`analyze diamond`.execute(db);
    const scans = async () => {
      const { rows: tables } = await sql<{ name: string; scans: number }>`
        select relname as name, seq_scan::int as scans from pg_stat_xact_user_tables
        where relname in ('diamond', 'user_account') order by 1`.execute(db);
      return tables;
    };
    const before = await scans();
    await lastChange(em, [...stockSubjects, 'visitors of rings.example.com']);
    await revisionOf({ em, loaders: new Loaders() }, ['diamond']);
    expect(await scans()).toEqual(before);
    return sql`delete from diamond where stock_id like 'MANY-%'`.execute(db);
  });
  expect(rows.numAffectedRows).toBe(2000n);
});

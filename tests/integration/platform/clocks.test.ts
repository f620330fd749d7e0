import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { hashPassword } from '../../../server/src/platform/sign-in/passwords.ts';
import { setClock } from '../../support/clock.ts';
import { createPerson } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that users are not locked out if the server's or the database's clock is set back. */

const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: '1' } });
});
afterAll(() => app.stop());

afterEach(() => {
  jest.useRealTimers();
});

/** Query with a cost of 4,401 of a budget of 10,000. */
const expensiveQuery = '{ diamonds(page: { size: 400 }) { items { lineSetStones { id } } } }';
const cheap = '{ currentUser { id } }';

test('keeps sessions and budgets valid when the server clock is set back', async () => {
  setClock(Date.now());
  const { token } = await createPerson(app);
  expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(200);
  setClock(Date.now() - hour);
  const { status, data } = await app.graphql<{ currentUser: { id: string } | null }>(cheap, {}, token);
  expect([status, data?.currentUser]).toEqual([200, { id: expect.any(String) }]);
  expect((await app.graphql(expensiveQuery, {}, token)).status).toBe(200);
});

test('resets the sign-in attempt counter when the server clock is set back', async () => {
  const { id, email } = await createPerson(app);
  await sql`update user_account set password_hash = ${await hashPassword('right-Password-1')} where id = ${id}`.execute(
    app.em().getKysely(),
  );
  const signIn = (password: string) => app.rest('POST', '/api/auth/login', { body: { email, password } });
  setClock(Date.now());
  for (let attempt = 0; attempt < 10; attempt++) expect((await signIn('wrong-Password-1')).status).toBe(401);
  expect((await signIn('right-Password-1')).status).toBe(429);
  setClock(Date.now() - hour);
  expect((await signIn('right-Password-1')).status).toBe(200);
});

test('restores a used budget when the database clock is set back', async () => {
  const { id, token } = await createPerson(app);
  expect((await app.graphql(cheap, {}, token)).status).toBe(200);
  // Changes the row as if the database clock had been set back by an hour.
  await until(
    () =>
      sql`update rate_limit set expire = expire + ${hour} where key = ${`cost:user:${id}`}`.execute(
        app.em().getKysely(),
      ),
    ({ numAffectedRows }) => numAffectedRows === 1n,
  );
  const debtOf = async (): Promise<number> => {
    await app.graphql(cheap, {}, token);
    const { rows } = await sql<{ seconds: number }>`
      select (expire / 1000 - extract(epoch from now()))::float8 as seconds
      from rate_limit where key = ${`cost:user:${id}`}`.execute(app.em().getKysely());
    return rows[0]?.seconds ?? 0;
  };
  await until(debtOf, (seconds) => seconds < 60);
  await until(
    () => app.graphql(cheap, {}, token),
    ({ status }) => status === 200,
  );
});

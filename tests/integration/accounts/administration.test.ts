import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import {
  createAdministrator,
  logIn,
  makeTrader,
  type RestError,
  type RestUser,
  register,
  tokenOf,
} from './account-requests.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  admin = await createAdministrator(app);
});
afterAll(() => app.stop());

const patch = (id: number | string, path: string, body: object, token = admin.token) =>
  app.rest<RestUser & RestError>('PATCH', `/api/users/${id}/${path}`, { token, body });
const isAlive = async (token: string) => (await app.rest('GET', '/api/users/current', { token })).status === 200;

describe('approval of users', () => {
  test('allows sign-in after approval, sends one approval email, and ends the session when the approval is withdrawn', async () => {
    const email = 'approve@example.com';
    const { id } = await register(app, email);
    await app.em().getConnection().execute('update user_account set is_email_confirmed = true where id = ?', [id]);
    expect((await logIn(app, email)).body.errorCode).toBe(10);

    const approved = await patch(id, 'status', { isApproved: true });
    expect([approved.status, approved.body.approved]).toEqual([200, true]);
    const token = tokenOf(await logIn(app, email));
    await patch(id, 'status', { isApproved: true });
    expect(await isAlive(token)).toBe(true);

    expect((await patch(id, 'status', { isApproved: false })).body.approved).toBe(false);
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(app, email)).body.errorCode).toBe(10);

    const deadline = Date.now() + 10_000;
    const notices = async () =>
      (await app.mails()).filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes('approved'));
    while ((await notices()).length === 0 && Date.now() < deadline) await new Promise((r) => setTimeout(r, 50));
    expect(await notices()).toHaveLength(1);
  });

  test.each([[{}], [{ isApproved: 'yes' }], [{ isApproved: null }]])('rejects the approval %j', async (body) => {
    const { id } = await createPerson(app);
    const response = await patch(id, 'status', body);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([
      400,
      90,
      'isApproved',
    ]);
  });
});

describe('blocking users', () => {
  test('ends the session of a blocked user and rejects sign-in until the block is lifted', async () => {
    const email = 'block@example.com';
    const { id } = await makeTrader(app, email);
    const token = tokenOf(await logIn(app, email));
    const blocked = await patch(id, 'blocked', { isBlocked: true });
    expect(blocked.body).toMatchObject({ blocked: true, blockedUntil: null });
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(app, email)).body.errorCode).toBe(130);
    expect((await patch(id, 'blocked', { isBlocked: false })).body.blocked).toBe(false);
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(app, email)).status).toBe(200);
  });

  test('stores the end of a block and clears it when the block is lifted', async () => {
    const { id } = await createPerson(app);
    const blockedUntil = new Date(Date.now() + 86_400_000).toISOString();
    expect((await patch(id, 'blocked', { isBlocked: true, blockedUntil })).body).toMatchObject({
      blocked: true,
      blockedUntil,
    });
    expect((await patch(id, 'blocked', { isBlocked: false, blockedUntil })).body).toMatchObject({
      blocked: false,
      blockedUntil: null,
    });
  });

  test.each([
    [{ isBlocked: true, blockedUntil: '2001-01-01' }, 'blockedUntil'],
    [{ isBlocked: true, blockedUntil: 'soon' }, 'blockedUntil'],
    [{ isBlocked: true, blockedUntil: 12 }, 'blockedUntil'],
    [{ isBlocked: 1 }, 'isBlocked'],
  ])('rejects the block %j', async (body, path) => {
    const { id, token } = await createPerson(app);
    const response = await patch(id, 'blocked', body);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect(await isAlive(token)).toBe(true);
  });
});

describe('roles of users', () => {
  test("ends the user's session when the role changes, but not when the current role is set again", async () => {
    const person = await createPerson(app);
    expect((await patch(person.id, 'role', { newRole: 'User' })).body.role).toBe('User');
    expect(await isAlive(person.token)).toBe(true);
    expect((await patch(person.id, 'role', { newRole: 'Agent' })).body.role).toBe('Agent');
    expect(await isAlive(person.token)).toBe(false);
  });

  test.each([[{ newRole: 'King' }], [{}], [{ newRole: 1 }]])('rejects the role %j', async (body) => {
    const person = await createPerson(app);
    const response = await patch(person.id, 'role', body);
    expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([400, 90, 'newRole']);
  });
});

describe('deletion of users', () => {
  test('deletes the user along with all addresses and sessions', async () => {
    const email = 'gone@example.com';
    const { id } = await makeTrader(app, email);
    const token = tokenOf(await logIn(app, email));
    const response = await app.rest('DELETE', `/api/users/${id}`, { token: admin.token });
    expect([response.status, response.body]).toEqual([204, null]);
    expect(await isAlive(token)).toBe(false);
    expect((await logIn(app, email)).body.errorCode).toBe(140);
    const remaining = await app.em().getConnection().execute('select 1 from user_address where user_id = ?', [id]);
    expect(remaining).toEqual([]);
    const again = await app.rest<RestError>('DELETE', `/api/users/${id}`, { token: admin.token });
    expect([again.status, again.body.errorCode]).toEqual([404, 140]);
  });
});

test("keeps a deleted buyer's orders and deletes the wishlist and cart", async () => {
  const email = 'buyer@example.com';
  const { id } = await makeTrader(app, email);
  const token = tokenOf(await logIn(app, email));
  const [ordered, wished] = await createStones(app, [{}, {}]);
  await app.rest('POST', '/api/cart/diamond', { token, body: { itemId: ordered } });
  const order = await app.rest<{ id: number }>('POST', '/api/orders', { token });
  expect(order.status).toBeLessThan(300);
  await app.rest('POST', '/api/wishlist/diamond', { token, body: { itemId: wished } });
  await app.rest('POST', '/api/cart/diamond', { token, body: { itemId: wished } });

  expect((await app.rest('DELETE', `/api/users/${id}`, { token: admin.token })).status).toBe(204);
  const orders = await app.rest<{ id: number; userId: number | null; user: { email: string } }[]>(
    'GET',
    '/api/orders',
    {
      token: admin.token,
    },
  );
  expect(orders.body).toEqual([
    expect.objectContaining({ id: order.body.id, userId: null, user: expect.objectContaining({ email }) }),
  ]);
  const baskets = await app.rest<unknown[]>('GET', '/api/wishlist/fetch-all', { token: admin.token });
  expect(baskets.body).toEqual([]);
});

describe('protection of the last administrator', () => {
  const powers = [
    (id: number) => patch(id, 'role', { newRole: 'User' }),
    (id: number) => patch(id, 'blocked', { isBlocked: true }),
    (id: number) => patch(id, 'status', { isApproved: false }),
    (id: number) => app.rest<RestUser & RestError>('DELETE', `/api/users/${id}`, { token: admin.token }),
  ];

  test('rejects changes that would remove the caller’s own administrator rights', async () => {
    for (const takeAway of powers) {
      const response = await takeAway(admin.id);
      expect([response.status, response.body.errorCode, response.body.details?.[0]?.path]).toEqual([
        403,
        70,
        expect.stringMatching(/^(id|userId)$/),
      ]);
    }
    expect(await isAlive(admin.token)).toBe(true);
  });

  test('allows an administrator to demote, block and delete another administrator', async () => {
    for (const takeAway of powers) {
      const other = await createAdministrator(app);
      expect((await takeAway(other.id)).status).toBeLessThan(300);
      expect(await isAlive(other.token)).toBe(false);
    }
  });

  test('keeps one administrator if two administrators demote each other concurrently', async () => {
    const separateApp = await startTestApp({ databaseUrl: app.databaseUrl });
    try {
      for (let round = 0; round < 5; round++) {
        const [first, second] = await Promise.all([createAdministrator(app), createAdministrator(app)]);
        await app
          .em()
          .getConnection()
          .execute("update user_account set is_approved = false where role = 'Administrator' and id not in (?, ?)", [
            first.id,
            second.id,
          ]);
        const responses = await Promise.all([
          patch(second.id, 'role', { newRole: 'User' }, first.token),
          separateApp.rest<RestError>('PATCH', `/api/users/${first.id}/role`, {
            token: second.token,
            body: { newRole: 'User' },
          }),
        ]);
        expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(responses.filter(({ body }) => 'errorCode' in body && body.errorCode === 70)).toHaveLength(1);
      }
    } finally {
      await separateApp.stop();
      await app.em().getConnection().execute('update user_account set is_approved = true');
    }
  });
});

test('sets approval, block and role, and deletes a user through GraphQL', async () => {
  const { id } = await createPerson(app);
  const run = (mutation: string) => app.graphql(`mutation { ${mutation} }`, {}, admin.token);
  const approval = await run(`setUserApproval(input: { userId: ${id}, isApproved: false }) { user { isApproved } }`);
  expect(approval.data).toEqual({ setUserApproval: { user: { isApproved: false } } });
  const block = await run(
    `setUserBlock(input: { userId: ${id}, isBlocked: true, blockedUntil: "2099-01-01T00:00:00Z" }) { user { isBlocked blockedUntil } }`,
  );
  expect(block.data).toEqual({ setUserBlock: { user: { isBlocked: true, blockedUntil: '2099-01-01T00:00:00.000Z' } } });
  const role = await run(`setUserRole(input: { userId: ${id}, role: AGENT }) { user { role } }`);
  expect(role.data).toEqual({ setUserRole: { user: { role: 'AGENT' } } });
  const deletion = await run(`deleteUser(input: { userId: ${id} }) { userId }`);
  expect(deletion.data).toEqual({ deleteUser: { userId: String(id) } });
  const userResponse = await app.graphql(`{ user(id: ${id}) { id } }`, {}, admin.token);
  expect(userResponse.errors[0]?.extensions).toMatchObject({ code: 'USER_NOT_FOUND', errorCode: 140 });
});

test('returns 403 when an agent tries to block an administrator', async () => {
  const agent = await createPerson(app, { role: UserRole.AGENT });
  const response = await patch(admin.id, 'blocked', { isBlocked: true }, agent.token);
  expect([response.status, response.body.errorCode]).toEqual([403, 70]);
});

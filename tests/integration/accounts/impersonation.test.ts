import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { accountsModule } from '../../../server/src/modules/accounts/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { createPerson, type Person, viewAs } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'desk@example.com' });
});
afterAll(() => app.stop());

const isGood = async (token: string): Promise<boolean> => {
  const { status } = await app.rest('GET', '/api/users/current', { token });
  return status === 200;
};
const execute = (statement: string, values: unknown[]) => app.em().getConnection().execute(statement, values);
const begin = (userId: number, token = administrator.token) =>
  app.graphql(
    'mutation ($input: BeginViewingInput!) { beginViewing(input: $input) { session { expiresAt } } }',
    { input: { userId } },
    token,
  );
const end = (token: string) => app.graphql('mutation { endViewing { userId } }', {}, token);

interface Entry {
  readonly action: string;
  readonly actorEmail: string;
  readonly label: string;
}

/** Returns the audit log entries for the start and end of impersonations of a user, oldest first. */
async function entriesOf(userId: number): Promise<Entry[]> {
  const { data } = await app.graphql<{ auditLog: { items: (Entry & { part: string | null })[] } }>(
    `query ($id: ID!) { auditLog(filter: {subjects: [USER], subjectId: $id}) { items { part action actorEmail label } } }`,
    { id: userId },
    administrator.token,
  );
  const items = data?.auditLog.items.filter(({ part }) => part === 'VIEWING') ?? [];
  return items.reverse().map(({ action, actorEmail, label }) => ({ action, actorEmail, label }));
}

test('returns the account, pages, prices and wishlist as the impersonated user sees them', async () => {
  await createStone(app, { stockId: 'VIEW-1', carats: '1', pricePerCarat: '1000' });
  await createStone(app, { stockId: 'VIEW-2', isLabGrown: true });
  const trader = await createPerson(app, { pages: [2], markups: [{ percent: '10' }] });
  const token = await viewAs(app, administrator.token, trader.id);
  const query = `{
    currentUser { id role accesses { page } markups { percent } }
    diamonds(filter: {text: "VIEW-"}) { items { stockNumber price { total } } }
    wishlist { lines { id } } cart { lines { id } }
  }`;
  const theirs = await app.graphql(query, {}, trader.token);
  const response = await app.graphql(query, {}, token);
  expect(theirs.errors).toEqual([]);
  expect(response.data).toEqual(theirs.data);
  expect(response.data).toMatchObject({
    currentUser: { id: String(trader.id), role: 'USER', markups: [] },
    diamonds: { items: [{ stockNumber: 'VIEW-1', price: { total: 1100 } }] },
  });
});

test('rejects changes during impersonation, and leaves the user’s last sign-in, version and cart unchanged', async () => {
  const trader = await createPerson(app);
  const stone = await createStone(app);
  const token = await viewAs(app, administrator.token, trader.id);
  const add = 'mutation ($id: ID!) { addToCart(input: {items: [{diamondId: $id}]}) { cart { lines { id } } } }';
  const { errors } = await app.graphql(add, { id: stone }, token);
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'READ_ONLY' });
  expect(errors[0]?.extensions.explanation).toContain('change nothing');
  const [row] = await execute(
    'select last_login_date, version, (select count(*)::int from cart_item where user_id = u.id) as lines from user_account u where id = ?',
    [trader.id],
  );
  expect(row).toEqual({ last_login_date: null, version: 1, lines: 0 });
});

test("hides the impersonated user's private notes, even in cached responses", async () => {
  const trader = await createPerson(app);
  const stone = await createStone(app);
  const token = await viewAs(app, administrator.token, trader.id);
  const add = 'mutation ($id: ID!) { addToWishlist(input: {items: [{diamondId: $id}]}) { wishlist { lines { id } } } }';
  expect((await app.graphql(add, { id: stone }, trader.token)).errors).toEqual([]);
  const write = `mutation ($id: ID!) { setStockNote(input: {kind: DIAMOND, id: $id, text: "too dear"}) { item { note } } }`;
  expect((await app.graphql(write, { id: stone }, trader.token)).data).toEqual({
    setStockNote: { item: { note: 'too dear' } },
  });
  const read = async (reader: string) => {
    const query = 'query ($id: ID!) { diamond(ref: {id: $id}) { note } }';
    const { data } = await app.graphql<{ diamond: { note: string | null } }>(query, { id: stone }, reader);
    return data?.diamond.note;
  };
  for (const _use of [1, 2, 3]) expect([await read(trader.token), await read(token)]).toEqual(['too dear', null]);
});

test('invalidates export links from the impersonation session when the impersonation ends', async () => {
  const trader = await createPerson(app);
  await createStone(app);
  const token = await viewAs(app, administrator.token, trader.id);
  const offer = async (callerToken: string) => {
    const { data } = await app.graphql<{ exportList: { url: string } }>(
      'mutation { exportList(input: { list: { diamonds: {} } }) { url } }',
      {},
      callerToken,
    );
    return `${app.url}${data?.exportList.url}`;
  };
  const [ownOffer, impersonatedOffer] = [await offer(trader.token), await offer(token)];
  expect((await fetch(impersonatedOffer)).status).toBe(200);
  await end(token);
  expect((await fetch(impersonatedOffer)).status).toBe(401);
  expect((await fetch(ownOffer)).status).toBe(200);
});

test('rejects file uploads during impersonation', async () => {
  const trader = await createPerson(app);
  const token = await viewAs(app, administrator.token, trader.id);
  const form = new FormData();
  const query = 'mutation ($input: UploadImageInput!) { uploadImage(input: $input) { url } }';
  form.set('operations', JSON.stringify({ query, variables: { input: { file: null } } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob(['GIF89a']), 'logo.gif');
  const { body } = await app.rest<{ errors: { extensions: { code: string } }[] }>('POST', '/graphql', {
    ...{ form, token, headers: { 'apollo-require-preflight': 'true' } },
  });
  expect(body.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

test('ends the impersonation immediately on request, and records its start and end in the audit log', async () => {
  const trader = await createPerson(app, { email: 'seen@example.com' });
  const token = await viewAs(app, administrator.token, trader.id);
  expect(await isGood(token)).toBe(true);
  const { data } = await end(token);
  expect(data).toEqual({ endViewing: { userId: String(trader.id) } });
  expect(await isGood(token)).toBe(false);
  const entry = { actorEmail: 'desk@example.com', label: 'seen@example.com' };
  expect(await entriesOf(trader.id)).toEqual([
    { action: 'CREATE', ...entry },
    { action: 'DELETE', ...entry },
  ]);
  expect(await isGood(trader.token)).toBe(true);
});

test('ends the impersonation after 30 minutes, and records its end in the audit log', async () => {
  const trader = await createPerson(app);
  const { data } = await app.graphql<{ beginViewing: { session: { expiresAt: string } } }>(
    'mutation ($input: BeginViewingInput!) { beginViewing(input: $input) { session { expiresAt } } }',
    { input: { userId: trader.id } },
    administrator.token,
  );
  const minutes = (Date.parse(data?.beginViewing.session.expiresAt ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  const token = await viewAs(app, administrator.token, trader.id);
  await execute('update user_viewing set ends_at = now() where user_id = ?', [trader.id]);
  expect(await isGood(token)).toBe(false);
  const rows = await execute('select id from user_viewing where user_id = ?', [trader.id]);
  for (const { id: viewingId } of rows) {
    const job = accountsModule.jobs.find(({ queue }) => queue === 'accounts.viewing');
    await job?.handle({ em: app.em(), services: app.services, log: createLogger('fatal') }, { viewingId });
  }
  expect((await entriesOf(trader.id)).map(({ action }) => action)).toEqual(['CREATE', 'CREATE', 'DELETE', 'DELETE']);
});

test.each([
  ['is blocked', 'is_blocked = true'],
  ['is no longer an administrator', "role = 'Agent'"],
  ['has signed out everywhere', 'token_version = token_version + 1'],
  ['is no longer approved', 'is_approved = false'],
])('ends the impersonation when the administrator %s', async (_description, assignment) => {
  const colleague = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const trader = await createPerson(app);
  const token = await viewAs(app, colleague.token, trader.id);
  expect(await isGood(token)).toBe(true);
  await execute(`update user_account set ${assignment} where id = ?`, [colleague.id]);
  expect(await isGood(token)).toBe(false);
});

test('rejects administrators and blocked users as targets, and callers who are not administrators', async () => {
  const colleague = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const blocked = await createPerson(app);
  await execute('update user_account set is_blocked = true where id = ?', [blocked.id]);
  for (const { id } of [colleague, administrator, blocked]) {
    const { errors } = await begin(id);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'userId' }] });
  }
  expect((await begin(999_999_999)).errors[0]?.extensions.code).toBe('USER_NOT_FOUND');
  const trader = await createPerson(app);
  expect((await begin(trader.id, blocked.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  const viewing = await viewAs(app, administrator.token, trader.id);
  expect((await begin(trader.id, viewing)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('rejects a signed token if its impersonation session does not exist or belongs to another user', async () => {
  const trader = await createPerson(app);
  const other = await createPerson(app);
  await viewAs(app, administrator.token, other.id);
  const [row] = await execute('select id from user_viewing where user_id = ?', [other.id]);
  for (const viewing of [999_999, Number(row?.id)]) {
    const { token } = signAccessToken(
      { sub: trader.id, role: 'User', ver: 0, act: { sub: administrator.id, viewing } },
      app.env.JWT_SECRET,
    );
    expect(await isGood(token)).toBe(false);
  }
});

test('rejects a request to end an impersonation if none is active', async () => {
  const trader = await createPerson(app);
  expect((await end(trader.token)).errors[0]?.extensions.code).toBe('INVALID_REQUEST');
});

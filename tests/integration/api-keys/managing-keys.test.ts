import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person, viewAs } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { change, changeOrThrow, keyFields, keysOf, tryKey } from './key-requests.ts';

/* Tests the creation, change, rotation and revocation of API keys, and how they affect requests. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const scopes = ['STOCK_READ'];
const run = (statement: ReturnType<typeof sql>) => statement.execute(app.em().getKysely());

interface Entry {
  readonly actorEmail: string;
  readonly action: string;
  readonly part: string | null;
  readonly key: { publicId: string; name: string } | null;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
}
const auditOf = async (filter: object): Promise<Entry[]> => {
  const { data, errors } = await app.graphql<{ auditLog: { items: Entry[] } | null }>(
    `query ($filter: AuditLogFilter) { auditLog(filter: $filter) {
      items { actorEmail action part key { publicId name } changes { field before after } } } }`,
    { filter },
    admin.token,
  );
  return data?.auditLog?.items ?? Promise.reject(new Error(JSON.stringify(errors)));
};

test('returns a new API key once, accepts it immediately, and stores only a hash of the secret', async () => {
  const owner = await createPerson(app);
  const { apiKey, key } = await changeOrThrow(
    app,
    'createApiKey',
    { name: ' ERP ', scopes, addressRanges: ['127.0.0.9/8', '::ffff:192.0.2.0/120', '2001:DB8::1'] },
    owner.token,
  );
  expect(key).toMatch(/^fk_[0-9a-z]{10}_[0-9A-Za-z]{43}$/);
  expect(apiKey).toMatchObject({
    ...{ name: 'ERP', scopes, isTest: false, state: 'ACTIVE', version: 1, lastFour: key.slice(-4) },
    publicId: key.split('_')[1],
    addressRanges: ['127.0.0.0/8', '192.0.2.0/24', '2001:db8::1/128'],
    budget: { limit: 50_000, restorePerSecond: 1_000 },
  });
  expect(await tryKey(app, key)).toEqual([200]);
  expect(await keysOf(app, owner)).toEqual([apiKey]);
  const { rows } = await sql<{ text: string }>`select api_key::text as text from api_key`.execute(app.em().getKysely());
  expect(rows.map(({ text }) => text).join()).not.toContain(key.split('_')[2]);

  // The key cannot be read or changed by other users, by other keys, or during impersonation.
  const other = await createPerson(app);
  const { key: ofOther } = await changeOrThrow(app, 'createApiKey', { name: 'Mine', scopes }, other.token);
  const observer = await viewAs(app, admin.token, owner.id);
  const revoke = { id: apiKey.id, expectedVersion: 1 };
  for (const [input, token, reason] of [
    [revoke, other.token, 'ITEM_NOT_FOUND'],
    [{ ...revoke, userId: owner.id }, other.token, 'FORBIDDEN'],
    [revoke, key, 'SCOPE_MISSING'],
    [{ ...revoke, userId: owner.id }, ofOther, 'SCOPE_MISSING'],
    [revoke, observer, 'READ_ONLY'],
    [revoke, null, 'NOT_SIGNED_IN'],
    [{ ...revoke, expectedVersion: 0 }, owner.token, 'STALE_VERSION'],
  ] as const) {
    const { errors } = await change(app, 'revokeApiKey', input, token);
    expect(errors.map(({ extensions }) => extensions.reason ?? extensions.code)).toEqual([reason]);
  }
  for (const token of [key, observer])
    expect((await app.graphql(`{ apiKeys { ${keyFields} } }`, {}, token)).data).toEqual({ apiKeys: null });
  const { data } = await app.graphql('query ($id: ID!) { apiKey(id: $id) { id } }', { id: apiKey.id }, other.token);
  expect([data, await tryKey(app, key)]).toEqual([{ apiKey: null }, [200]]);
});

test('allows administrators to manage keys of other users and names invalid fields', async () => {
  const owner = await createPerson(app);
  const budget = { limit: 100_000, restorePerSecond: 500 };
  const make = (input: object, token = admin.token) =>
    change(app, 'createApiKey', { userId: owner.id, name: 'Feed', scopes, ...input }, token);
  const { apiKey } = await changeOrThrow(
    app,
    'createApiKey',
    { userId: owner.id, name: 'Feed', scopes, budget },
    admin.token,
  );
  expect([apiKey.budget, (await keysOf(app, admin, owner.id)).length]).toEqual([budget, 1]);
  const past = '2020-01-01T00:00:00Z';
  for (const [input, path] of [
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['STOCK_READ', 'STOCK_READ'] }, 'scopes'],
    [{ expiresAt: past }, 'expiresAt'],
    [{ addressRanges: ['192.0.2.1', '300.0.0.1'] }, 'addressRanges.1'],
    [{ addressRanges: ['10'] }, 'addressRanges.0'],
    [{ addressRanges: ['192.0.2.0/33'] }, 'addressRanges.0'],
    [{ budget: { limit: 10, restorePerSecond: 10 } }, 'budget.limit'],
    [{ budget: { limit: 10_000_000, restorePerSecond: 10 } }, 'budget.restorePerSecond'],
    [{ userId: 999_999 }, 'userId'],
  ] as const) {
    const { errors } = await make(input);
    expect([input, errors[0]?.extensions.details?.[0]?.path ?? '']).toEqual([input, path]);
  }
  // A trader cannot set a budget, even for the trader's own keys.
  const update = { id: apiKey.id, expectedVersion: 1, set: { budget } };
  for (const call of [
    change(app, 'createApiKey', { name: 'A', scopes, budget }, owner.token),
    change(app, 'updateApiKey', update, owner.token),
  ])
    expect((await call).errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  const cleared = await changeOrThrow(
    app,
    'updateApiKey',
    { userId: owner.id, id: apiKey.id, expectedVersion: 1, set: { budget: null, scopes: ['ORDERS_READ'] } },
    admin.token,
  );
  expect(cleared.apiKey).toMatchObject({
    name: 'Feed',
    scopes: ['ORDERS_READ'],
    version: 2,
    budget: { limit: 50_000 },
  });

  // A user can have up to 20 active keys. Revoked keys do not count.
  for (let count = 1; count < 20; count++) expect((await make({})).errors).toEqual([]);
  const { errors } = await make({}, owner.token);
  expect(errors[0]?.extensions.explanation).toBe('There are already 20 active keys. Revoke one first.');
  await changeOrThrow(app, 'revokeApiKey', { id: apiKey.id, expectedVersion: 2 }, owner.token);
  expect((await make({})).errors).toEqual([]);
});

test('applies changes to an API key from the next request on, and returns the reason for a rejection', async () => {
  const owner = await createPerson(app);
  const created = await changeOrThrow(app, 'createApiKey', { name: 'ERP', scopes }, owner.token);
  const { id } = created.apiKey;
  const update = (expectedVersion: number, set: object) =>
    changeOrThrow(app, 'updateApiKey', { id, expectedVersion, set }, owner.token);
  const from = (address: string) => tryKey(app, created.key, { 'x-forwarded-for': address });

  await update(1, { addressRanges: ['192.0.2.0/24', '2001:db8::/32'] });
  expect([await from('192.0.2.7'), await from('::ffff:192.0.2.7'), await from('2001:db8:1::1')]).toEqual([
    [200],
    [200],
    [200],
  ]);
  for (const address of ['192.0.3.1', '::ffff:192.0.3.1', '2001:db9::1'])
    expect(await from(address)).toEqual([
      ...[401, 'KEY_ADDRESS'],
      `The API key may not be used from the IP address ${address.replace('::ffff:', '')}. Its owner can allow it.`,
    ]);
  await update(2, { addressRanges: null, expiresAt: '2099-01-01T00:00:00Z' });
  expect(await tryKey(app, created.key)).toEqual([200]);
  await run(sql`update api_key set expires_at = now() - interval '1 second' where id = ${id}`);
  expect((await tryKey(app, created.key)).at(-1)).toMatch(/^The API key has expired/);
  expect((await keysOf(app, owner))[0]?.state).toBe('EXPIRED');
  await update(3, { expiresAt: null });

  // After a rotation, the old and the new secret are valid for 24 hours. A second rotation invalidates the oldest
  // secret. With `endsOlderAtOnce`, only the newest secret is valid.
  const rotate = (expectedVersion: number, more: object = {}) =>
    changeOrThrow(app, 'rotateApiKey', { id, expectedVersion, ...more }, owner.token);
  const second = await rotate(4);
  expect(second.apiKey.publicId).toBe(created.apiKey.publicId);
  const overlap = Date.parse(second.apiKey.olderWorksUntil ?? '') - Date.now();
  expect([overlap > 86_000_000, overlap <= 86_400_000]).toEqual([true, true]);
  expect([await tryKey(app, created.key), await tryKey(app, second.key)]).toEqual([[200], [200]]);
  const third = await rotate(5);
  expect((await tryKey(app, created.key)).slice(0, 1)).toEqual([401]);
  expect([await tryKey(app, second.key), await tryKey(app, third.key)]).toEqual([[200], [200]]);
  await run(sql`update api_key set older_secret_ends_at = now() - interval '1 second' where id = ${id}`);
  expect((await tryKey(app, second.key)).at(-1)).toMatch(/^The API key has been rotated/);
  const fourth = await rotate(6, { endsOlderAtOnce: true });
  expect(fourth.apiKey.olderWorksUntil).toBeNull();
  expect([(await tryKey(app, third.key))[0], await tryKey(app, fourth.key)]).toEqual([401, [200]]);

  await changeOrThrow(app, 'revokeApiKey', { id, expectedVersion: 7 }, owner.token);
  expect((await tryKey(app, fourth.key)).at(-1)).toMatch(/^The API key has been revoked/);
  const again = await change(app, 'revokeApiKey', { id, expectedVersion: 8 }, owner.token);
  expect(again.errors[0]?.extensions.explanation).toBe('This key has been revoked. Create a new one.');
  // The response to a wrong secret does not reveal that the key has been revoked.
  const unknownKey = `${fourth.key.slice(0, -1)}${fourth.key.endsWith('a') ? 'b' : 'a'}`;
  expect(await tryKey(app, unknownKey)).toEqual([
    ...[401, 'KEY_INVALID'],
    'This API key is not valid. Check that it is complete, or ask its owner for the current one.',
  ]);

  const trail = (await auditOf({ subjects: ['USER'], subjectId: String(owner.id) })).filter(
    ({ part }) => part === 'API_KEY',
  );
  expect(trail.map(({ action, actorEmail, key }) => [action, actorEmail, key])).toEqual(
    ['UPDATE', 'UPDATE', 'UPDATE', 'UPDATE', 'UPDATE', 'UPDATE', 'UPDATE', 'CREATE'].map((action) => [
      action,
      owner.email,
      null,
    ]),
  );
  expect(JSON.stringify(trail)).not.toMatch(/hash/i);
});

test("rejects an API key if its owner is blocked, unapproved or deleted, but not if the owner's sessions have ended", async () => {
  const owner = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const { key, apiKey } = await changeOrThrow(
    app,
    'createApiKey',
    { name: 'Shop', scopes: ['STOCK_READ', 'ORDERS_READ'] },
    owner.token,
  );
  const set = (fields: ReturnType<typeof sql>) => run(sql`update user_account set ${fields} where id = ${owner.id}`);
  const works = async (): Promise<boolean> => (await tryKey(app, key))[0] === 200;
  // An administrator's key has only the permissions of a trader.
  const response = await app.graphql('{ diamonds { items { vendor } } users { total } orders { total } }', {}, key);
  expect(response.data).toMatchObject({ users: null, orders: null });
  await set(sql`token_version = token_version + 1`);
  expect(await works()).toBe(true);
  await set(sql`role = 'User'`);
  expect(await works()).toBe(true);
  for (const [out, back] of [
    [sql`is_blocked = true`, sql`is_blocked = false`],
    [sql`is_approved = false`, sql`is_approved = true`],
  ] as const) {
    await set(out);
    expect((await tryKey(app, key)).slice(0, 1)).toEqual([401]);
    expect((await tryKey(app, key)).at(-1)).toMatch(/^The account of the API key’s owner is blocked or not approved/);
    await set(back);
    expect(await works()).toBe(true);
  }
  await run(sql`delete from user_account where id = ${owner.id}`);
  expect(await works()).toBe(false);
  const { rows } = await sql`select 1 from api_key where id = ${apiKey.id}`.execute(app.em().getKysely());
  expect(rows).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface Saved {
  id: string;
  name: string;
  kind: string;
  vendor: string | null;
  json: string;
  folder: string | null;
  version: number;
  fetch: Record<string, unknown> | null;
  profile: Record<string, unknown>;
}

let app: TestApp;
let admin: string;
beforeAll(async () => {
  // The server does not run jobs, so it does not scan the import folder.
  app = await startTestApp({ env: { IMPORT_DIR: 'import-folder' } });
  admin = (await signInPeople(app)).administrator;
});
afterAll(() => app.stop());

const fields = `id kind name vendor json mode lastRun { id } skipInvalid notifyEmail folder version
  profile { columns { column field } constants { field value } values { field from to } decimals discountSign vendor }
  fetch { url userName hasPassword schedule { every time } isActive nextAt lastAt failure lastRun { id } }`;

async function change<T = { profile: Saved }>(name: string, input: object, selection = `profile { ${fields} }`) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  const { data, errors } = await app.graphql<Record<string, T>>(query, { input }, admin);
  return { outcome: data?.[name] ?? null, error: errors[0]?.extensions ?? null };
}

async function created(input: object): Promise<Saved> {
  const { outcome, error } = await change('createImportProfile', { kind: 'DIAMOND', profile: {}, ...input });
  if (!outcome) throw new Error(JSON.stringify(error));
  return outcome.profile;
}

const whole = {
  columns: [
    { column: 'price', field: 'totalPrice' },
    { column: 'remarks 2', field: null },
  ],
  constants: [{ field: 'shapeId', value: 'Round' }],
  values: [{ field: 'cutId', from: 'Premium', to: '' }],
  decimals: 'COMMA',
  discountSign: 'NEGATIVE_IS_BACK',
  vendor: 'Acme Gems',
};

test('returns an import profile as it was saved, and as JSON for a file', async () => {
  const saved = await created({ name: 'Acme', profile: whole, mode: 'REPLACE', notifyEmail: 'stock@example.com' });
  expect(saved).toMatchObject({ kind: 'DIAMOND', mode: 'REPLACE', vendor: 'Acme Gems', profile: whole, version: 1 });
  expect(JSON.parse(saved.json)).toEqual({ ...whole, decimals: ',', discountSign: 'negativeIsBack' });
  const query = `{ importProfiles(filter: { kind: DIAMOND, text: "acm" }) { total items { ${fields} } } }`;
  const { data } = await app.graphql(query, {}, admin);
  expect(data).toEqual({ importProfiles: { total: 1, items: [saved] } });
});

test('rejects duplicate profile names and import folders, regardless of case', async () => {
  await created({ name: 'Twice', folder: 'Twice' });
  const sameName = await change('createImportProfile', { kind: 'MELEE', profile: {}, name: 'TWICE' });
  expect(sameName.error).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'name' }] });
  const sameFolder = await change('createImportProfile', {
    kind: 'MELEE',
    profile: {},
    name: 'Other',
    folder: 'twice',
  });
  expect(sameFolder.error).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'folder' }] });
});

test.each([
  [
    'a field that diamonds do not have',
    { profile: { columns: [{ column: 'A', field: 'sieve' }] } },
    'profile.columns.0.field',
  ],
  [
    'a constant without a field',
    { profile: { constants: [{ field: 'x y', value: '1' }] } },
    'profile.constants.0.field',
  ],
  ['an unpaired surrogate', { profile: { stockId: '{Lot}\ud83d' } }, 'profile.stockId'],
  ['a folder outside the import folder', { folder: '../etc' }, 'folder'],
  ['a folder reserved for finished files', { folder: 'Done' }, 'folder'],
  ['a hidden folder', { folder: '.ssh' }, 'folder'],
  ['an invalid email address', { notifyEmail: 'stock at example' }, 'notifyEmail'],
  ['a URL that is not https', { fetch: { url: 'http://example.com/a.csv', schedule: { every: 'HOUR' } } }, 'fetch.url'],
  ['a URL of a local file', { fetch: { url: 'file:///etc/passwd', schedule: { every: 'HOUR' } } }, 'fetch.url'],
  [
    'a day without a time',
    { fetch: { url: 'https://example.com', schedule: { every: 'DAY' } } },
    'fetch.schedule.time',
  ],
  [
    'a time with an hourly schedule',
    { fetch: { url: 'https://example.com', schedule: { every: 'HOUR', time: '06:30' } } },
    'fetch.schedule.time',
  ],
  [
    'an invalid time',
    { fetch: { url: 'https://example.com', schedule: { every: 'DAY', time: '24:00' } } },
    'fetch.schedule.time',
  ],
])('rejects a profile with %s, names the field and stores nothing', async (_description, wrong, path) => {
  const { outcome, error } = await change('createImportProfile', {
    kind: 'DIAMOND',
    profile: {},
    name: 'Wrong',
    ...wrong,
  });
  expect(outcome).toBeNull();
  expect(error).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
  const { data } = await app.graphql('{ importProfiles(filter: { text: "Wrong" }) { total } }', {}, admin);
  expect(data).toEqual({ importProfiles: { total: 0 } });
});

test('rejects a stale profile version, and leaves omitted fields unchanged', async () => {
  const { id } = await created({ name: 'Changing', folder: 'changing', profile: whole });
  const first = await change('updateImportProfile', {
    id,
    expectedVersion: 1,
    set: { skipInvalid: true, folder: null },
  });
  expect(first.outcome?.profile).toMatchObject({ skipInvalid: true, folder: null, profile: whole, version: 2 });
  const late = await change('updateImportProfile', { id, expectedVersion: 1, set: { name: 'Late' } });
  expect(late.error).toMatchObject({ reason: 'STALE_VERSION' });
  const wrong = await change('updateImportProfile', {
    id,
    expectedVersion: 2,
    set: { profile: { values: [{ field: 'nothing', from: 'a', to: 'b' }] } },
  });
  expect(wrong.error).toMatchObject({ details: [{ path: 'set.profile.values.0.field' }] });
});

const schedule = { every: 'WEEKDAY', time: '06:30' };

test('encrypts fetch passwords, never returns them, and deletes them when the host changes', async () => {
  const url = 'https://acme:s%C3%A9same@files.example.com/stock.csv?part=1';
  const { id, fetch } = await created({ name: 'Fetched', fetch: { url, schedule } });
  const plain = 'https://files.example.com/stock.csv?part=1';
  expect(fetch).toMatchObject({ url: plain, userName: 'acme', hasPassword: true, isActive: true, schedule });
  expect(new Date(String(fetch?.nextAt)).toISOString()).toMatch(/T06:30:00.000Z$/);
  expect([0, 6]).not.toContain(new Date(String(fetch?.nextAt)).getUTCDay());
  const secret = async () =>
    (await app.em().getConnection().execute('select password_secret as word from import_fetch'))[0]?.word;
  const sealed = String(await secret());
  expect(sealed).not.toContain('sésame');
  expect(app.services.sealedTexts.open(sealed.replace(/^sealed:/, ''))).toBe('sésame');

  const set = (expectedVersion: number, next: object) =>
    change('updateImportProfile', { id, expectedVersion, set: { fetch: { schedule, userName: 'acme', ...next } } });
  const updated = await set(1, { url: 'https://files.example.com/other.csv' });
  expect(updated.outcome?.profile.fetch).toMatchObject({ hasPassword: true });
  expect(await secret()).toBe(sealed);
  const moved = await set(2, { url: 'https://elsewhere.example.com/other.csv' });
  expect(moved.outcome?.profile.fetch).toMatchObject({ hasPassword: false });
  expect(await secret()).toBeNull();
  const stopped = await set(3, { url: plain, password: 'other', isActive: false });
  expect(stopped.outcome?.profile.fetch).toMatchObject({ hasPassword: true, isActive: false, nextAt: null });
  const log = await app.em().getConnection().execute('select before::text, after::text from audit_entry');
  expect(JSON.stringify(log)).not.toMatch(/sésame|"other"/);
});

test('rejects the deletion of a profile that has a fetch or an import folder', async () => {
  const { id } = await created({ name: 'In use', folder: 'in use', fetch: { url: 'https://example.com/a', schedule } });
  const remove = () => change<{ profileId: string }>('deleteImportProfile', { id }, 'profileId');
  expect((await remove()).error).toMatchObject({
    details: [{ path: 'id', message: expect.stringMatching(/scheduled fetch/) }],
  });
  await change('updateImportProfile', { id, expectedVersion: 1, set: { fetch: null } });
  expect((await remove()).error).toMatchObject({ details: [{ path: 'id', message: expect.stringMatching(/folder/) }] });
  await change('updateImportProfile', { id, expectedVersion: 2, set: { folder: null } });
  expect((await remove()).outcome).toEqual({ profileId: id });
  const deletedProfile = await app.graphql(`{ importProfile(id: ${id}) { id } }`, {}, admin);
  expect(deletedProfile.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
});

test('records changes to import profiles in the audit log', async () => {
  const { id } = await created({ name: 'Watched', fetch: { url: 'https://example.com/a', schedule } });
  await change('updateImportProfile', { id, expectedVersion: 1, set: { mode: 'REPLACE', fetch: null } });
  const query = `{ auditLog(filter: { subjects: [IMPORT_PROFILE], subjectId: "${id}" }) {
    items { action part label changes { field before after } } } }`;
  const { data } = await app.graphql<{ auditLog: { items: Record<string, unknown>[] } }>(query, {}, admin);
  const entry = (facts: object) => expect.objectContaining({ label: 'Watched', ...facts });
  expect(data?.auditLog.items).toEqual([
    entry({ action: 'DELETE', part: 'FETCH' }),
    entry({ action: 'UPDATE', part: null, changes: [{ field: 'mode', before: 'addOrUpdate', after: 'replace' }] }),
    entry({ action: 'CREATE', part: 'FETCH' }),
    entry({ action: 'CREATE', part: null }),
  ]);
});

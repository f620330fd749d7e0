import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

interface View {
  id: string;
  name: string;
  state: string | null;
  isShared: boolean;
  sharedBy: string | null;
  version: number;
}

let app: TestApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startTestApp();
  anna = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  ben = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const fields = 'id name state isShared sharedBy version';
const viewsOf = async ({ token }: Person, pageName = 'admin_orders'): Promise<View[]> =>
  (
    await app.graphql<{ savedViews: View[] }>(
      `query ($pageName: String!) { savedViews(pageName: $pageName) { ${fields} } }`,
      { pageName },
      token,
    )
  ).data?.savedViews ?? [];

const change = (name: string, type: string, input: object, { token }: Person) =>
  app.graphql<Record<string, { view: View }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${name === 'deleteSavedView' ? 'viewId' : `view { ${fields} }`} } }`,
    { input },
    token,
  );
const create = (input: object, person: Person) => change('createSavedView', 'CreateSavedViewInput', input, person);
const update = (input: object, person: Person) => change('updateSavedView', 'UpdateSavedViewInput', input, person);

async function created(input: object, person: Person): Promise<View> {
  const { data, errors } = await create({ pageName: 'admin_orders', state: 'status=PAYMENT', ...input }, person);
  expect(errors).toEqual([]);
  return data?.createSavedView?.view as View;
}

test('saves, changes and deletes a list view', async () => {
  const view = await created({ name: 'Unpaid' }, anna);
  expect(view).toMatchObject({ name: 'Unpaid', state: 'status=PAYMENT', isShared: false, sharedBy: null, version: 1 });
  const set = { name: 'To be paid', state: 'status=PAYMENT&sort=-total' };
  const { data } = await update({ id: view.id, expectedVersion: 1, set }, anna);
  expect(data?.updateSavedView?.view).toMatchObject({ ...set, isShared: false, version: 2 });
  expect(await viewsOf(anna, 'ADMIN_ORDERS')).toHaveLength(1);
  expect(await viewsOf(anna, 'admin_users')).toEqual([]);
  await change('deleteSavedView', 'DeleteSavedViewInput', { id: view.id, expectedVersion: 2 }, anna);
  expect(await viewsOf(anna)).toEqual([]);
});

test("returns other users' shared views as read-only, but not their private views", async () => {
  const ownView = await created({ name: 'Mine' }, anna);
  const shared = await created({ name: 'Ours', isShared: true }, anna);
  expect(await viewsOf(ben)).toEqual([{ ...shared, sharedBy: anna.email }]);
  for (const { id } of [ownView, shared]) {
    const { errors } = await update({ id, expectedVersion: 1, set: { name: 'Taken' } }, ben);
    expect(errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND', details: [{ path: 'id' }] });
    const deletion = await change('deleteSavedView', 'DeleteSavedViewInput', { id }, ben);
    expect(deletion.errors[0]?.extensions).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  }
  expect((await viewsOf(anna)).map(({ name }) => name)).toEqual(['Mine', 'Ours']);
});

test('rejects a second view with the same name, owner and page', async () => {
  const view = await created({ name: 'Twice' }, ben);
  await created({ name: 'Twice' }, anna);
  const again = await create({ pageName: 'admin_orders', name: 'TWICE', state: null }, ben);
  expect(again.errors[0]?.extensions).toMatchObject({ details: [{ path: 'name' }] });
  const other = await created({ name: 'Another' }, ben);
  const renamed = await update({ id: other.id, expectedVersion: 1, set: { name: 'twice' } }, ben);
  expect(renamed.errors[0]?.extensions).toMatchObject({ details: [{ path: 'set.name' }] });
  expect((await viewsOf(ben)).filter(({ sharedBy }) => sharedBy === null)).toEqual([other, view]);
});

test('rejects a change to a view with a stale version', async () => {
  const view = await created({ name: 'Stale' }, anna);
  await update({ id: view.id, expectedVersion: 1, set: { state: 'a=1' } }, anna);
  const { errors } = await update({ id: view.id, expectedVersion: 1, set: { state: 'a=2' } }, anna);
  expect(errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION' });
  expect((await viewsOf(anna)).find(({ id }) => id === view.id)).toMatchObject({ state: 'a=1', version: 2 });
});

test.each([
  ['pageName', { pageName: 'no page!', name: 'A', state: null }],
  ['name', { pageName: 'p', name: ' ', state: null }],
  ['name', { pageName: 'p', name: 'x'.repeat(81), state: null }],
  ['state', { pageName: 'p', name: 'A', state: '?a=1' }],
  ['state', { pageName: 'p', name: 'A', state: 'x'.repeat(4_001) }],
])('rejects a view with an invalid value of %p', async (path, input) => {
  const { errors } = await create(input, anna);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
  expect(await viewsOf(anna, 'p')).toEqual([]);
});

test('limits views to 50 per owner and page', async () => {
  for (let n = 0; n < 50; n++) await created({ pageName: 'many', name: `View ${n}` }, ben);
  const { errors } = await create({ pageName: 'many', name: 'One more', state: null }, ben);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'pageName' }] });
});

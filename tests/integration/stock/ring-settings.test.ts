import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface Setting {
  id: number;
  isActive: boolean;
  product: { shapes: number[]; caratsFrom: number | null; caratsTo: number | null };
  details: { path: string; message: string }[];
}

const send = (method: string, path: string, body?: object, token: string | null = people.administrator) =>
  app.rest<Setting>(method, `/api/ring_settings${path}`, { body, token });

test('accepts wrapped and flat input for a ring setting, and returns the wrapped format', async () => {
  const product = { name: 'Wrapped', price: 900, shapes: [1, 3] };
  const wrapped = await send('POST', '', { isActive: false, product });
  expect([wrapped.status, wrapped.body]).toMatchObject([201, { isActive: false, product }]);
  const flat = await send('POST', '', { ...product, name: 'Flat' });
  expect([flat.status, flat.body]).toMatchObject([201, { isActive: true, product: { ...product, name: 'Flat' } }]);
  const changed = await send('PATCH', `/${flat.body.id}`, { isActive: true, product: { id: 1, shapes: [8] } });
  expect(changed.body).toMatchObject({ id: flat.body.id, product: { name: 'Flat', shapes: [8] } });
  const cleared = await send('PATCH', `/${flat.body.id}`, { shapes: null });
  expect(cleared.body.product.shapes).toEqual([]);
});

test('names invalid shapes and ranges by their REST names', async () => {
  const product = { name: 'Wrong', price: 1 };
  for (const [fields, path] of [
    [{ shapes: [1, 999] }, 'shapes'],
    [{ shapes: [1, 1] }, 'shapes'],
    [{ shapes: 1 }, 'shapes'],
    [{ caratsFrom: 2, caratsTo: 1.999 }, 'caratsFrom'],
    [{ ringSizeFrom: 7, ringSizeTo: 6.5 }, 'ringSizeFrom'],
  ] as const) {
    const { status, body } = await send('POST', '', { product: { ...product, ...fields } });
    expect([status, body.details.map((detail) => detail.path)]).toEqual([400, [path]]);
  }
});

test('filters settings and counts them by the shapes that they accept', async () => {
  const ids: number[] = [];
  for (const shapes of [[1, 8], [8], []]) {
    ids.push((await send('POST', '', { name: 'Shaped', price: 1, shapes })).body.id);
  }
  const { data, errors } = await app.graphql<{
    ringSettings: {
      total: number;
      items: { shapes: { label: string }[] }[];
      facets: { options: { label: string; count: number }[] }[];
    };
  }>(
    `query ($filter: RingSettingFilter) {
      ringSettings(filter: $filter) {
        total items { shapes { label } }
        facets(fields: [SHAPES]) { ... on OptionFacet { options { label count } } }
      }
    }`,
    { filter: { ids, shapeIds: ['1', '3'] } },
  );
  expect(errors).toEqual([]);
  expect(data?.ringSettings).toMatchObject({ total: 1, items: [{ shapes: [{ label: 'Round' }, { label: 'Oval' }] }] });
  // A facet ignores the filter on its own field.
  const counts = data?.ringSettings.facets[0]?.options.filter(({ count }) => count > 0);
  expect(counts).toEqual([
    { label: 'Round', count: 1 },
    { label: 'Oval', count: 2 },
  ]);
});

test('lets only administrators delete a setting', async () => {
  const { body } = await send('POST', '', { name: 'Short-lived', price: 1 });
  const path = `/${body.id}`;
  expect((await send('DELETE', path, undefined, null)).status).toBe(401);
  expect((await send('DELETE', path, undefined, people.shopper)).status).toBe(403);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('DELETE', path)).body).toMatchObject({ errorCode: 95 });
  expect((await send('PATCH', path, { price: 2 })).body).toMatchObject({ errorCode: 95 });
  const other = await send('POST', '', { name: 'Another', price: 1 });
  const mutation = 'mutation ($input: DeleteRingSettingInput!) { deleteRingSetting(input: $input) { id } }';
  const input = { id: other.body.id };
  const forbidden = await app.graphql(mutation, { input }, people.shopper);
  expect(forbidden.errors[0]?.extensions.errorCode).toBe(70);
  const { data } = await app.graphql(mutation, { input }, people.administrator);
  expect(data?.deleteRingSetting).toEqual({ id: String(other.body.id) });
});

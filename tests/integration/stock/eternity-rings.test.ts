import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const csv = (text: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'rings.csv');
  return form;
};

const create = (eternityRing: object, token = people.administrator) =>
  app.graphql<{ createEternityRing: { eternityRing: Record<string, unknown> } | null }>(
    `mutation ($input: CreateEternityRingInput!) {
      createEternityRing(input: $input) { eternityRing { id stockNumber isActive name price { total } shape { id label } clarity { label } version } }
    }`,
    { input: { eternityRing } },
    token,
  );

const list = (variables: object, token: string | null = null) =>
  app.graphql<{
    eternityRings: {
      total: number;
      items: { id: string; name: string; price: { total: number } }[];
      facets: { field: string; options?: { value: string; count: number }[]; min?: number; max?: number }[];
    };
  }>(
    `query ($filter: EternityRingFilter, $sort: [EternityRingSort!]) {
      eternityRings(filter: $filter, sort: $sort) {
        total items { id name price { total } }
        facets(fields: [SHAPE, MATERIAL, PRICE]) { field ... on OptionFacet { options { value count } } ... on RangeFacet { min max } }
      }
    }`,
    { ...variables },
    token,
  );

test('lets only administrators create an eternity ring, which is then visible to everyone', async () => {
  const created = await create({ name: 'Full circle', shapeId: 1, price: 1999.5, clarityId: 5, material: 'Platinum' });
  expect(created.errors).toEqual([]);
  expect(created.data?.createEternityRing?.eternityRing).toMatchObject({
    stockNumber: expect.stringMatching(/^ER-\d+$/),
    isActive: true,
    price: { total: 1999.5 },
    shape: { id: '1', label: 'Round' },
    version: 1,
  });
  const { data, errors } = await list({ filter: { materials: ['Platinum'] } });
  expect(errors).toEqual([]);
  expect(data?.eternityRings.items).toMatchObject([{ name: 'Full circle', price: { total: 1999.5 } }]);
  expect(data?.eternityRings.total).toBe(1);
  const forbidden = await create({ name: 'No', shapeId: 1, price: 1 }, people.shopper);
  expect(forbidden.errors[0]?.extensions.errorCode).toBe(70);
});

test('names the invalid input fields and creates no ring', async () => {
  const { errors } = await create({ name: '', shapeId: 999, price: -1, imageUrl: 'javascript:alert(1)' });
  expect(errors[0]?.extensions.details?.map(({ path }) => path).sort()).toEqual([
    'eternityRing.imageUrl',
    'eternityRing.name',
    'eternityRing.price',
    'eternityRing.shapeId',
  ]);
});

test('imports a file of eternity rings, lists the rings over REST, and deletes all rings', async () => {
  const file = 'Stock #;Name;Shape;Price;Stones;Color\nE1;First;RD;1000.50;20;G\nE2;Second;Princess;2000;22;\n';
  const report = await app.rest<Record<string, unknown>>('POST', '/api/eternity_rings/import', {
    form: csv(file),
    token: people.administrator,
  });
  expect(report.body).toMatchObject({ inserted: 2, problems: [] });
  const again = await app.rest<Record<string, unknown>>('POST', '/api/eternity_rings/import', {
    form: csv(file),
    token: people.administrator,
  });
  expect(again.body).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
  const rings = await app.rest<Record<string, unknown>[]>('GET', '/api/eternity_rings');
  expect(rings.body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ stockNumber: 'E1', price: 1000.5, shapeId: 1, numberOfStones: 20 }),
    ]),
  );
  const unchanged = await app.rest('GET', '/api/eternity_rings', {
    headers: { 'if-none-match': rings.headers.get('etag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  const shopper = await app.rest('DELETE', '/api/eternity_rings', { token: (await createPerson(app)).token });
  expect(shopper.status).toBe(403);
  const deletion = await app.rest('DELETE', '/api/eternity_rings', { token: people.administrator });
  expect(deletion.status).toBe(204);
  expect((await app.rest<unknown[]>('GET', '/api/eternity_rings')).body).toEqual([]);
});

test('deletes all rings only if the expected count matches', async () => {
  const ring = { name: 'To go', shapeId: 1, price: 100 };
  const created = await create(ring);
  const { id } = created.data?.createEternityRing?.eternityRing ?? {};
  const buyer = await createPerson(app);
  const put = (mutation: string, type: string) =>
    app.graphql(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
      { input: { items: [{ eternityRingId: id }] } },
      buyer.token,
    );
  expect((await put('addToCart', 'AddToCartInput')).errors).toEqual([]);
  expect((await put('addToWishlist', 'AddToWishlistInput')).errors).toEqual([]);
  const readDeletion = (token = people.administrator) =>
    app.graphql<{ eternityRingsDeletion: object | null }>(
      '{ eternityRingsDeletion { count wishlists carts orders isReserved reservedByOrderId } }',
      {},
      token,
    );
  const impact = { count: 1, wishlists: 1, carts: 1, orders: 0, isReserved: false, reservedByOrderId: null };
  expect((await readDeletion()).data?.eternityRingsDeletion).toEqual(impact);
  expect((await readDeletion(people.shopper)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);

  const deleteAll = (input: object | null) =>
    app.graphql<{ deleteAllEternityRings: { deletedCount: number } | null }>(
      'mutation ($input: DeleteAllEternityRingsInput) { deleteAllEternityRings(input: $input) { deletedCount } }',
      { input },
      people.administrator,
    );
  await create({ ...ring, name: 'Came meanwhile' });
  const rejection = await deleteAll({ expectedCount: 1 });
  expect(rejection.errors).toMatchObject([
    {
      extensions: {
        reason: 'CONFIRMATION_NEEDED',
        details: [{ path: 'expectedCount', message: expect.stringContaining('must be 2') }],
      },
    },
  ]);
  expect((await readDeletion()).data?.eternityRingsDeletion).toMatchObject({ count: 2, carts: 1 });
  const wrong = await deleteAll({ expectedCount: -1 });
  expect(wrong.errors).toMatchObject([{ extensions: { details: [{ path: 'expectedCount' }] } }]);

  const { errors: orderErrors, data: ordered } = await app.graphql<{ placeOrder: { order: { id: string } } | null }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { idempotencyKey: 'rings-to-go' } },
    buyer.token,
  );
  expect(orderErrors).toEqual([]);
  const orderId = ordered?.placeOrder?.order.id ?? '';
  expect((await readDeletion()).data?.eternityRingsDeletion).toMatchObject({
    isReserved: true,
    reservedByOrderId: orderId,
  });
  const explanation = `Reserved by order ${orderId}. Complete or cancel that order first.`;
  expect((await deleteAll({ expectedCount: 2 })).errors).toMatchObject([{ extensions: { explanation } }]);
  await app.graphql(
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { order { id } } }',
    { input: { id: orderId, status: 'CANCELLED' } },
    people.administrator,
  );
  expect((await deleteAll({ expectedCount: 2 })).data?.deleteAllEternityRings).toEqual({ deletedCount: 2 });
  expect((await readDeletion()).data?.eternityRingsDeletion).toEqual({
    ...impact,
    ...{ count: 0, wishlists: 0, carts: 0 },
  });
});

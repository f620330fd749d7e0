import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { graphqlOn } from '../catalogue/stock.ts';
import { csv, importOverRest } from '../import/files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const create = async (stone: object): Promise<number> => {
  const { body } = await app.rest<{ id: number }>('POST', '/api/generic_diamonds', {
    body: { shapeId: 1, ...stone },
    token: people.administrator,
  });
  return body.id;
};

test('applies markups to generic diamonds by minimum weight', async () => {
  const light = await create({ caratsFrom: 0.5, caratsTo: 2, pricePerCarat: 1_000.01 });
  const heavy = await create({ caratsFrom: 1, caratsTo: 2, pricePerCarat: 1_000 });
  const { token } = await createPerson(app, {
    markups: [
      { caratMin: '0.9', caratMax: '3', percent: '50' },
      { priceMax: '500.01', percent: '10' },
    ],
  });
  const { data } = await app.graphql(
    `query ($filter: GenericDiamondFilter) {
      genericDiamonds(filter: $filter, sort: [{ field: PRICE_PER_CARAT, direction: DESC }]) {
        items { id price { perCarat total } }
        facets(fields: [PRICE_PER_CARAT]) { ... on RangeFacet { min max } }
      }
    }`,
    { filter: { ids: [light, heavy], pricePerCarat: { min: 1_100.01 } } },
    token,
  );
  expect(data?.genericDiamonds).toEqual({
    items: [
      { id: String(heavy), price: { perCarat: 1_500, total: 1_500 } },
      { id: String(light), price: { perCarat: 1_100.01, total: 550.01 } },
    ],
    facets: [{ min: 1_100.01, max: 1_500 }],
  });
});

test("returns the agent's prices to visitors on the agent's domain", async () => {
  const id = await create({ caratsFrom: 1, pricePerCarat: 200 });
  await createPerson(app, { domain: 'agent.example.com', markups: [{ percent: '25' }] });
  const priceOn = async (host: string) => {
    const query = 'query ($ref: StockRef!) { genericDiamond(ref: $ref) { price { perCarat } } }';
    const { data } = await graphqlOn<{ genericDiamond: object }>(app, host, query, { ref: { id } });
    return data?.genericDiamond;
  };
  expect(await priceOn('agent.example.com')).toEqual({ price: { perCarat: 250 } });
  expect(await priceOn('house.example.com')).toEqual({ price: { perCarat: 200 } });
});

test('distinguishes natural and lab-grown stones in files without stock numbers', async () => {
  const grades = ['Shape', 'Color', 'Clarity', 'Carats', 'Price'];
  const send = async (head: string[], cells: string[], profile?: object) =>
    (await importOverRest(app, csv(head, cells), { type: 'generic_diamonds', token: people.administrator, profile }))
      .body;
  const stone = ['Pear', 'E', 'VS1', '3'];
  const labGrown = { constants: [{ field: 'isLabGrown', value: 'yes' }] };

  expect(await send(grades, [...stone, '9000'])).toMatchObject({ inserted: 1 });
  expect(await send([...grades, 'Lab Grown'], [...stone, '9100', 'No'])).toMatchObject({ inserted: 0, updated: 1 });
  expect(await send([...grades, 'Lab Grown'], [...stone, '800', 'Y'])).toMatchObject({ inserted: 1, updated: 0 });
  expect(await send(grades, [...stone, '810'], labGrown)).toMatchObject({ inserted: 0, updated: 1 });
  const cvd = { values: [{ field: 'isLabGrown', from: 'CVD', to: 'yes' }] };
  expect(await send([...grades, 'Lab Grown'], [...stone, '820', 'CVD'], cvd)).toMatchObject({
    inserted: 0,
    updated: 1,
  });

  const { body } = await app.rest<{ stockNumber: string; isLabGrown: boolean; pricePerCarat: number }[]>(
    'GET',
    '/api/generic_diamonds',
  );
  const createdDiamonds = body.filter(({ stockNumber }) => stockNumber.startsWith('Pear-'));
  expect(createdDiamonds.map((row) => [row.stockNumber, row.isLabGrown, row.pricePerCarat])).toEqual([
    ['Pear-E-VS1-3', false, 9_100],
    ['Pear-E-VS1-3-Lab', true, 820],
  ]);
});

test('rejects a minimum weight above the maximum', async () => {
  const { status, body } = await app.rest('POST', '/api/generic_diamonds', {
    body: { shapeId: 1, pricePerCarat: 1, caratsFrom: 1.2, caratsTo: 1 },
    token: people.administrator,
  });
  expect([status, body]).toMatchObject([400, { details: [{ path: 'caratsFrom' }] }]);
});

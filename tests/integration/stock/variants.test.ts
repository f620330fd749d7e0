import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const make = async (field: string, piece: object) => {
  const typeName = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const { errors } = await app.graphql(
    `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${field} { id } } }`,
    { input: { [field]: piece } },
    people.administrator,
  );
  expect(errors).toEqual([]);
};

const numbersOf = async (
  many: string,
  typeName: string,
  filter: object,
  token: string | null = null,
): Promise<string[]> => {
  const { data, errors } = await app.graphql<Record<string, { items: { stockNumber: string }[] }>>(
    `query ($filter: ${typeName}Filter) {
      ${many}(filter: $filter, sort: [{ field: STOCK_NUMBER, direction: ASC }]) { items { stockNumber } }
    }`,
    { filter },
    token,
  );
  expect(errors).toEqual([]);
  return (data?.[many]?.items ?? []).map(({ stockNumber }) => stockNumber);
};

test('lists only the least expensive eternity ring among those with the same name, metal and color', async () => {
  const ring = { name: 'Alba', shapeId: '1', material: '18K Gold', colorOfGold: 'Yellow' };
  await make('eternityRing', { ...ring, stockNumber: 'E-1', ringSize: 6, price: 2_000 });
  await make('eternityRing', { ...ring, stockNumber: 'E-2', ringSize: 5, price: 1_900 });
  // If several rings of a design have the same price, the oldest ring is listed. Names of designs are compared
  // regardless of case.
  await make('eternityRing', { ...ring, name: 'ALBA', stockNumber: 'E-3', ringSize: 5.5, price: 1_900 });
  await make('eternityRing', { ...ring, stockNumber: 'E-4', colorOfGold: 'White', ringSize: 6, price: 2_500 });
  await make('eternityRing', { ...ring, stockNumber: 'E-5', material: 'Platinum', colorOfGold: null, price: 3_000 });
  // Inactive rings are ignored.
  await make('eternityRing', { ...ring, stockNumber: 'E-6', ringSize: 4, price: 100, isActive: false });

  const rings = (filter: object) => numbersOf('eternityRings', 'EternityRing', filter);
  expect(await rings({ isOneOfEachDesign: true })).toEqual(['E-2', 'E-4', 'E-5']);
  expect(await rings({ isOneOfEachDesign: false })).toEqual(['E-1', 'E-3']);
  const asAdministrator = { isOneOfEachDesign: true };
  expect(await numbersOf('eternityRings', 'EternityRing', asAdministrator, people.administrator)).toEqual(
    await rings(asAdministrator),
  );
  expect(await rings({ names: ['Alba'], ringSize: { min: 6, max: 6 } })).toEqual(['E-1', 'E-4']);

  // The other filters are applied first, because they may exclude a design's least expensive variant.
  expect(await rings({ isOneOfEachDesign: true, ringSize: { min: 6, max: 6 } })).toEqual(['E-1', 'E-4']);
  expect(await rings({ isOneOfEachDesign: true, ringSize: { min: 5.5, max: 6 } })).toEqual(['E-3', 'E-4']);
  expect(await rings({ isOneOfEachDesign: false, ringSize: { min: 5.5, max: 6 } })).toEqual(['E-1']);
  expect(await rings({ isOneOfEachDesign: true, price: { min: 1_950, max: 2_600 } })).toEqual(['E-1', 'E-4']);
  expect(await rings({ isOneOfEachDesign: true, text: 'E-1' })).toEqual(['E-1']);
});

test('counts each design once in list totals and once per value in facets', async () => {
  const ring = { name: 'Aria', shapeId: '1', material: 'Gold', caratsPerStone: 0.1, totalCarats: 2 };
  const sizes = async (filter: object) => {
    const { data, errors } = await app.graphql<{
      eternityRings: {
        total: number;
        facets: ({ field: string } & (
          | { options: { value: string; count: number }[] }
          | { min: number; max: number; bins: { count: number }[] }
        ))[];
      };
    }>(
      `query ($filter: EternityRingFilter) { eternityRings(filter: $filter) {
        total
        facets(fields: [RING_SIZE, COLOR_OF_GOLD]) {
          field
          ... on OptionFacet { options { value count } }
          ... on RangeFacet { min max bins { from to count } }
        }
      } }`,
      { filter: { materials: ['Gold'], ...filter } },
    );
    expect(errors).toEqual([]);
    return data?.eternityRings;
  };
  await make('eternityRing', { ...ring, stockNumber: 'A-1', colorOfGold: 'Yellow', ringSize: 5, price: 1_000 });
  await make('eternityRing', { ...ring, stockNumber: 'A-2', colorOfGold: 'Yellow', ringSize: 6, price: 1_100 });
  await make('eternityRing', { ...ring, stockNumber: 'A-3', colorOfGold: 'Yellow', ringSize: 6, price: 1_200 });
  await make('eternityRing', { ...ring, stockNumber: 'A-4', colorOfGold: 'White', ringSize: 5, price: 1_300 });

  const color = {
    field: 'COLOR_OF_GOLD',
    options: expect.arrayContaining([
      { value: 'Yellow', count: 1 },
      { value: 'White', count: 1 },
    ]),
  };
  expect(await sizes({ isOneOfEachDesign: true })).toEqual({
    total: 2,
    facets: [
      {
        field: 'RING_SIZE',
        min: 5,
        max: 6,
        bins: [
          { from: 5, to: 6, count: 2 },
          { from: 6, to: 6, count: 1 },
        ],
      },
      color,
    ],
  });
  expect(await sizes({ isOneOfEachDesign: true, ringSize: { min: 6, max: 6 } })).toEqual({
    total: 1,
    facets: [
      {
        field: 'RING_SIZE',
        min: 5,
        max: 6,
        bins: [
          { from: 5, to: 6, count: 2 },
          { from: 6, to: 6, count: 1 },
        ],
      },
      { field: 'COLOR_OF_GOLD', options: [{ value: 'Yellow', count: 1 }] },
    ],
  });
  expect(await sizes({ isOneOfEachDesign: false, ringSize: { min: 6, max: 6 } })).toMatchObject({
    total: 1,
    facets: [{}, { options: [{ value: 'Yellow', count: 1 }] }],
  });
});

test('lists one bracelet or necklace per name, regardless of color, size and chain', async () => {
  const bracelet = { name: 'Riva', price: 900 };
  await make('bracelet', { ...bracelet, stockNumber: 'B-1', color: 'Rose', size: 'M', price: 950 });
  await make('bracelet', { ...bracelet, stockNumber: 'B-2', color: 'White', size: 'S' });
  await make('bracelet', { ...bracelet, stockNumber: 'B-3', name: 'Luna' });
  expect(await numbersOf('bracelets', 'Bracelet', { isOneOfEachDesign: true })).toEqual(['B-2', 'B-3']);

  await make('customNecklace', { stockNumber: 'N-1', name: 'Light', chainLength: 18, price: 500 });
  await make('customNecklace', { stockNumber: 'N-2', name: 'Light', chainLength: 16, price: 450 });
  expect(await numbersOf('customNecklaces', 'CustomNecklace', { isOneOfEachDesign: true })).toEqual(['N-2']);
  expect(await numbersOf('customNecklaces', 'CustomNecklace', { names: ['Light'] })).toEqual(['N-1', 'N-2']);
});

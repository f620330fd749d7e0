import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const make = async (one: string, piece: object) => {
  const typeName = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const { errors } = await app.graphql(
    `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
    { input: { [one]: piece } },
    people.administrator,
  );
  expect(errors).toEqual([]);
};

const numbersOf = async (many: string, typeName: string, filter: object): Promise<string[]> => {
  const { data, errors } = await app.graphql<Record<string, { items: { stockNumber: string }[] }>>(
    `query ($filter: ${typeName}Filter) {
      ${many}(filter: $filter, sort: [{ field: STOCK_NUMBER, direction: ASC }]) { items { stockNumber } }
    }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return (data?.[many]?.items ?? []).map(({ stockNumber }) => stockNumber);
};

test('of eternity rings of the same name, metal and colour a list can show the least expensive alone', async () => {
  const ring = { name: 'Alba', shapeId: '1', material: '18K Gold', colorOfGold: 'Yellow' };
  await make('eternityRing', { ...ring, stockNumber: 'E-1', ringSize: 6, price: 2_000 });
  await make('eternityRing', { ...ring, stockNumber: 'E-2', ringSize: 5, price: 1_900 });
  // The same to a fraction of a cent: the older one. Written in other letters it is still the same design.
  await make('eternityRing', { ...ring, name: 'ALBA', stockNumber: 'E-3', ringSize: 5.5, price: 1_900 });
  await make('eternityRing', { ...ring, stockNumber: 'E-4', colorOfGold: 'White', ringSize: 6, price: 2_500 });
  await make('eternityRing', { ...ring, stockNumber: 'E-5', material: 'Platinum', colorOfGold: null, price: 3_000 });
  // Off the lists, it stands for nobody.
  await make('eternityRing', { ...ring, stockNumber: 'E-6', ringSize: 4, price: 100, isActive: false });

  const rings = (filter: object) => numbersOf('eternityRings', 'EternityRing', filter);
  expect(await rings({ isOneOfEachDesign: true })).toEqual(['E-2', 'E-4', 'E-5']);
  expect(await rings({ isOneOfEachDesign: false })).toEqual(['E-1', 'E-3']);
  expect(await rings({ names: ['Alba'], ringSize: { min: 6, max: 6 } })).toEqual(['E-1', 'E-4']);
});

test('of bracelets and necklaces of the same name one is enough, whatever their colour, size or chain', async () => {
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

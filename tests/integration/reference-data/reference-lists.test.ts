import { sql } from 'kysely';
import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../../../server/src/modules/reference-data/index.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Named {
  id: number;
  name: string;
}

const names = async (list: string): Promise<string[]> =>
  (await app.rest<Named[]>('GET', `/api/data/diamonds/${list}`)).body.map(({ name }) => name);

test('returns grading lists in trade order, best grade first, without a session', async () => {
  expect((await names('clarities')).slice(0, 6)).toEqual(['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2']);
  expect(await names('cuts')).toEqual(['Ideal', 'Excellent', 'Very Good', 'Good', 'Fair', 'Poor']);
  expect(await names('fluors')).toEqual(['None', 'Faint', 'Medium', 'Strong', 'Very Strong']);
  expect((await names('polishes'))[0]).toBe('Ideal');
  expect((await names('symmetries')).at(-1)).toBe('Poor');
  expect((await names('labs'))[0]).toBe('GIA');
  expect((await names('fancyIntensities')).at(-1)).toBe('Fancy Deep');
});

test('returns the documented shapes with IDs 1 to 12', async () => {
  const { body } = await app.rest<Named[]>('GET', '/api/data/diamonds/shapes');
  const byId = new Map(body.map(({ id, name }) => [id, name]));
  expect(Array.from({ length: 12 }, (_, index) => byId.get(index + 1))).toEqual([
    ...['Round', 'Special', 'Princess', 'Cushion', 'Emerald', 'Asscher'],
    ...['Radiant', 'Oval', 'Pear', 'Marquise', 'Heart', 'Trilliant'],
  ]);
});

test('returns colors with name and variation: white from D to Z, black, and fancy colors', async () => {
  const { body } = await app.rest<(Named & { variation: string })[]>('GET', '/api/data/diamonds/colors');
  const whites = body.filter(({ name }) => name === 'White');
  expect(whites.map(({ variation }) => variation).join('')).toBe('DEFGHIJKLMNOPQRSTUVWXYZ');
  expect(whites.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  expect(body.filter(({ name }) => name === 'Black')).toEqual([{ id: 24, name: 'Black', variation: '' }]);
  expect(body).toContainEqual({ id: 107, name: 'Yellow', variation: 'Fancy Vivid' });
});

test('returns business types and countries', async () => {
  const types = await app.rest<Named[]>('GET', '/api/data/business_types');
  expect(types.body).toEqual([
    { id: 1, name: 'Diamonds Wholesaler' },
    { id: 2, name: 'Retailer' },
    { id: 3, name: 'Jewelry Designer' },
    { id: 4, name: 'Private Investor' },
    { id: 5, name: 'Customer' },
  ]);
  const countries = await app.rest<(Named & { federations: Named[] })[]>('GET', '/api/data/countries');
  const byName = new Map(countries.body.map((country) => [country.name, country]));
  expect(byName.get('Belgium')).toMatchObject({ id: 56 });
  expect(byName.get('United States')?.federations).toContainEqual({ id: 84_002_158, name: 'New York' });
  const federationIds = countries.body.flatMap(({ federations }) => federations.map(({ id }) => id));
  expect(new Set(federationIds).size).toBe(federationIds.length);
});

test.each([
  ['USA', 'United States'],
  ['UK', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['DE', 'Germany'],
  ['DEU', 'Germany'],
  ['Deutschland', 'Germany'],
  ['UAE', 'United Arab Emirates'],
])('maps the alias %s to %s only, over REST and GraphQL', async (alias, name) => {
  type WithAliases = { name: string; aliases: string[] };
  const { body } = await app.rest<WithAliases[]>('GET', '/api/data/countries');
  const { data } = await app.graphql<{ countries: WithAliases[] }>('{ countries { name aliases } }');
  for (const countries of [body, data?.countries ?? []]) {
    expect(countries.filter(({ aliases }) => aliases.includes(alias)).map((country) => country.name)).toEqual([name]);
  }
});

test('returns the same reference lists over GraphQL, with codes and ranks', async () => {
  const { data, errors } = await app.graphql(`{
    referenceLists {
      shapes { id code label rank } colors { id label name variation category } businessTypes { id name }
    }
    countries { id code name federations { id name } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    referenceLists: {
      shapes: expect.arrayContaining([{ id: '1', code: 'RD', label: 'Round', rank: 1 }]),
      colors: expect.arrayContaining([
        { id: '1', label: 'D', name: 'White', variation: 'D', category: 'WHITE' },
        { id: '107', label: 'Fancy Vivid Yellow', name: 'Yellow', variation: 'Fancy Vivid', category: 'FANCY' },
      ]),
      businessTypes: expect.arrayContaining([{ id: '2', name: 'Retailer' }]),
    },
    countries: expect.arrayContaining([expect.objectContaining({ id: '56', code: 'BE', name: 'Belgium' })]),
  });
});

describe('reference list IDs in database constraints', () => {
  const columns: [string, ReferenceList][] = [
    ['shape_id', shapes],
    ['color_id', colors],
    ['clarity_id', clarities],
    ['cut_id', cuts],
    ['polish_id', polishes],
    ['symmetry_id', symmetries],
    ['fluorescence_id', fluorescences],
    ['laboratory_id', laboratories],
  ];
  test.each(columns)('allows exactly the IDs of the reference list in the column %s', async (column, list) => {
    const db = app.em().getKysely();
    const accepted: number[] = [];
    for (let id = 0; id <= 400; id++) {
      const values = { stock_id: `${column}-${id}`, carats: 1, price_per_carat: 1, shape_id: 1, [column]: id };
      const insert = sql`insert into diamond (${sql.join(Object.keys(values).map((name) => sql.id(name)))})
        values (${sql.join(Object.values(values))})`;
      await insert.execute(db).then(
        () => accepted.push(id),
        (error: Error) => expect(error.message).toContain(`diamond_${column}_check`),
      );
    }
    expect(accepted).toEqual([...list.byId.keys()].sort((a, b) => a - b));
  });
});

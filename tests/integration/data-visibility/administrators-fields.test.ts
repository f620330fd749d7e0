import { Diamond } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { toEntity } from '../../support/any-stock.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { pieceModules } from '../../support/piece-modules.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type StockListField, stockLists, stockReaders } from './stock-lists.ts';

/*
 * Tests that other callers cannot use fields marked "Administrators only", for every stock type and path. Such a
 * field returns null and FORBIDDEN, and the rest of the response is complete. A restricted filter, sort or facet
 * always fails with FORBIDDEN. REST omits the fields. The test reads the marks from the schema, so new fields are
 * covered automatically.
 */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  const em = app.em();
  const stone = {
    stockNumber: 'N-1',
    carats: '1',
    shapeId: 1,
    pricePerCarat: '100',
    showToAll: true,
    vendor: 'Secret',
  };
  em.create(Diamond, { ...stone, status: 2, memoAccount: 'Secret', memoRap: -10 }, { partial: true });
  for (const { type } of pieceModules) {
    const secrets = type.fields.filter(({ isForAdministrators }) => isForAdministrators);
    const required = {
      name: 'One',
      price: '10.00',
      shapeId: 1,
      carats: '1',
      color: 1,
      pricePerCarat: '10',
      caratsFrom: '1',
    };
    const defaults = { showToAll: true, type: 'ring' };
    const ownDefaults = Object.entries({ ...required, ...defaults }).filter(([name]) =>
      type.fields.some((field) => field.name === name),
    );
    const hidden = secrets.flatMap(({ name, value }): [string, string][] => {
      if (value.facet.kind === 'range') return [[name, '10.00']];
      return value.facet.kind === 'options' && value.facet.knownValues.length === 0 ? [[name, 'Secret']] : [];
    });
    em.create<object>(
      type.entity,
      { stockNumber: 'N-1', ...toEntity(type, Object.fromEntries([...ownDefaults, ...hidden])) },
      { partial: true },
    );
  }
  await em.flush();
});
afterAll(() => app.stop());

const others = ['anonymous', 'shopper', 'agent'] as const;
const lists = stockLists.filter(({ needs }) => needs.length === 0).map((list) => [list.name, list] as const);

/** Returns the selection of a field. Fields that return objects need subfields, such as `memo { __typename }`. */
const selected = ({ row }: StockListField, field: string): string =>
  new RegExp(`\\b${field} \\{`).test(row) ? `${field} { __typename }` : field;

interface Page {
  readonly total: number | null;
  readonly items: readonly Record<string, unknown>[];
}

const codes = (errors: readonly { path?: (string | number)[]; extensions: { code: string } }[]) =>
  errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]);

test('finds administrator-only fields, filters, sorts and facets in the schema', () => {
  const knownLists = new Map(lists);
  expect(knownLists.get('diamonds')?.secrets).toEqual(
    expect.arrayContaining(['vendor', 'extras', 'memo', 'holdUser', 'holdUntil']),
  );
  expect(knownLists.get('jewelleryPieces')?.secrets).toEqual(
    expect.arrayContaining(['cost', 'extras', 'internalNotes', 'soldFor', 'holdUser']),
  );
  for (const [, { filters, sorts, facets }] of lists)
    for (const parts of [filters, sorts, facets])
      expect(parts.filter((part) => part.isForAdministrators)).not.toEqual([]);
});

describe.each(others)('administrator-only fields requested as %s', (role) => {
  test.each(lists.filter(([, { secrets }]) => secrets.length > 0))(
    '%s: rejects each restricted field individually',
    async (name, list) => {
      const reader = stockReaders.find(({ row }) => row === list.row)?.name ?? '';
      for (const field of list.secrets) {
        const fields = `id ${selected(list, field)}`;
        const { data, errors } = await app.graphql<{ list: Page; one: Record<string, unknown> }>(
          `{ list: ${name} { items { ${fields} } } one: ${reader}(ref: { stockNumber: "N-1" }) { ${fields} } }`,
          {},
          people[role],
        );
        expect(data).toEqual({ list: { items: [{ id: '1', [field]: null }] }, one: { id: '1', [field]: null } });
        expect(codes(errors).sort()).toEqual([
          [`list.items.0.${field}`, 'FORBIDDEN'],
          [`one.${field}`, 'FORBIDDEN'],
        ]);
      }
    },
  );

  test.each(lists)('%s: rejects restricted filters, sorts and facets', async (name, list) => {
    const runQuery = (args: string, selection = 'total') =>
      app.graphql<Record<string, Page | null>>(`{ ${name}${args} { ${selection} } }`, {}, people[role]);
    const value = ({ type, isList }: (typeof list.filters)[number]): string => {
      const plain: Record<string, string> = { Boolean: 'true', ID: '"1"', String: '"1"', SaleState: 'SOLD' };
      const literal = plain[type] ?? (type === 'DateTimeRange' ? '{ min: "2026-01-01T00:00:00Z" }' : '{ min: 0 }');
      return isList ? `[${literal}]` : literal;
    };
    for (const filter of list.filters.filter(({ isForAdministrators }) => isForAdministrators)) {
      const { data, errors } = await runQuery(`(filter: { ${filter.name}: ${value(filter)} })`);
      expect([filter.name, data, codes(errors)]).toEqual([filter.name, { [name]: null }, [[name, 'FORBIDDEN']]]);
    }
    for (const sort of list.sorts.filter(({ isForAdministrators }) => isForAdministrators)) {
      const { data, errors } = await runQuery(`(sort: [{ field: ${sort.name} }])`);
      expect([sort.name, data, codes(errors)]).toEqual([sort.name, { [name]: null }, [[name, 'FORBIDDEN']]]);
    }
    for (const facet of list.facets.filter(({ isForAdministrators }) => isForAdministrators)) {
      const { errors } = await runQuery('', `facets(fields: [${facet.name}]) { field }`);
      expect([facet.name, codes(errors)]).toEqual([facet.name, [[`${name}.facets`, 'FORBIDDEN']]]);
    }
  });
});

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Returns the names of the properties that the OpenAPI document marks "Administrators only". */
function restrictedKeysOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([key, schema]) => [
    ...(/Administrators only/.test(schema.description ?? '') ? [key] : []),
    ...restrictedKeysOf(schema),
  ]);
}

test('omits restricted fields from REST responses', async () => {
  const { body } = await app.rest<{ components: { schemas: Record<string, Schema> } }>('GET', '/api/openapi.json');
  const restrictedKeys = new Set(Object.values(body.components.schemas).flatMap(restrictedKeysOf));
  expect([...restrictedKeys]).toEqual(
    expect.arrayContaining(['vendor', 'cost', 'internalNotes', 'soldFor', 'memoAccount', 'holdUserId']),
  );
  const paths = [
    '/api/diamonds',
    '/api/diamonds/1',
    '/api/products/N-1',
    ...pieceModules.map(({ type }) => `/api/${type.name}`),
  ];
  for (const path of paths) {
    for (const role of others) {
      const response = await app.rest('GET', path, { token: people[role] });
      const text = JSON.stringify(response.body);
      expect([path, role, response.status, [...restrictedKeys].filter((key) => text.includes(`"${key}":`))]).toEqual([
        path,
        role,
        200,
        [],
      ]);
      expect(text).not.toContain('Secret');
    }
    const all = await app.rest('GET', path, { token: people.administrator });
    if (/diamonds|products/.test(path) && !path.includes('generic'))
      expect(JSON.stringify(all.body)).toContain('Secret');
  }
});

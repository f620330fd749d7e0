import fc from 'fast-check';
import { cases } from '../../support/cases.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { putStones } from './stock.ts';

/* Tests that random input is accepted or rejected, but never causes an internal error. */

let app: TestApp;
let people: People;
let id: number;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  ({ S: id = 0 } = await putStones(app, [{ stock_id: 'S' }]));
});
afterAll(() => app.stop());

const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '0', '-1', 'é', '\\', "'; --", '%', '1e999', [], {}, [null], '\u0000'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -1, 0.001, 9_999.999, 10_000, 1e8, 99_999_999.99, 1e15, 2 ** 31, 1e300),
  fc.string({ maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 3 }),
  fc.record({ min: fc.integer(), max: fc.integer() }, { requiredKeys: [] }),
);

const fields = [
  ...['stockId', 'shapeId', 'carats', 'pricePerCarat', 'totalPrice', 'rapPrice', 'colorId', 'labId', 'fluorId'],
  ...['comment', 'imageUrl', 'crownAngle', 'length', 'parcelStones', 'memoDate', 'memoRap', 'status', 'holdUserId'],
  ...['isPair', 'lineSet', 'isActive', 'product'],
];

test('creates or updates a stone, or rejects the request, for any random body', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...fields), value), fc.boolean(), async (body, isNew) => {
      const input = isNew ? { shapeId: 1, carats: 1, pricePerCarat: 1, ...body } : body;
      const { status } = await app.rest(isNew ? 'POST' : 'PUT', isNew ? '/api/diamonds' : `/api/diamonds/${id}`, {
        token: people.administrator,
        body: input,
      });
      expect([200, 201, 400, 404]).toContain(status);
    }),
    { numRuns: cases(60) },
  );
});

const filterFields = [
  ...[
    'text',
    'stockNumbers',
    'ids',
    'shapeIds',
    'statuses',
    'carats',
    'totalPrice',
    'discount',
    'length',
    'parcelStones',
  ],
  ...['isPair', 'milky', 'lineSet', 'collection', 'holdUserIds', 'vendors'],
];

test('returns a list, or rejects the request, for any random filter, sort and page', async () => {
  const query = `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput) {
    diamonds(filter: $filter, sort: $sort, page: $page) { total items { id } facets(fields: [SHAPE, CARATS]) { field } }
  }`;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...filterFields), value, { maxKeys: 3 }),
      fc.option(value),
      fc.option(fc.record({ index: value, size: value }, { requiredKeys: [] })),
      async (filter, sort, page) => {
        const { errors } = await app.graphql(query, { filter, sort, page }, people.administrator);
        expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_ERROR');
      },
    ),
    { numRuns: cases(60) },
  );
});

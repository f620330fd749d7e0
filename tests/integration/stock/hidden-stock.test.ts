import fc from 'fast-check';
import { sql } from 'kysely';
import { AccessPage } from '../../../server/src/modules/accounts/users/index.ts';
import type { StockField } from '../../../server/src/modules/stock/fields/index.ts';
import type { StockType } from '../../../server/src/modules/stock/index.ts';
import { anyStock, type Row, sampleTexts, toEntity } from '../../support/any-stock.ts';
import { cases } from '../../support/cases.ts';
import { createPerson } from '../../support/people.ts';
import { pieceModules } from '../../support/piece-modules.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { seesPiece, type ViewerScope } from '../../support/who-sees.ts';

/*
 * Tests that hidden items never affect a response. For generated stock and queries, each viewer gets the same
 * responses before and after the hidden items are deleted.
 */

let app: TestApp;

type SignedEyes = ViewerScope & { readonly token: string | null };
const viewers: SignedEyes[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const markups = [{ caratMax: '20', percent: '12.5' }];
  viewers.push({ kind: 'visitor', pages: null, token: null });
  for (const pages of [[], [AccessPage.WHITE], [AccessPage.MELEE]]) {
    const { token } = await createPerson(app, { pages, markups });
    viewers.push({ kind: 'trader', pages: pages.length === 0 ? null : new Set(pages), token });
  }
});
afterAll(() => app.stop());

/** Generates a value for the filter on a field. */
function anyFilterValue({ value }: StockField): fc.Arbitrary<unknown> {
  const { facet, property } = value;
  if (facet.kind === 'range') {
    const end = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
    return fc.tuple(end, end).map(([a, b]) => ({
      min: a === undefined || b === undefined ? a : Math.min(a, b),
      max: a === undefined || b === undefined ? b : Math.max(a, b),
    }));
  }
  if (facet.kind === 'none') return fc.constant(undefined);
  if (property.type === 'boolean') return fc.boolean();
  const options =
    facet.knownValues.length > 0 ? facet.knownValues.slice(0, 3).map(({ value: name }) => name) : sampleTexts;
  return fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 });
}

interface ListVariables {
  readonly filter: object;
  readonly sort: readonly { field: string; direction: string }[];
}

const open = ({ fields }: StockType) => fields.filter(({ isForAdministrators }) => !isForAdministrators);
const isListed = ({ value: { facet, property } }: StockField) =>
  facet.kind !== 'none' && (facet.kind !== 'range' || property.type !== 'date');

function anyQuestion(type: StockType): fc.Arbitrary<ListVariables> {
  const filters = open(type).filter((field) => field.filterName !== null && isListed(field));
  const sorts = open(type).filter(({ isSorted }) => isSorted);
  const parts: Record<string, fc.Arbitrary<unknown>> = {
    text: fc.constantFrom('a', 'alpha', 'ray gamma'),
    ...Object.fromEntries(filters.map((field) => [field.filterName, anyFilterValue(field)])),
  };
  // The filter has at most three conditions, because a filter with conditions on all fields would match nothing.
  const filter = fc
    .subarray(Object.keys(parts), { maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, parts[name] ?? fc.constant(null)]))));
  return fc.record({
    filter,
    sort: fc.array(
      fc.record({
        field: fc.constantFrom(...sorts.map(({ constant }) => constant)),
        direction: fc.constantFrom('ASC', 'DESC'),
      }),
      { maxLength: 3 },
    ),
  });
}

/** Returns the GraphQL list with its facets, a page of the REST list, and the complete REST list. */
async function responseOf(type: StockType, { filter, sort }: ListVariables, { token }: SignedEyes) {
  const facets = open(type).filter((field) => field.hasFacet && isListed(field));
  const listed = await app.graphql(
    `query ($filter: ${type.typeName}Filter, $sort: [${type.typeName}Sort!]) {
      ${type.many}(filter: $filter, sort: $sort, page: { size: 20 }) {
        total items { id }
        facets(fields: [${facets.map(({ constant }) => constant)}]) {
          field
          ... on OptionFacet { options { value count isSelected } }
          ... on RangeFacet { min max bins { from to count } }
        }
      }
    }`,
    { filter, sort },
    token,
  );
  expect(listed.errors).toEqual([]);
  const page = await app.rest<object[]>('GET', `/api/${type.name}?page=0&pageSize=5`, { token });
  const whole = await app.rest('GET', `/api/${type.name}`, { token });
  expect(whole.status).toBe(200);
  return { listed: listed.data, page: [page.body, page.headers.get('x-total-count')], whole: whole.body };
}

/** Replaces the stock of a type with the given rows and returns their IDs in the same order. */
async function stock(type: StockType, rows: readonly Row[]): Promise<number[]> {
  const em = app.em();
  const { entity, table } = type;
  await sql`delete from ${sql.table(table)}`.execute(em.getKysely());
  const items = rows.map((row, index) => {
    const facts: object = { stockNumber: `N-${index}`, ...toEntity(type, row) };
    return em.create(entity, facts, { partial: true });
  });
  await em.persist(items).flush();
  return items.map(({ id }) => id);
}

test.each(pieceModules.map(({ type }) => [type.name, type] as const))(
  'reveals no information about %s that the viewer may not see',
  async (_name, type) => {
    await fc.assert(
      fc.asyncProperty(
        anyStock(type),
        fc.array(anyQuestion(type), { minLength: 2, maxLength: 3 }),
        fc.nat({ max: viewers.length - 1 }),
        async (rows, questions, viewerIndex) => {
          const viewer = viewers[viewerIndex];
          if (!viewer) throw new Error('there is no such viewer');
          const ids = await stock(type, rows);
          const runQuery = async () => {
            const results: unknown[] = [];
            for (const question of questions) results.push(await responseOf(type, question, viewer));
            return results;
          };
          const before = await runQuery();
          const hidden = ids.filter((_, index) => !seesPiece(viewer, type, rows[index] ?? {}));
          await sql`delete from ${sql.table(type.table)} where id = any(${hidden})`.execute(app.em().getKysely());
          expect(await runQuery()).toEqual(before);
        },
      ),
      { numRuns: cases(3) },
    );
  },
);

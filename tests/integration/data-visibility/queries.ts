import fc from 'fast-check';
import { sampleTexts } from '../../support/any-stock.ts';
import { type Call, exportOf, get, graphql } from './calls.ts';
import { most } from './dataset.ts';
import { exportedLists, type FilterField, type StockListField, stockLists, stockReaders } from './stock-lists.ts';

/** Generates the ID of a visible, hidden or missing item. */
export const anyId = fc.integer({ min: 1, max: most + 1 }).map(String);

const range = fc
  .tuple(fc.constantFrom(undefined, 0, 1, 2, 10), fc.constantFrom(undefined, 10, 40, 100, 5_000))
  .map(([min, max]) => ({ min, max }));

export function anyFilterValue({ name, type, isList, constants }: FilterField): fc.Arbitrary<unknown> {
  const value: fc.Arbitrary<unknown> = (() => {
    if (type === 'Boolean') return fc.boolean();
    if (type === 'ID') return name === 'ids' || name === 'fitsRingSettingId' ? anyId : fc.constantFrom('1', '4', '5');
    if (constants.length > 0) return fc.constantFrom(...constants);
    if (type === 'String')
      return fc.constantFrom(...sampleTexts, 'alpha', 'N-1', 'N-2', 'N-3', 'Set A', 'R-1', 'Vivid', 'Light');
    return range;
  })();
  return isList ? fc.uniqueArray(value, { minLength: 1, maxLength: 4 }) : value;
}

/** Generates a filter with at most 2 fields, because a filter with all fields would match nothing. */
const anyFilter = ({ filters }: StockListField): fc.Arbitrary<object> =>
  fc
    .subarray([...filters], { maxLength: 2 })
    .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field.name, anyFilterValue(field)]))));

const anySort = ({ sorts }: StockListField): fc.Arbitrary<object[]> =>
  fc.array(
    fc.record({
      field: fc.constantFrom(...sorts.map(({ name }) => name)),
      direction: fc.constantFrom('ASC', 'DESC'),
    }),
    { maxLength: 2 },
  );

/**
 * Returns the query for a page of a list, its total and its facets. Each part has a separate alias, so that an error
 * in one part does not set the others to null.
 */
function listCall(list: StockListField, facets: readonly string[], variables: object): Call {
  const { name, filterType, sortType, row, facet, needs } = list;
  const isFor = needs.includes('stone');
  const page = (alias: string, selection: string): string =>
    `${alias}: ${name}(${isFor ? 'stone: $stone, ' : ''}filter: $filter, sort: $sort, page: { size: 15 }) { ${selection} }`;
  return graphql(
    `query (${isFor ? '$stone: RingStoneInput!, ' : ''}$filter: ${filterType}, $sort: [${sortType}!]) {
      ${page('rows', `items ${row}`)}
      ${page('total', 'total')}
      ${page('facets', facets.length > 0 ? `facets(fields: [${facets}]) ${facet}` : 'index')}
    }`,
    variables,
  );
}

/**
 * Generates a query for a list, either with all facets that visitors can request or with a single facet of any kind.
 */
const anyListCall = (list: StockListField): fc.Arbitrary<Call> =>
  fc
    .record({
      filter: anyFilter(list),
      sort: anySort(list),
      facets: fc.oneof(
        fc.constant(list.facets.filter((facet) => !facet.isForAdministrators && facet.isForVisitors)),
        fc.constantFrom(...list.facets).map((facet) => [facet]),
      ),
      stone: fc.oneof(fc.record({ diamondId: anyId }), fc.record({ genericDiamondId: anyId })),
    })
    .map(({ facets, filter, sort, stone }) =>
      listCall(
        list,
        facets.map(({ name }) => name),
        { filter, sort, ...(list.needs.includes('stone') && { stone }) },
      ),
    );

/** Search terms. Some match public texts, and some match texts that only administrators can read. */
const searched = ['alpha', 'hush', 'vendor', 'account', 'm-1'];

/** Number of queries for a list in one operation. */
const together = 10;

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / together) }, (_, index) =>
    all.slice(index * together, (index + 1) * together),
  );

/**
 * Generates queries that use each filter, sort and facet of a list separately: filters with several values, and sorts
 * in both directions.
 */
function anyWalk({ name, filterType, sortType, filters, sorts, facets, facet }: StockListField): fc.Arbitrary<Call[]> {
  const narrowed = filters.map((field) =>
    (field.name === 'text'
      ? fc.constant<unknown[]>(searched)
      : fc.array(anyFilterValue(field), { minLength: 3, maxLength: 3 })
    ).map((values) => values.map((value) => ({ filter: { [field.name]: value }, sort: null }))),
  );
  const sorted = sorts.flatMap(({ name: field }) =>
    ['ASC', 'DESC'].map((direction) => ({ filter: null, sort: [{ field, direction }] })),
  );
  const divided = chunks(facets).map((chunk) =>
    graphql(`{ ${chunk.map((field, n) => `a${n}: ${name} { facets(fields: [${field.name}]) ${facet} }`).join(' ')} }`),
  );
  return fc.tuple(...narrowed).map((questions) => [
    ...chunks([...questions.flat(), ...sorted]).map((chunk) =>
      graphql(
        `query (${chunk.map((_, n) => `$f${n}: ${filterType}, $s${n}: [${sortType}!]`).join(', ')}) {
          ${chunk.map((_, n) => `a${n}: ${name}(filter: $f${n}, sort: $s${n}, page: { size: 15 }) { total items { id } }`).join(' ')}
        }`,
        Object.fromEntries(
          chunk.flatMap(({ filter, sort }, n) => [[`f${n}`, filter] as const, [`s${n}`, sort] as const]),
        ),
      ),
    ),
    ...divided,
  ]);
}

/** Generates the queries of `anyWalk` for all lists. */
export const anySingleFieldQueries: fc.Arbitrary<Call[]> = fc
  .tuple(...stockLists.filter(({ needs }) => needs.length === 0).map(anyWalk))
  .map((walks) => walks.flat());

const anyReading: fc.Arbitrary<Call> = fc.constantFrom(...stockReaders).chain(({ name, references, row }) =>
  fc.tuple(fc.constantFrom(...references), anyId).map(([reference, id]) => {
    const value = reference === 'id' ? id : reference === 'reportNumber' ? `R-${id}` : `N-${id}`;
    return graphql(`{ ${name}(ref: { ${reference}: "${value}" }) ${row} }`);
  }),
);

const anyVariants = fc
  .constantFrom(...sampleTexts, 'alpha', 'nobody')
  .map((name) => graphql(`{ braceletVariants(name: ${JSON.stringify(name)}) { id name color size price { total } } }`));

/** Generates GraphQL queries: one for each list, and 4 to 8 for single items. */
export const anyGraphqlReadings: fc.Arbitrary<Call[]> = fc
  .tuple(fc.tuple(...stockLists.map(anyListCall)), fc.array(anyReading, { minLength: 4, maxLength: 8 }), anyVariants)
  .map(([lists, pieces, variants]) => [...lists, ...pieces, variants]);

/** Queries that need no arguments. */
export const plainReadings: readonly Call[] = [
  graphql(`{
    highlightedDiamond { id stockNumber lineSetStones { id } }
    ringConfig { ringSetting { id name price { total } } diamond { id stockNumber price { total } } }
    defaultGenericDiamond { id price { perCarat } caratsFrom }
  }`),
  graphql(
    '{ diamonds(page: { size: 15 }) { items { id lineSetStones { id stockNumber } collections availability } } }',
  ),
];

/** Calls that export each list in each layout that traders can request. */
export const files: readonly Call[] = [
  ...exportedLists.flatMap((list) => [exportOf(list, null), exportOf(list, { own: 'FACET' })]),
  exportOf('diamonds', { own: 'RAPNET' }),
];

/** REST paths whose responses contain the last update or the current time. */
const clocks = ['/api/site/lastupdate', '/api/users/current/refresh-token'];

/** Generates a GET request for each REST path, with random IDs, names and page numbers. */
export const anyRestReadings = (paths: readonly string[]): fc.Arbitrary<Call[]> =>
  fc
    .record({
      id: anyId,
      name: fc.constantFrom(...sampleTexts, 'nobody'),
      page: fc.constantFrom('', '?page=1&pageSize=3'),
    })
    .map(({ id, name, page }) =>
      paths
        .filter((path) => !clocks.includes(path))
        .map((path) =>
          get(
            path.replace(/\{(\w+)\}/g, (_, field: string) =>
              encodeURIComponent(field === 'stockNumber' ? `N-${id}` : field.endsWith('ame') ? name : id),
            ) + page,
          ),
        ),
    );

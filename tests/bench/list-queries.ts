import type { Request } from './load.ts';
import { shapeIds } from './stones.ts';

/** List query: stones of one shape, color and laboratory above a price, cheapest first. */
export interface ListQuery {
  readonly shapeId: number;
  readonly colorId: number;
  readonly laboratoryId: number;
  /** Minimum total price in hundredths. */
  readonly least: number;
}

/** Combinations that occur in `stones.ts`. */
const combinations = shapeIds.flatMap((shapeId) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((colorId) =>
    [1, 2, 3, 4].map((laboratoryId) => ({ shapeId, colorId, laboratoryId })),
  ),
);

/** Coprime to the number of combinations, so that every combination occurs before one repeats. */
const stride = 37;

const combination = (n: number) => {
  const combination = combinations[(n * stride) % combinations.length];
  if (!combination) throw new Error('there are no stones to ask for');
  return combination;
};

/** Queries that are repeated, so that results can be cached. */
export const repeatedQueries: readonly ListQuery[] = Array.from({ length: 20 }, (_, n) => ({
  ...combination(n),
  least: 0,
}));

/**
 * Generates queries that never repeat, so that no cached result applies. To avoid repetition between two generators,
 * start the second at the number of queries that the first has generated.
 */
export function* uniqueQueries(first = 0): Generator<ListQuery, never> {
  for (let n = first; ; n++) yield { ...combination(n), least: 20_000 + ((n * stride) % 50_000) };
}

export const next = (questions: Generator<ListQuery, never>): ListQuery => questions.next().value;

/** Selection of 12 fields. */
const fields = `{
  stockNumber carats
  shape { label } color { label } clarity { label } cut { label } polish { label } symmetry { label }
  report { laboratory { label } number }
  price { perCarat total }
}`;

const listQuery = `query List($filter: DiamondFilter!) {
  diamonds(filter: $filter, sort: [{ field: TOTAL_PRICE }], page: { index: 0, size: 36 }) {
    total
    facets(fields: [CLARITY, CUT]) { field ... on OptionFacet { options { value count } } }
    items ${fields}
  }
}`;

const stoneQuery = `query Stone($stockNumber: String!) { diamond(ref: { stockNumber: $stockNumber }) ${fields} }`;

export const operation = (query: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** Returns the product's list request: 36 rows of 12 fields, the total and two facets. */
export const productRequest = ({ shapeId, colorId, laboratoryId, least }: ListQuery): Request =>
  operation(listQuery, {
    filter: {
      ...{ shapeIds: [shapeId], colorIds: [colorId], laboratoryIds: [laboratoryId] },
      ...(least > 0 ? { totalPrice: { min: least / 100 } } : {}),
    },
  });

export const baselineRequest = ({ shapeId, colorId, laboratoryId, least }: ListQuery): Request => ({
  path: `/list?shape=${shapeId}&color=${colorId}&laboratory=${laboratoryId}&min=${least / 100}&offset=0`,
});

export const productStoneRequest = (stockNumber: string): Request => operation(stoneQuery, { stockNumber });

export const baselineStoneRequest = (stockNumber: string): Request => ({ path: `/stone?number=${stockNumber}` });

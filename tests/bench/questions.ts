import type { Request } from './load.ts';
import { shapeIds } from './stones.ts';

/** What somebody asks the list: stones of one shape, colour and laboratory from a price on, cheapest first. */
export interface Question {
  readonly shapeId: number;
  readonly colorId: number;
  readonly laboratoryId: number;
  /** Total price, in hundredths. */
  readonly least: number;
}

/** As `stones.ts` makes them. */
const combinations = shapeIds.flatMap((shapeId) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((colorId) =>
    [1, 2, 3, 4].map((laboratoryId) => ({ shapeId, colorId, laboratoryId })),
  ),
);

/** No number divides the other, so that all combinations come before one comes again. */
const stride = 37;

const combination = (n: number) => {
  const found = combinations[(n * stride) % combinations.length];
  if (!found) throw new Error('there are no stones to ask for');
  return found;
};

/** What is asked again and again. */
export const usualQuestions: readonly Question[] = Array.from({ length: 20 }, (_, n) => ({
  ...combination(n),
  least: 0,
}));

/**
 * Questions of which none has been asked before, by whoever takes them all from one generator: an answer that was kept
 * fits none of them. Two generators have none in common where the second begins with as many as the first has made.
 */
export function* newQuestions(first = 0): Generator<Question, never> {
  for (let n = first; ; n++) yield { ...combination(n), least: 20_000 + ((n * stride) % 50_000) };
}

/** The next of an endless generator. */
export const next = (questions: Generator<Question, never>): Question => questions.next().value;

/** 12 fields. */
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

/** A GraphQL operation, as programs send it. */
export const operation = (query: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** 36 rows of 12 fields, total and two facets, of the product. */
export const askProduct = ({ shapeId, colorId, laboratoryId, least }: Question): Request =>
  operation(listQuery, {
    filter: {
      ...{ shapeIds: [shapeId], colorIds: [colorId], laboratoryIds: [laboratoryId] },
      ...(least > 0 ? { totalPrice: { min: least / 100 } } : {}),
    },
  });

/** The same of the floor. */
export const askFloor = ({ shapeId, colorId, laboratoryId, least }: Question): Request => ({
  path: `/list?shape=${shapeId}&color=${colorId}&laboratory=${laboratoryId}&min=${least / 100}&offset=0`,
});

/** One stone by its number, of the product. */
export const askProductForStone = (stockNumber: string): Request => operation(stoneQuery, { stockNumber });

/** The same of the floor. */
export const askFloorForStone = (stockNumber: string): Request => ({ path: `/stone?number=${stockNumber}` });

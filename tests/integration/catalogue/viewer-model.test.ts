import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Viewer } from '../../../server/src/modules/accounts/index.ts';
import type { AccessPage } from '../../../server/src/modules/accounts/users/index.ts';
import type { ViewerMarkup } from '../../../server/src/modules/accounts/visibility/index.ts';
import { colors, shapes } from '../../../server/src/modules/reference-data/index.ts';
import { diamonds, priceFor } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { cases } from '../../support/cases.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type SeenStone, seesStone } from '../../support/who-sees.ts';

/*
 * Second implementation of the visibility and price rules (decisions.md, section 4). Its results are compared with
 * those of the server for generated stones and viewers.
 */

interface Stone extends SeenStone {
  carats: string;
  perCarat: string;
  parcelStones: number;
  /** Number of stones reserved by open orders. Only administrators see them as part of the parcel. */
  promisedStones: number;
  promisedCarats: string;
}

const half = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const cents = (value: Decimal): string => value.toFixed(2);

/**
 * Returns the carats and the number of stones of a parcel that the viewer sees: the unreserved part, or the whole
 * parcel if it is fully reserved.
 */
function amountOf({ kind }: Viewer, stone: Stone): { carats: string; parcelStones: number } {
  const { carats, parcelStones, promisedStones, promisedCarats } = stone;
  if (kind === 'administrator' || promisedStones === parcelStones) return { carats, parcelStones };
  return { carats: new half(carats).minus(promisedCarats).toFixed(3), parcelStones: parcelStones - promisedStones };
}

function pricesOf(viewer: Viewer, stone: Stone): Record<string, string> {
  const { markups } = viewer;
  const { perCarat } = stone;
  const { carats, parcelStones } = amountOf(viewer, stone);
  const unmarked = new half(perCarat).times(carats);
  const total = unmarked.toDecimalPlaces(2);
  const holds = (value: Decimal.Value, min: string | null, max: string | null): boolean =>
    (min === null || new half(value).gte(min)) && (max === null || new half(value).lte(max));
  const markup = markups.find((m) => holds(carats, m.caratMin, m.caratMax) && holds(total, m.priceMin, m.priceMax));
  const factor = new half(1).plus(new half(markup?.percent ?? 0).dividedBy(100));
  const marked = unmarked.times(factor);
  return {
    perCarat: cents(new half(perCarat).times(factor)),
    total: cents(marked),
    unit: cents(marked.dividedBy(parcelStones)),
  };
}

const decimal = (places: number, min: number, max: number): fc.Arbitrary<string> =>
  fc
    .integer({ min: Math.ceil(min * 10 ** places), max: max * 10 ** places })
    .map((n) => (n / 10 ** places).toFixed(places));

/** Uses few different values, so that ranges often end exactly at the value of a stone. */
const weight = fc.oneof(fc.constantFrom('0.500', '1.000', '1.001', '2.000'), decimal(3, 0.001, 20));
const amount = fc.oneof(fc.constantFrom('500.00', '1000.00', '1000.01'), decimal(2, 0, 50_000));

const stone: fc.Arbitrary<Stone> = fc
  .record({
    isActive: fc.boolean(),
    showToAll: fc.boolean(),
    shapeId: fc.oneof(fc.constant(1), fc.constantFrom(...shapes.byId.keys())),
    colorId: fc.oneof(fc.constantFrom(null, 1, 23, 24, 100), fc.constantFrom(...colors.byId.keys())),
    isLabGrown: fc.boolean(),
    isSnP: fc.boolean(),
    isPair: fc.boolean(),
    isMatchingPair: fc.boolean(),
    carats: weight,
    perCarat: fc.oneof(amount, decimal(6, 0, 20_000)),
    parcelStones: fc.integer({ min: 1, max: 12 }),
    promised: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ promised, ...values }) => {
    const promisedStones = Math.floor(values.parcelStones * promised);
    const isLess = promisedStones > 0 && promisedStones < values.parcelStones;
    const most = new half(values.carats).minus('0.001');
    const promisedCarats = isLess ? most.times(promised).toDecimalPlaces(3, half.ROUND_DOWN).toFixed(3) : '0';
    return { ...values, promisedStones, promisedCarats };
  });

const range = (ends: fc.Arbitrary<string>): fc.Arbitrary<[string | null, string | null]> =>
  fc
    .tuple(fc.option(ends), fc.option(ends))
    .map(([a, b]) => (a !== null && b !== null && Number(a) > Number(b) ? [b, a] : [a, b]));

const markup: fc.Arbitrary<ViewerMarkup> = fc
  .tuple(range(weight), range(amount), decimal(4, -99, 300))
  .map(([[caratMin, caratMax], [priceMin, priceMax], percent]) => ({
    caratMin,
    caratMax,
    priceMin,
    priceMax,
    percent,
  }));

const pages = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }).map((list) => new Set<AccessPage>(list));

const viewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.constant<Viewer>({ kind: 'administrator', userId: 1, pages: null, markups: [], seesPrices: true }),
  fc.record({
    kind: fc.constant('visitor' as const),
    userId: fc.constant(null),
    pages: fc.constant(null),
    markups: fc.array(markup, { maxLength: 3 }),
    seesPrices: fc.constant(true),
  }),
  fc.record({
    kind: fc.constant('trader' as const),
    userId: fc.constant(1),
    pages: fc.option(pages),
    markups: fc.array(markup, { maxLength: 4 }),
    seesPrices: fc.constant(true),
  }),
);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('computes the same visibility and prices in SQL as the reference implementation', async () => {
  const db = app.em().getKysely();
  await fc.assert(
    fc.asyncProperty(fc.array(stone, { minLength: 1, maxLength: 30 }), viewer, async (stones, viewerFacts) => {
      const rows = stones.map(
        (s, n) =>
          sql`(${n}::int, ${s.isActive}::bool, ${s.showToAll}::bool, ${s.shapeId}::smallint, ${s.colorId}::smallint,
            ${s.isLabGrown}::bool, ${s.isSnP}::bool, ${s.isPair}::bool, ${s.isMatchingPair}::bool, ${s.carats}::numeric,
            ${s.perCarat}::numeric, ${s.parcelStones}::int, ${s.promisedStones}::int, ${s.promisedCarats}::numeric)`,
      );
      const price = priceFor(viewerFacts);
      const { rows: visibleRows } = await sql<{ n: number; perCarat: string; unit: string; total: string }>`
        with stone (n, is_active, show_to_all, shape_id, color_id, is_lab_grown, is_snp, is_pair, is_matching_pair,
          carats, price_per_carat, parcel_stones, promised_stones, promised_carats) as (values ${sql.join(rows)}),
        standing as (select *, promised_stones = parcel_stones as is_gone from stone),
        parted as (select *,
          case when is_gone then parcel_stones else parcel_stones - promised_stones end as left_stones,
          case when is_gone then carats else carats - promised_carats end as left_carats from standing),
        d as (select *, round(price_per_carat * carats, 2) as total_price,
          round(price_per_carat * left_carats, 2) as left_total_price, null::numeric as rap_price from parted)
        select n, ${price.perCarat} as "perCarat", ${price.unit} as unit, ${price.total} as total
        from d where ${diamonds.visibleTo(viewerFacts)} order by n`.execute(db);
      const expected = stones.flatMap((s, n) =>
        seesStone(viewerFacts, s) ? [{ n, ...pricesOf(viewerFacts, s) }] : [],
      );
      expect(
        visibleRows.map((row) => ({
          ...row,
          perCarat: String(row.perCarat),
          unit: String(row.unit),
          total: String(row.total),
        })),
      ).toEqual(expected);
    }),
    { numRuns: cases(75) },
  );
});

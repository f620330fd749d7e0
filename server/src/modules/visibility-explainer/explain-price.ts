import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../accounts/index.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import { markupFactor, matchesMarkup } from '../stock/lists/index.ts';
import type { StockPriceStep, StockViewMarkup } from './stock-view.type.ts';

/** Price data read from the database. Decimals are exact strings. */
export interface PriceData {
  readonly total: string | null;
  readonly perCarat: string | null;
  readonly unit: string | null;
  /** Price before markups. Null if the type has no pricing. */
  readonly house: { readonly perCarat: string | null; readonly carats: string; readonly total: string } | null;
  readonly factor: string;
  /** Whether each of the viewer's markups matches the item, in the same order as the markups. */
  readonly fits: readonly boolean[];
}

/** Returns SQL for the price data of the stock row `d`, as JSON. Uses the same expressions as lists and orders. */
export function priceFacts(type: StockType, viewer: Viewer): RawBuilder<PriceData> {
  const pricing = type.pricing?.(viewer);
  const { markups } = viewer;
  const amounts = Object.entries(type.price).map(
    ([amount, field]) => sql`${sql.lit(amount)}::text, (${type.read(fieldNamed(type, field), viewer)})::text`,
  );
  const listPrice = pricing
    ? sql`jsonb_build_object('perCarat', trim_scale(${pricing.perCarat})::text, 'carats', trim_scale(${pricing.carats})::text,
        'total', (${pricing.total})::text)`
    : sql`null::jsonb`;
  const matches = pricing ? markups.map((markup) => matchesMarkup(markup, pricing)) : [];
  return sql`jsonb_build_object(${sql.join(amounts)}, 'house', ${listPrice},
    'factor', (${pricing ? markupFactor(markups, pricing) : sql`1`})::text,
    'fits', ${matches.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(matches)})`})`;
}

/** Returns the viewer's markups. The first matching markup is flagged as applied. */
export function explainMarkups({ markups }: Viewer, { house, fits: matches }: PriceData): StockViewMarkup[] {
  if (house === null) return [];
  const applied = matches.indexOf(true);
  return markups.map((markup, index) => ({
    ...markup,
    fits: matches[index] ?? false,
    isApplied: index === applied,
  }));
}

/** Returns the steps of a price calculation. Empty if the price is on request. */
export function priceSteps(
  { house, total, perCarat, unit }: PriceData,
  markups: readonly StockViewMarkup[],
): StockPriceStep[] {
  if (total === null || !(Number(total) > 0)) return [];
  const step = (label: string, amount: string | null | undefined, stepUnit: string): StockPriceStep[] =>
    amount == null ? [] : [{ label, amount, unit: stepUnit }];
  const applied = markups.find(({ isApplied }) => isApplied);
  const listPriceSteps = house
    ? [
        ...step('Price per carat before markup', house.perCarat, '$/ct'),
        ...step('Weight', house.carats, 'ct'),
        ...step('List price: price per carat × weight, rounded half up to the cent', house.total, '$'),
        ...(applied
          ? [
              ...step('Markup: first matching range', applied.percent, '%'),
              ...step('Price per carat with markup, rounded half up to the cent', perCarat, '$/ct'),
            ]
          : []),
      ]
    : step('List price: markups do not apply', total, '$');
  const isOfParcel = unit != null && unit !== total;
  return [
    ...listPriceSteps,
    ...(isOfParcel ? step('One stone of the parcel', unit, '$') : []),
    ...step('Final price', total, '$'),
  ];
}

import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import { type ExportCells, numberCell, textCell } from '../../../stock/cells/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { fileValue, isToldTo } from '../../../stock/files/index.ts';
import { fieldNamed } from '../../../stock/index.ts';
import { Availability, isOrderable } from '../../../stock/values/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { cellsOfSeveral } from './diamond.export-parts.ts';

const codes = new Map<unknown, string>([
  [StockStatus.AVAILABLE, 'G'],
  [StockStatus.HOLD, 'H'],
  [StockStatus.SUSPENDED, 'NA'],
  [StockStatus.MEMO, 'M'],
]);

const notOrderable: ReadonlySet<unknown> = new Set(Object.values(Availability).filter((one) => !isOrderable(one)));

/**
 * RapNet's code of where a stone stands. What a customer cannot order is not promised to theirs: a stone that somebody has
 * ordered is still available only to the house, whose file says what is stored.
 */
export const rapnetAvailability = (viewer: Viewer): ExportCells | undefined =>
  cellsOfSeveral(['status', 'availability'], viewer, ([status, availability]) => {
    const isGone = viewer.kind !== 'administrator' && notOrderable.has(availability);
    return isGone && status === StockStatus.AVAILABLE ? 'NA' : (codes.get(status) ?? '');
  });

/** A number without zeros at its end. */
export const shortNumber = (text: string): string => numberCell(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));

const writtenShort = (raw: unknown): string => shortNumber(textCell(raw));

const valueFor = (name: string, viewer: Viewer) => fileValue(diamonds, fieldNamed(diamonds, name), viewer);

/** The price per carat. */
export const rapnetPrice = (viewer: Viewer): ExportCells | undefined =>
  isToldTo(fieldNamed(diamonds, 'pricePerCarat'), viewer)
    ? { value: valueFor('pricePerCarat', viewer), written: writtenShort, numbers: 'one' }
    : undefined;

/** Decimals of a discount: the fewest that give the list price back. */
const places = [2, 3, 4, 6, 8];

/** Percent of the price against the list price, negative below it: as short as it can be for the list price to follow. */
export function rapnetDiscount(viewer: Viewer): ExportCells | undefined {
  if (!isToldTo(fieldNamed(diamonds, 'discount'), viewer)) return undefined;
  const price = valueFor('pricePerCarat', viewer);
  const exact = sql<string>`(${price} * 100 / nullif(d.rap_price, 0) - 100)`;
  const rounded = (count: number): RawBuilder<string> => sql`round(${exact}, ${sql.lit(count)})`;
  const choices = places.map(
    (count) =>
      sql`when round(${price} / nullif(1 + ${rounded(count)} / 100, 0), 2) = d.rap_price then ${rounded(count)}`,
  );
  // More than the list price on top of it is no discount that anybody reads.
  const value = sql`case when abs(${exact}) > 100 then null ${sql.join(choices, sql` `)} else ${rounded(2)} end`;
  return { value, written: writtenShort, numbers: 'one' };
}

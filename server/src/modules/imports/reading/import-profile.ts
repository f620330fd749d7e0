import type { DecimalMark } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import {
  type ChangedStones,
  type DiscountScale,
  type DiscountSign,
  extraNameOf,
  type ForeignCurrency,
  headingIndex,
  headingKey,
  type PriceBasis,
} from '../../stock/headings/index.ts';

/** How one supplier's files are read where their headers do not say it. The same shape in GraphQL, REST and files. */
export interface ImportProfile {
  /** What columns hold; a null field leaves the column out. */
  readonly columns?: readonly { readonly column: string; readonly field?: string | null }[] | null;
  /** Fields that are the same in every row. */
  readonly constants?: readonly { readonly field: string; readonly value: string | null }[] | null;
  /** Cells to be read as something else; null or empty stands for a blank cell. */
  readonly values?:
    | readonly { readonly field: string; readonly from: string | null; readonly to: string | null }[]
    | null;
  /** Makes the key of other columns: `{carat}-{cut}`. */
  readonly stockId?: string | null;
  /** Numbers repeated keys `-2`, `-3` … instead of refusing them. */
  readonly numberRepeats?: boolean | null;
  /** The sign before decimals in all columns; by default each column's own cells tell. */
  readonly decimals?: DecimalMark | null;
  readonly discountSign?: DiscountSign | null;
  readonly discountScale?: DiscountScale | null;
  /** What a column holds that is only called a price. */
  readonly priceBasis?: PriceBasis | null;
  /** Prices with the sign or code of another currency; by default they are asked about. */
  readonly foreignCurrency?: ForeignCurrency | null;
  /** Rows that describe another stone than the stock has under their number; by default they are asked about. */
  readonly changedStones?: ChangedStones | null;
  /** Whose stock the file is, where its rows do not say it: REPLACE takes only their stock off the lists. */
  readonly vendor?: string | null;
  /** The sheet of a workbook; by default the first one that is not empty. */
  readonly sheet?: string | null;
}

/** Whose stock a file is; null: nobody's in particular. */
export const vendorOf = ({ vendor }: ImportProfile): string | null => vendor?.trim() || null;

/** Whether a cell is what headers have: by this the header is told from titles above it. */
export function headerNames(type: StockImport, { columns }: ImportProfile): (cell: string) => boolean {
  const { primary, fallback, extras } = headingIndex(type.headings, type.extras);
  const chosen = new Set((columns ?? []).map(({ column }) => headingKey(column)));
  const known = [primary, fallback, extras, chosen, new Set(Object.keys(type.traps))];
  return (cell) => {
    const key = headingKey(cell);
    if (extraNameOf(cell) !== null) return true;
    return known.some((names) => names.has(key));
  };
}

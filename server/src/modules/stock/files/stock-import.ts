import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { FaultCode } from '../cells/fault.ts';
import type { CellReader } from '../headings/cell-reader.ts';
import type { HeaderResolver, HeadingSpec } from '../headings/headings.ts';

/** Properties of a staged file that are needed by the SQL of an import configuration. */
export interface StagedFile<H extends string> {
  readonly has: (heading: H) => boolean;
  /** Returns whether a column of the file sets a field. */
  readonly writes: (field: string) => boolean;
  readonly extras: readonly string[];
}

/**
 * Value computed in SQL from the staged row `s` and the existing row `d`. For a new row, all columns of `d` are null.
 */
export interface ComputedField<H extends string, F extends string> {
  /** The value is computed if at least one of these fields is staged. */
  readonly from: readonly F[];
  readonly value: (file: StagedFile<H>) => RawBuilder<unknown>;
  /** Returns whether every valid row sets the value. */
  readonly isCertain?: (file: StagedFile<H>) => boolean;
}

/** Rule for the staged row `s` that only the database can check exactly. */
export interface RowCheck<H extends string, F extends string> {
  /** The rule is checked only if all of these fields are staged. */
  readonly needs: readonly F[];
  /** Heading of the column that the problem refers to. */
  readonly heading: H;
  readonly code: FaultCode;
  readonly message: string | RawBuilder<string>;
  readonly fails: (file: StagedFile<H>) => RawBuilder<boolean>;
  /** Value that is displayed with the problem. */
  readonly value: RawBuilder<string>;
}

/** PostgreSQL types for staged values that are not columns of the table. */
export type StagedType = 'numeric' | 'text' | 'jsonb';

/**
 * Import configuration of a stock type. `H` is the type of its headings. `F` is the type of its staged fields, which
 * belong to the entity or are computed.
 */
export interface StockImport<H extends string = string, F extends string = string> {
  /** Name in URLs and on the command line, such as `diamonds`. */
  readonly name: string;
  /** Name in the audit log, such as `diamond`. */
  readonly subject: string;
  readonly entity: EntityClass<object>;
  /** Heading and field whose value identifies a row. */
  readonly key: H & F;
  /** Headings whose cells form the key if the file has no key column. */
  readonly keyParts?: readonly H[];
  /**
   * Suffix of keys that are built from `keyParts`: a heading, and a function that formats its cell. Not used if the
   * file has no such column.
   */
  readonly keyEnd?: { readonly heading: H; readonly of: (text: string) => string };
  readonly headings: Readonly<Record<string, HeadingSpec>>;
  /** Resolvers for headers whose meaning depends on other headers and values, keyed by `headingKey`. */
  readonly traps: Readonly<Record<string, HeaderResolver<H>>>;
  /**
   * Recognized headers that belong to no field. Their columns are stored as extra attributes under the first
   * spelling.
   */
  readonly extras: readonly (readonly [string, ...string[]])[];
  readonly readers: readonly CellReader<H, F>[];
  /** PostgreSQL types of staged values that belong to no field. */
  readonly stagedOnly: Readonly<Partial<Record<F, StagedType>>>;
  /** Functions that format values for previews. By default, the value is displayed unchanged. */
  readonly inWords: Readonly<Partial<Record<F, (value: string) => string>>>;
  /** Returns the display text of the value that would be imported from a cell. By default, the cell itself. */
  readonly shownCell: (heading: string, cell: string) => string;
  readonly computed: Readonly<Partial<Record<F, ComputedField<H, F>>>>;
  readonly checks: readonly RowCheck<H, F>[];
  readonly required: readonly F[];
  /** Fields for the report's number and issuer. A report belongs to only one item. */
  readonly report?: { readonly number: F; readonly issuer: F };
  /**
   * Fields that never change for the same item, each with its label. `weight` is listed separately, because it varies
   * slightly between scales. `isSeveral` is the condition that the row `s` or the item `d` is a parcel, whose weight
   * may change.
   */
  readonly identity?: {
    readonly fields: readonly { readonly field: F; readonly label: string }[];
    readonly weight: F;
    readonly isSeveral: (file: StagedFile<H>) => RawBuilder<boolean>;
  };
  /** Price and grade fields whose changes are reported. */
  readonly watched?: { readonly price: F; readonly grades: readonly F[] };
  /** Rules whose violation is reported as a notice instead of a problem. */
  readonly oddities?: readonly Omit<RowCheck<H, F>, 'code'>[];
  /**
   * Fields of pairs that are only sold together: the stock number of the other half, the flag that either half can
   * set, and the status. `statusNow` is the current status of an existing row `d`. `forSale` is the status of
   * available items.
   */
  readonly pairs?: {
    readonly mate: F;
    readonly isTied: F;
    readonly status: F;
    readonly statusNow: RawBuilder<unknown>;
    readonly forSale: number;
  };
  /** Fields with measurements and grades. Two rows with equal values are reported as possible duplicates. */
  readonly alike?: { readonly measured: readonly F[]; readonly graded: readonly F[] };
  /** SQL conditions for existing rows `d` that are on hold or sold. */
  readonly standing?: { readonly isOnHold: () => RawBuilder<boolean>; readonly isSold: () => RawBuilder<boolean> };
  /** Returns a query for the IDs of existing rows that are in carts. */
  readonly inCarts: () => RawBuilder<unknown>;
  /** Fields that an import leaves unchanged if the existing row `d` is reserved. */
  readonly protectedFields: { readonly fields: readonly F[]; readonly when: () => RawBuilder<boolean> };
  /** Returns the SQL condition for existing rows `d` that a REPLACE import never deactivates. */
  readonly neverDeactivated: () => RawBuilder<boolean>;
}

/**
 * Checks that the total equals price per carat × carats. The tolerance is the rounding of both prices: half a unit of
 * their last digits. `column` is the staged column with the total.
 */
export function totalCheck(column: string): RowCheck<'totalPrice', 'pricePerCarat' | 'totalPrice' | 'carats'> {
  const total = sql.ref(`s.${column}`);
  return {
    needs: ['pricePerCarat', 'totalPrice', 'carats'],
    heading: 'totalPrice',
    code: FaultCode.PRICE_MISMATCH,
    message: sql<string>`'is not the price per carat times the carats, which is ' || round(s.price_per_carat * s.carats, 2)`,
    fails: () => sql<boolean>`
      s.price_per_carat is not null and ${total} is not null
      and abs(s.price_per_carat * s.carats - ${total})
        > s.carats * 0.5 * power(10::numeric, -scale(s.price_per_carat)) + 0.5 * power(10::numeric, -scale(${total}))`,
    value: sql<string>`${total}::text`,
  };
}

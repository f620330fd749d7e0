import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { FaultCode } from '../cells/fault.ts';
import type { CellReader } from '../headings/cell-reader.ts';
import type { HeaderResolver, HeadingSpec } from '../headings/headings.ts';

/** File facts that the SQL of an import configuration uses. */
export interface StagedFile<H extends string> {
  readonly has: (heading: H) => boolean;
  /** Returns whether the file sets a field, from any column. */
  readonly writes: (field: string) => boolean;
  readonly extras: readonly string[];
}

/** Value computed in SQL from the staged row `s` and the existing row `d` (all null for a new row). */
export interface ComputedField<H extends string, F extends string> {
  /** Computed if one of these is staged. */
  readonly from: readonly F[];
  readonly value: (file: StagedFile<H>) => RawBuilder<unknown>;
  /** Returns whether every valid row has the value. */
  readonly isCertain?: (file: StagedFile<H>) => boolean;
}

/** Rule about a staged row `s` that only the database can check exactly. */
export interface RowCheck<H extends string, F extends string> {
  /** Checked if all of these are staged. */
  readonly needs: readonly F[];
  /** Column that the problem refers to. */
  readonly heading: H;
  readonly code: FaultCode;
  readonly message: string | RawBuilder<string>;
  readonly fails: (file: StagedFile<H>) => RawBuilder<boolean>;
  /** Value shown with the problem. */
  readonly value: RawBuilder<string>;
}

/** PostgreSQL types of staged values that are not columns of the table. */
export type StagedType = 'numeric' | 'text' | 'jsonb';

/** Import configuration of a stock type. `H`: headings. `F`: staged fields, of the entity or computed. */
export interface StockImport<H extends string = string, F extends string = string> {
  /** Name in URLs and on the command line: `diamonds`. */
  readonly name: string;
  /** Name in the audit log: `diamond`. */
  readonly subject: string;
  readonly entity: EntityClass<object>;
  /** Heading and field that identify a row. */
  readonly key: H & F;
  /** Columns that form the key if the file has no key column. */
  readonly keyParts?: readonly H[];
  /**
   * Suffix of such keys: a heading, and a function that formats a cell of it. Not used if the file has no such
   * column.
   */
  readonly keyEnd?: { readonly heading: H; readonly of: (text: string) => string };
  readonly headings: Readonly<Record<string, HeadingSpec>>;
  /** Headers whose meaning depends on other headers and values, normalized by `headingKey`. */
  readonly traps: Readonly<Record<string, HeaderResolver<H>>>;
  /** Known columns without a field. Stored as extra attributes under the first spelling. */
  readonly extras: readonly (readonly [string, ...string[]])[];
  readonly readers: readonly CellReader<H, F>[];
  /** PostgreSQL types of staged values without a field. */
  readonly stagedOnly: Readonly<Partial<Record<F, StagedType>>>;
  /** Display texts of values in previews. Default: the value. */
  readonly inWords: Readonly<Partial<Record<F, (value: string) => string>>>;
  /** Display text of a cell as it would be imported. Default: the cell. */
  readonly shownCell: (heading: string, cell: string) => string;
  readonly computed: Readonly<Partial<Record<F, ComputedField<H, F>>>>;
  readonly checks: readonly RowCheck<H, F>[];
  readonly required: readonly F[];
  /** Fields with number and issuer of the report, which belongs to one item only. */
  readonly report?: { readonly number: F; readonly issuer: F };
  /**
   * Fields that do not change for the same item, each with its label, and the weight, which varies slightly between
   * scales. `isSeveral`: whether the row `s` or the item `d` is a parcel, whose weight may change.
   */
  readonly identity?: {
    readonly fields: readonly { readonly field: F; readonly label: string }[];
    readonly weight: F;
    readonly isSeveral: (file: StagedFile<H>) => RawBuilder<boolean>;
  };
  /** Fields whose changes are reported: price and grades. */
  readonly watched?: { readonly price: F; readonly grades: readonly F[] };
  /** Rules whose violation is a notice and not a problem. */
  readonly oddities?: readonly Omit<RowCheck<H, F>, 'code'>[];
  /**
   * Fields of pairs that are only sold together: the key of the other half, the flag (set on either half), and the
   * status. `statusNow` is the current status of an existing row `d`; `forSale` is the status of available items.
   */
  readonly pairs?: {
    readonly mate: F;
    readonly isTied: F;
    readonly status: F;
    readonly statusNow: RawBuilder<unknown>;
    readonly forSale: number;
  };
  /** Fields that are only equal for the same item: all measurements and grades. */
  readonly alike?: { readonly measured: readonly F[]; readonly graded: readonly F[] };
  /** SQL conditions for existing rows `d` that are on hold or sold. */
  readonly standing?: { readonly isOnHold: () => RawBuilder<boolean>; readonly isSold: () => RawBuilder<boolean> };
  /** Selects the IDs of existing rows that are in carts. */
  readonly inCarts: () => RawBuilder<unknown>;
  /** Fields that an import does not change on existing rows `d` that are reserved. */
  readonly kept: { readonly fields: readonly F[]; readonly when: () => RawBuilder<boolean> };
  /** SQL: existing rows `d` that REPLACE never deactivates. */
  readonly neverDeactivated: () => RawBuilder<boolean>;
}

/**
 * Checks that a total equals price per carat × carats within the rounding of both: half of the last digit of each.
 * `column` is the staged column of the total.
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

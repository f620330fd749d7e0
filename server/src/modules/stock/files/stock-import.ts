import type { EntityClass } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { FaultCode } from '../cells/fault.ts';
import type { CellReader } from '../headings/cell-reader.ts';
import type { HeadingSpec, Trap } from '../headings/headings.ts';

/** What SQL of a descriptor may ask about the file. */
export interface StagedFile<H extends string> {
  readonly has: (heading: H) => boolean;
  /** Whether the file writes a field, whatever columns it reads it from. */
  readonly writes: (field: string) => boolean;
  /** Names of the extra attributes that the file brings. */
  readonly extras: readonly string[];
}

/** A value that SQL makes of the staged row (`s`) and of the existing one (`d`, all null for a new row). */
export interface ComputedField<H extends string, F extends string> {
  /** Written when one of these is staged. */
  readonly from: readonly F[];
  readonly value: (file: StagedFile<H>) => RawBuilder<unknown>;
  /** Whether a row that was read without a fault always has the value. */
  readonly isCertain?: (file: StagedFile<H>) => boolean;
}

/** A rule over a staged row (`s`) that only the database can check exactly. */
export interface RowCheck<H extends string, F extends string> {
  /** Checked when all of these are staged. */
  readonly needs: readonly F[];
  /** The column that the problem names. */
  readonly heading: H;
  readonly code: FaultCode;
  readonly message: string | RawBuilder<string>;
  readonly fails: (file: StagedFile<H>) => RawBuilder<boolean>;
  /** What the problem shows as the value. */
  readonly value: RawBuilder<string>;
}

/** What may be staged without being a column of the table, as the database calls it. */
export type StagedType = 'numeric' | 'text' | 'jsonb';

/**
 * One type of stock as imports see it: data for plain functions.
 * `H`: what columns of files can mean. `F`: what is staged: fields of the entity, and what SQL computes such fields from.
 */
export interface StockImport<H extends string = string, F extends string = string> {
  /** In addresses and on the command line: `diamonds`. */
  readonly name: string;
  /** In the audit log: `diamond`. */
  readonly subject: string;
  readonly entity: EntityClass<object>;
  /** Tells rows apart. A heading and a field. */
  readonly key: H & F;
  /** Files without the key: it is made of what these columns hold. */
  readonly keyParts?: readonly H[];
  /** Ends keys that are made so: a heading, and what a row's cell of it adds; nothing where the file has no such column. */
  readonly keyEnd?: { readonly heading: H; readonly of: (text: string) => string };
  readonly headings: Readonly<Record<string, HeadingSpec>>;
  /** Headers whose meaning other headers and values decide, in the spelling of `headingKey`. */
  readonly traps: Readonly<Record<string, Trap<H>>>;
  /** Columns that the trade knows and the entity does not: kept as extra attributes under the first spelling. */
  readonly extras: readonly (readonly [string, ...string[]])[];
  readonly readers: readonly CellReader<H, F>[];
  /** PostgreSQL types of what is staged and no field of the entity. */
  readonly stagedOnly: Readonly<Partial<Record<F, StagedType>>>;
  /** Values as people read them, for previews; by default the value itself. */
  readonly inWords: Readonly<Partial<Record<F, (value: string) => string>>>;
  /** A cell under a heading as it would be taken over, for people: by default the cell itself. */
  readonly shownCell: (heading: string, cell: string) => string;
  readonly computed: Readonly<Partial<Record<F, ComputedField<H, F>>>>;
  readonly checks: readonly RowCheck<H, F>[];
  /** What a new row cannot be without. */
  readonly required: readonly F[];
  /** The field that numbers reports and the one that says whose they are: one report belongs to one piece. */
  readonly report?: { readonly number: F; readonly issuer: F };
  /**
   * Fields that stay the same as long as a piece is the same, each with its word, and the weight, which scales tell a little
   * differently. `isSeveral`: the row `s` or the piece `d` is a parcel, whose weight changes.
   */
  readonly identity?: {
    readonly fields: readonly { readonly field: F; readonly label: string }[];
    readonly weight: F;
    readonly isSeveral: (file: StagedFile<H>) => RawBuilder<boolean>;
  };
  /** Fields whose changes are listed among the notices: what a piece costs, and its grades. */
  readonly watched?: { readonly price: F; readonly grades: readonly F[] };
  /** Rules that rows (`s`) can break and still be right: notices, not problems. */
  readonly oddities?: readonly Omit<RowCheck<H, F>, 'code'>[];
  /**
   * Fields that say which two pieces are only sold together: the key of the other one, whether it is so (either may say
   * it), and the status, with what it is now of an existing row (`d`) and what it is while the piece is for sale.
   */
  readonly pairs?: {
    readonly mate: F;
    readonly isTied: F;
    readonly status: F;
    readonly statusNow: RawBuilder<unknown>;
    readonly forSale: number;
  };
  /** Fields that together say that two pieces are one: what is measured, all of it, and what is graded. */
  readonly alike?: { readonly measured: readonly F[]; readonly graded: readonly F[] };
  /** Which existing rows (`d`) are on hold, and which are sold. */
  readonly standing?: { readonly isOnHold: () => RawBuilder<boolean>; readonly isSold: () => RawBuilder<boolean> };
  /** A query for the ids of existing rows that stand in somebody's cart. */
  readonly inCarts: () => RawBuilder<unknown>;
  /** Fields that an import leaves alone on existing rows (`d`) that are promised to somebody. */
  readonly kept: { readonly fields: readonly F[]; readonly when: () => RawBuilder<boolean> };
  /** Existing rows (`d`) that REPLACE never deactivates. */
  readonly neverDeactivated: () => RawBuilder<boolean>;
}

import type { TypedDocumentNode } from '@apollo/client';
import type { ExportFormat, ExportLayoutInput, ItemSaleFragment } from '../generated/graphql';

/** An item of stock as the back office reads it: what every type has, and its own fields by their paths. */
export interface StockRecord {
  readonly __typename: string;
  readonly id: string;
  readonly stockNumber: string;
  readonly isActive: boolean;
  readonly version: number;
  readonly updatedAt: string;
  readonly sale: ItemSaleFragment | null;
  /** What files say of it in columns that no field takes; rows of lists do without. */
  readonly extras?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly [field: string]: unknown;
}

/** What a list of the back office asks for. */
export interface StockPageVariables {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' }[];
  readonly page: { readonly index: number; readonly size: number };
}

/** What is counted for the filters of a list. */
export interface StockFacetVariables {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly fields: string[];
}

type StockFacet =
  | {
      readonly __typename: 'OptionFacet';
      readonly field: string;
      readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
    }
  | {
      readonly __typename: 'RangeFacet';
      readonly field: string;
      readonly min: number | null;
      readonly max: number | null;
      readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
    };

/** What is given of an item: fields by the names of inputs. */
export type StockInput = Readonly<Record<string, unknown>>;

interface Found {
  readonly item: StockRecord | null;
}

interface Saved {
  readonly saved: { readonly item: StockRecord } | null;
}

/** How prices change: by exactly one of the three. */
export interface StockPriceChange {
  readonly field: string;
  readonly amount?: number;
  readonly percent?: number;
  /** Against the list price. */
  readonly discount?: number;
}

/** A change of many items: of those with these ids, or of all that a filter gives. */
export interface StockChangeVariables {
  readonly ids?: string[];
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly set?: StockInput;
  /** How their prices change; nothing else does then. */
  readonly price?: StockPriceChange;
  /** Of diamonds. */
  readonly status?: Readonly<Record<string, unknown>>;
  /** Of jewellery. */
  readonly hold?: Readonly<Record<string, unknown>>;
  /** Tells what would change, and changes nothing. */
  readonly dryRun?: boolean;
  /** Refused where it is another number by now. */
  readonly expectedCount?: number;
  readonly skipProblems?: boolean;
  readonly idempotencyKey?: string;
}

/** What a change of many did, or would do. */
export interface StockChangeOutcome {
  readonly matched: number;
  readonly changed: number;
  /** They are as they should be already. */
  readonly unchanged: number;
  /** Of a change of prices, before markups. */
  readonly prices: {
    readonly field: string;
    readonly sumBefore: number;
    readonly sumAfter: number;
    /** The first of those that change. */
    readonly rows: readonly {
      readonly id: string;
      readonly stockNumber: string;
      readonly before: number | null;
      readonly after: number;
      readonly totalBefore: number | null;
      readonly totalAfter: number;
    }[];
  } | null;
  readonly undoToken: string | null;
  readonly problemCount: number;
  readonly problems: readonly {
    readonly id: string;
    readonly stockNumber: string | null;
    readonly explanation: string;
  }[];
}

/** Which items of a type are exported, and how. */
export interface StockExportVariables extends Omit<StockPageVariables, 'page'> {
  readonly format: ExportFormat;
  readonly layout: ExportLayoutInput | null;
  /** Whose prices, and whose rows and columns; `null`: those of the house. */
  readonly forUserId: string | null;
}

/** A file behind a signed address, and what its layout cannot tell. */
export interface OfferedExport {
  readonly fileName: string;
  readonly url: string;
  readonly notes: readonly { readonly column: string | null; readonly message: string }[];
}

/** What the back office does with one type of stock. Every type's operations answer in the same shape. */
export interface StockOperations {
  /** Rows have every field but long texts and addresses. */
  readonly page: TypedDocumentNode<
    { readonly stock: { readonly total: number; readonly items: readonly StockRecord[] } | null },
    StockPageVariables
  >;
  readonly facets: TypedDocumentNode<
    { readonly stock: { readonly facets: readonly StockFacet[] } | null },
    StockFacetVariables
  >;
  readonly record: TypedDocumentNode<Found, { readonly id: string }>;
  readonly create: TypedDocumentNode<Saved, { readonly item: StockInput }>;
  readonly update: TypedDocumentNode<
    Saved,
    { readonly id: string; readonly expectedVersion: number; readonly set: StockInput }
  >;
  readonly change: TypedDocumentNode<{ readonly outcome: StockChangeOutcome | null }, StockChangeVariables>;
  readonly exportFile: TypedDocumentNode<{ readonly offered: OfferedExport | null }, StockExportVariables>;
  /** Null where items of the type are not deleted. */
  readonly remove: TypedDocumentNode<
    { readonly removed: { readonly id: string } | null },
    { readonly id: string }
  > | null;
}

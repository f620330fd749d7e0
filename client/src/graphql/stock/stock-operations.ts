import type { TypedDocumentNode } from '@apollo/client';
import type { ExportFormat, ExportLayoutInput, ItemSaleFragment } from '../generated/graphql';

/**
 * Stock item in the back office. Contains the fields common to all types, and those of its stock type, keyed by path.
 */
export interface StockRecord {
  readonly __typename: string;
  readonly id: string;
  readonly stockNumber: string;
  readonly isActive: boolean;
  readonly version: number;
  readonly updatedAt: string;
  readonly sale: ItemSaleFragment | null;
  /** Values from import columns that are not mapped to a field. Not fetched for lists. */
  readonly extras?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly [field: string]: unknown;
}

/** Variables of a back-office list query. */
export interface StockPageVariables {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' }[];
  readonly page: { readonly index: number; readonly size: number };
}

/** Variables of a facet query. */
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

/** Input for an item: values by input field name. */
export type StockInput = Readonly<Record<string, unknown>>;

interface SearchResult {
  readonly item: StockRecord | null;
}

interface Saved {
  readonly saved: { readonly item: StockRecord } | null;
}

/** Price change. Exactly one of the three fields must be set. */
export interface StockPriceChange {
  readonly field: string;
  readonly amount?: number;
  readonly percent?: number;
  /** Difference from the list price, in percent. -30 means 30% below the list price. */
  readonly discount?: number;
}

/** Variables of a bulk change: item IDs, or a filter that selects all matching items. */
export interface StockChangeVariables {
  readonly ids?: string[];
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly set?: StockInput;
  /** Price change. It cannot be combined with other changes. */
  readonly price?: StockPriceChange;
  /** For diamonds only. */
  readonly status?: Readonly<Record<string, unknown>>;
  /** For jewelry only. */
  readonly hold?: Readonly<Record<string, unknown>>;
  /** If true, the effect of the change is returned but nothing is changed. */
  readonly dryRun?: boolean;
  /** Expected number of matching items. The change is rejected if the actual number differs. */
  readonly expectedCount?: number;
  readonly skipProblems?: boolean;
  readonly idempotencyKey?: string;
}

/** Result of a bulk change or of its dry run. */
export interface StockChangeOutcome {
  readonly matched: number;
  readonly changed: number;
  /** Number of items that already had the new values. */
  readonly unchanged: number;
  /** Prices before and after a price change, without markups. Null for other changes. */
  readonly prices: {
    readonly field: string;
    readonly sumBefore: number;
    readonly sumAfter: number;
    /** The first changed items. */
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

/** Variables for exporting one stock type. */
export interface StockExportVariables extends Omit<StockPageVariables, 'page'> {
  readonly format: ExportFormat;
  readonly layout: ExportLayoutInput | null;
  /** User whose prices, rows and columns are exported. If null, the company's own prices are exported. */
  readonly forUserId: string | null;
}

/** Exported file with a signed URL, and the values that do not fit the file's layout. */
export interface OfferedExport {
  readonly fileName: string;
  readonly url: string;
  readonly notes: readonly { readonly column: string | null; readonly message: string }[];
}

/** GraphQL operations of one stock type. The results of all types have the same shape. */
export interface StockOperations {
  /** The rows contain all fields except long texts and links. */
  readonly page: TypedDocumentNode<
    { readonly stock: { readonly total: number; readonly items: readonly StockRecord[] } | null },
    StockPageVariables
  >;
  readonly facets: TypedDocumentNode<
    { readonly stock: { readonly facets: readonly StockFacet[] } | null },
    StockFacetVariables
  >;
  readonly record: TypedDocumentNode<SearchResult, { readonly id: string }>;
  readonly create: TypedDocumentNode<Saved, { readonly item: StockInput }>;
  readonly update: TypedDocumentNode<
    Saved,
    { readonly id: string; readonly expectedVersion: number; readonly set: StockInput }
  >;
  readonly change: TypedDocumentNode<{ readonly outcome: StockChangeOutcome | null }, StockChangeVariables>;
  readonly exportFile: TypedDocumentNode<{ readonly offered: OfferedExport | null }, StockExportVariables>;
  /** Null if items of this type cannot be deleted. */
  readonly remove: TypedDocumentNode<
    { readonly removed: { readonly id: string } | null },
    { readonly id: string }
  > | null;
}

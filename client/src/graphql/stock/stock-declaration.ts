import type { StockKind, StockNoun, StockPlural } from '../generated/stock/kinds';
import type { AccessPage } from '../generated/types';

/*
 * Types for the server's declaration of a stock type. Columns, filters, forms and imports are built from it. `npm run
 * schema` writes the declaration to `stock.declaration.json`. From that file, `npm run codegen` generates these modules
 * and checks them against the schema. For each type:
 *
 *   graphql/generated/stock/diamond.ts             `diamond`: names and fields for the shop (`StockDeclaration`)
 *   graphql/generated/stock/diamond-admin.ts       `diamond`: names and all fields, for the back office
 *   graphql/generated/stock/diamond-files.ts       `diamondFiles`: contents of import files (`StockFiles`)
 *   graphql/generated/stock/diamond-operations.ts  `diamondOperations`: list, record and commands of the back office
 *
 * For all types:
 *
 *   graphql/generated/stock/stock-index.ts         `stockIndex`: each type with its URL path segment and file headings
 *   graphql/generated/stock/shop-pages.ts          `diamondShopPages` and so on: shop pages of each type (`ShopPages`)
 *
 * The modules contain constants (`as const`), so that the compiler checks field names.
 */

/** Kind of value. It determines the form control and how input is parsed. */
export type StockValueKind =
  | 'text'
  | 'longText'
  /** URL. */
  | 'link'
  /** Picture URL. Inputs also accept the picture itself, encoded in base64. */
  | 'picture'
  | 'pictures'
  | 'integer'
  | 'number'
  | 'money'
  | 'carats'
  | 'flag'
  /** `choice` is a single GraphQL enum value (`options.values`); `choices` is a list of them. */
  | 'choice'
  | 'choices'
  /**
   * `reference` is an ID from a reference list (`options.list`); `references` is a list of IDs. Outputs contain the
   * values with `id` and `label`.
   */
  | 'reference'
  | 'references'
  /** Date without a time. */
  | 'date'
  | 'moment'
  | 'user';

/** Names of the lists in the `referenceLists` query. */
export type ReferenceListName =
  | 'shapes'
  | 'colors'
  | 'clarities'
  | 'cuts'
  | 'polishes'
  | 'symmetries'
  | 'fluorescences'
  | 'laboratories'
  | 'fancyIntensities';

/** Enum value with its label. */
export interface StockOption {
  readonly value: string;
  readonly label: string;
}

export interface StockFieldDeclaration<Sort extends string = string, Facet extends string = string> {
  /** Name of the input field: `shapeId`, `pricePerCarat`. */
  readonly name: string;
  /** Path of the GraphQL output field: `shape`, `price.perCarat`. Null if there is none. */
  readonly output: string | null;
  readonly label: string;
  /** Shorter label for narrow columns: `Symm.`. */
  readonly shortLabel?: string;
  /** Unit shown after the number. `$` represents the company's currency (`inHouseCurrency`). */
  readonly unit: 'ct' | 'mm' | '%' | '°' | '$' | '$/ct' | 'g' | 'in' | null;
  /** Section of forms and filter panels that contains the field. Fields are sorted by section. */
  readonly group: string;
  readonly value: StockValueKind;
  readonly options?: { readonly list: ReferenceListName } | { readonly values: readonly StockOption[] };
  /** Limits that the server enforces. `most` is the maximum length of a list. */
  readonly limits: {
    readonly min?: number;
    readonly max?: number;
    readonly decimals?: number;
    readonly maxLength?: number;
    readonly most?: number;
  };
  /**
   * `made`: never null, and generated if omitted. `implied`: can be omitted, because another field determines the
   * value.
   */
  readonly presence: 'optional' | 'required' | 'made' | 'implied';
  /** Default value in input format. */
  readonly default?: string | number | boolean;
  /**
   * Name of another field. If both fields are set, the value of this field must not be greater than the other value.
   */
  readonly notAbove?: string;
  readonly readers: 'everybody' | 'users' | 'administrators';
  /** True if inputs and forms contain the field. */
  readonly isGiven: boolean;
  /**
   * Filter control. `options`: any of several values. `option`: a single value. `range`: a range. `toggle`: yes or
   * no. `text`: words. `texts`: any of several exact strings, such as pasted numbers.
   */
  readonly filter: {
    readonly name: string;
    readonly kind: 'options' | 'option' | 'range' | 'toggle' | 'text' | 'texts';
    /** Viewers who can filter by the field. Some viewers who can read the field may not be able to filter by it. */
    readonly readers: 'everybody' | 'users' | 'administrators';
  } | null;
  /** Enum value of the field's facet. Null if there is none. */
  readonly facet: Facet | null;
  readonly sort: Sort | null;
}

/** Stock type: its names in GraphQL and on screens, and its fields. */
export interface StockDeclaration<Sort extends string = string, Facet extends string = string> {
  readonly kind: StockKind;
  /** Names in GraphQL: `meleeLot`, `meleeLots`, `MeleeLot`. */
  readonly one: string;
  readonly many: string;
  readonly typeName: string;
  /** Names on screens: `melee lot`, `melee lots`, `Melee lots`. */
  readonly noun: StockNoun;
  readonly plural: StockPlural;
  readonly title: string;
  /** URL path segment: `melee-lots`. */
  readonly path: string;
  readonly defaultSort: Sort;
  /**
   * Price fields that bulk changes can set, starting with the main price. Prices that have a list price accept
   * discounts.
   */
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  readonly fields: readonly StockFieldDeclaration<Sort, Facet>[];
}

/** Heading of an import file. It represents a field, or a component from which fields are computed. */
export interface StockHeading {
  /** Name used in import profiles. */
  readonly name: string;
  /** Label, including the unit. */
  readonly label: string;
  readonly group: string;
  /** Column headers that are accepted in addition to the name. */
  readonly columns: readonly string[];
}

/** Description of a stock type's import files. */
export interface StockFiles extends Pick<StockDeclaration, 'kind' | 'noun' | 'plural' | 'title' | 'path'> {
  /**
   * Heading that identifies rows. If a file lacks this column, the key is computed from `keyParts`. Empty if files
   * require a profile.
   */
  readonly key: string;
  readonly keyParts: readonly string[];
  /** Headings that a new row requires. */
  readonly required: readonly string[];
  readonly headings: readonly StockHeading[];
  /** Labels for server values in import reports, such as "Yes" for `true`, by heading. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Headings of numbers that are stored with more decimals than the client displays. */
  readonly decimals: readonly string[];
  /** True if files can contain discounts, because the sign of a discount is ambiguous. */
  readonly hasDiscounts: boolean;
}

/** All stock types, each with a loader for its file headings. */
export type StockIndex = readonly (Pick<StockDeclaration, 'kind' | 'path' | 'title'> & {
  readonly files: () => Promise<StockFiles>;
})[];

/** Shop pages that list a stock type, by the key of their page settings. */
export type ShopPages<Filter> = Readonly<
  Record<
    string,
    {
      /** Access that a restricted user needs to see the page. Null if there is no restriction. */
      readonly access: AccessPage | null;
      /** Fixed filter of the page. It is combined with the filters that users set. */
      readonly filter: Readonly<Filter>;
    }
  >
>;

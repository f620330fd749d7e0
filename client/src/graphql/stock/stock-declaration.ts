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

/** Kind of value: determines the form control and how its input is parsed. */
export type StockValueKind =
  | 'text'
  | 'longText'
  /** A web address. */
  | 'link'
  /** Picture URL. Inputs also accept the picture itself in base64. */
  | 'picture'
  | 'pictures'
  | 'integer'
  | 'number'
  | 'money'
  | 'carats'
  | 'flag'
  /** `choice`: one GraphQL enum value (`options.values`). `choices`: several. */
  | 'choice'
  | 'choices'
  /**
   * `reference`: an ID in a reference list (`options.list`). `references`: several IDs. Outputs show the values, with
   * `id` and `label`.
   */
  | 'reference'
  | 'references'
  /** A date without a time. */
  | 'date'
  | 'moment'
  | 'user';

/** The lists of the query `referenceLists`. */
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
  /** Name in inputs: `shapeId`, `pricePerCarat`. */
  readonly name: string;
  /** Path of the GraphQL field: `shape`, `price.perCarat`. Null if there is none. */
  readonly output: string | null;
  readonly label: string;
  /** Label for narrow columns: `Symm.`. */
  readonly shortLabel?: string;
  /** Unit shown after the number. `$` is the company's currency (`inHouseCurrency`). */
  readonly unit: 'ct' | 'mm' | '%' | '°' | '$' | '$/ct' | 'g' | 'in' | null;
  /** Section of the field in forms and filter panels. Fields are sorted by section. */
  readonly group: string;
  readonly value: StockValueKind;
  readonly options?: { readonly list: ReferenceListName } | { readonly values: readonly StockOption[] };
  /** Limits checked by the server. `most`: the maximum length of a list. */
  readonly limits: {
    readonly min?: number;
    readonly max?: number;
    readonly decimals?: number;
    readonly maxLength?: number;
    readonly most?: number;
  };
  /** `made`: never null, and generated if omitted. `implied`: can be omitted because another field determines it. */
  readonly presence: 'optional' | 'required' | 'made' | 'implied';
  /** Default value, in the format of inputs. */
  readonly default?: string | number | boolean;
  /** Name of another field. If both are set, this field must not be greater. */
  readonly notAbove?: string;
  readonly readers: 'everybody' | 'users' | 'administrators';
  /** True if inputs and forms have the field. */
  readonly isGiven: boolean;
  /**
   * Filter control: any of several values (`options`), one value (`option`), a range (`range`), yes or no (`toggle`),
   * words (`text`), or any of several exact texts (`texts`, such as pasted numbers).
   */
  readonly filter: {
    readonly name: string;
    readonly kind: 'options' | 'option' | 'range' | 'toggle' | 'text' | 'texts';
    /** Viewers who can filter by the field: all viewers who can read it, or fewer. */
    readonly readers: 'everybody' | 'users' | 'administrators';
  } | null;
  /** Enum values of the facet and the sort. Null if there is none. */
  readonly facet: Facet | null;
  readonly sort: Sort | null;
}

/** A stock type: its names in GraphQL and on screens, and its fields. */
export interface StockDeclaration<Sort extends string = string, Facet extends string = string> {
  readonly kind: StockKind;
  /** `meleeLot`, `meleeLots`, `MeleeLot`. */
  readonly one: string;
  readonly many: string;
  readonly typeName: string;
  /** `melee lot`, `melee lots`, `Melee lots`. */
  readonly noun: StockNoun;
  readonly plural: StockPlural;
  readonly title: string;
  /** URL path segment: `melee-lots`. */
  readonly path: string;
  readonly defaultSort: Sort;
  /** Price fields that bulk changes can set, the main price first. Prices with a list price accept discounts. */
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  readonly fields: readonly StockFieldDeclaration<Sort, Facet>[];
}

/** Heading of an import file: a field, or a component from which fields are computed. */
export interface StockHeading {
  /** Name in import profiles. */
  readonly name: string;
  /** Label, including the unit. */
  readonly label: string;
  readonly group: string;
  /** Accepted column headers besides the name. */
  readonly columns: readonly string[];
}

/** Contents of import files of a stock type. */
export interface StockFiles extends Pick<StockDeclaration, 'kind' | 'noun' | 'plural' | 'title' | 'path'> {
  /**
   * Heading that identifies rows. If a file has no such column, the key is computed from `keyParts`. Empty if files
   * need a profile.
   */
  readonly key: string;
  readonly keyParts: readonly string[];
  /** Headings required for a new row. */
  readonly required: readonly string[];
  readonly headings: readonly StockHeading[];
  /** Labels for server values in import reports, by heading, such as "Yes" for `true`. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Headings of numbers that are stored with more decimals than the client shows. */
  readonly decimals: readonly string[];
  /** True if files can contain discounts, whose sign is ambiguous. */
  readonly hasDiscounts: boolean;
}

/** All stock types, each with a loader of its file headings. */
export type StockIndex = readonly (Pick<StockDeclaration, 'kind' | 'path' | 'title'> & {
  readonly files: () => Promise<StockFiles>;
})[];

/** Shop pages that list a stock type, by the key of their page settings. */
export type ShopPages<Filter> = Readonly<
  Record<
    string,
    {
      /** Access page that a restricted user needs. Null if there is no restriction. */
      readonly access: AccessPage | null;
      /** Fixed filter of the page, combined with the filters that users set. */
      readonly filter: Readonly<Filter>;
    }
  >
>;

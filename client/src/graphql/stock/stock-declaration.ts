import type { StockKind, StockNoun, StockPlural } from '../generated/stock/kinds';
import type { AccessPage } from '../generated/types';

/*
 * Types of the server's declaration of a stock type, from which columns, filters, forms and imports are made. `npm run schema`
 * writes the declaration to `stock.declaration.json`. From that file, `npm run codegen` generates and checks against the schema:
 *
 *   graphql/generated/stock/diamond.ts             `diamond`: names and fields for the shop (`StockDeclaration`)
 *   graphql/generated/stock/diamond-admin.ts       `diamond`: the same with the fields for administrators
 *   graphql/generated/stock/diamond-files.ts       `diamondFiles`: what files of it hold (`StockFiles`)
 *   graphql/generated/stock/diamond-operations.ts  `diamondOperations`: list, record and commands of the back office
 *
 *   graphql/generated/stock/stock-index.ts         `stockIndex`: every type by its place in addresses, files when asked for
 *   graphql/generated/stock/shop-pages.ts          `diamondShopPages`: pages of the shop that list it (`ShopPages`)
 *
 * for each type. They are constants (`as const`): names of fields are checked where they are used.
 */

/** Which control enters a kind of value, and how it is read. */
export type StockValueKind =
  | 'text'
  | 'longText'
  /** An address of a page. */
  | 'link'
  /** The address of a picture; inputs take the picture itself too, as base64. */
  | 'picture'
  | 'pictures'
  | 'integer'
  | 'number'
  | 'money'
  | 'carats'
  | 'flag'
  /** One of a few constants of GraphQL (`options.values`); `choices`: several of them. */
  | 'choice'
  | 'choices'
  /** An id of a reference list (`options.list`); `references`: several ids. Outputs show the values, with `id` and `label`. */
  | 'reference'
  | 'references'
  /** A day without a time. */
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

/** One of a few constants, and what people call it. */
export interface StockOption {
  readonly value: string;
  readonly label: string;
}

export interface StockFieldDeclaration<Sort extends string = string, Facet extends string = string> {
  /** As inputs have it: `shapeId`, `pricePerCarat`. */
  readonly name: string;
  /** The path of what GraphQL shows of it: `shape`, `price.perCarat`. Null: nowhere by itself. */
  readonly output: string | null;
  readonly label: string;
  /** The same over a narrow column: `Symm.`. */
  readonly shortLabel?: string;
  /** What stands behind its number; `$` is the currency of the house (`inHouseCurrency`). */
  readonly unit: 'ct' | 'mm' | '%' | '°' | '$' | '$/ct' | 'g' | 'in' | null;
  /** The section of forms and of panels of filters that has it. Fields come in the order of the sections. */
  readonly group: string;
  readonly value: StockValueKind;
  readonly options?: { readonly list: ReferenceListName } | { readonly values: readonly StockOption[] };
  /** What the server's rules take. `most`: of a list, how many. */
  readonly limits: {
    readonly min?: number;
    readonly max?: number;
    readonly decimals?: number;
    readonly maxLength?: number;
    readonly most?: number;
  };
  /** `made`: never null, and given a value when it is left out. `implied`: may be left out because another field says it. */
  readonly presence: 'optional' | 'required' | 'made' | 'implied';
  /** What it is when nothing is given, as inputs have it. */
  readonly default?: string | number | boolean;
  /** Another field that is not to be less, where both are there. */
  readonly notAbove?: string;
  readonly readers: 'everybody' | 'users' | 'administrators';
  /** Whether inputs, and so forms, have it. */
  readonly isGiven: boolean;
  /**
   * How lists are narrowed by it: any of several values (`options`), one of them (`option`), a range, yes or no, words
   * (`text`), or any of several exact texts (`texts`, such as pasted numbers).
   */
  readonly filter: {
    readonly name: string;
    readonly kind: 'options' | 'option' | 'range' | 'toggle' | 'text' | 'texts';
    /** Who may filter by it: those who read it, or fewer. */
    readonly readers: 'everybody' | 'users' | 'administrators';
  } | null;
  /** Its constants in the enums of facets and of sorts. */
  readonly facet: Facet | null;
  readonly sort: Sort | null;
}

/** A type of stock: its names in GraphQL, in the words of people, and its fields. */
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
  /** Its place in addresses: `melee-lots`. */
  readonly path: string;
  /** A constant of its sorts. */
  readonly defaultSort: Sort;
  /** The prices that changes of many set, the one that it is priced by first; those with a list price take discounts. */
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  readonly fields: readonly StockFieldDeclaration<Sort, Facet>[];
}

/** What a column of a file can hold: a field, or a part of which fields are made. */
export interface StockHeading {
  /** As profiles name it. */
  readonly name: string;
  /** With its unit. */
  readonly label: string;
  readonly group: string;
  /** Headers that carry it, besides its own name. */
  readonly columns: readonly string[];
}

/** What files of a type of stock hold. */
export interface StockFiles extends Pick<StockDeclaration, 'kind' | 'noun' | 'plural' | 'title' | 'path'> {
  /** What tells rows apart, and of what it is made for files without it. Empty: such files need a profile. */
  readonly key: string;
  readonly keyParts: readonly string[];
  /** What a new row cannot be without. */
  readonly required: readonly string[];
  readonly headings: readonly StockHeading[];
  /** What people call values that reports of imports have in the server's words, by heading: `true` is Yes. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Numbers that the server keeps with more decimals than anybody reads. */
  readonly decimals: readonly string[];
  /** Whether its files tell discounts, which may be meant in several ways. */
  readonly hasDiscounts: boolean;
}

/** Every type of stock, and how what its files hold is loaded. */
export type StockIndex = readonly (Pick<StockDeclaration, 'kind' | 'path' | 'title'> & {
  readonly files: () => Promise<StockFiles>;
})[];

/** The pages of the shop that list a type of stock, by the names of their settings. */
export type ShopPages<Filter> = Readonly<
  Record<
    string,
    {
      /** The access page that a restricted user needs, `null` where none does. */
      readonly access: AccessPage | null;
      /** What the list asks, whatever else is chosen there. */
      readonly filter: Readonly<Filter>;
    }
  >
>;

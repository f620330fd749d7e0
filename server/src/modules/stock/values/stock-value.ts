import type { PropertyOptions } from '@mikro-orm/core';
import type { TSchema } from 'typebox';
import { textCell } from '../cells/export-cells.ts';
import type { CellConverter } from '../headings/cell-reader.ts';

/** Filter and facet options of a value type. */
type ValueFacet =
  | { readonly kind: 'none' }
  /**
   * `knownValues` are values that are returned even if their count is zero. `isOpen` allows other values. `isList`
   * means that an item may have several values.
   */
  | {
      readonly kind: 'options';
      readonly knownValues: readonly KnownValue[];
      readonly isOpen: boolean;
      readonly isList: boolean;
    }
  /** `isCoarse` groups values by their first three digits. */
  | { readonly kind: 'range'; readonly isCoarse: boolean };

/** Kind of value. Determines the input control and the parsing. */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'link'
  | 'picture'
  | 'pictures'
  | 'integer'
  | 'number'
  | 'money'
  | 'carats'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'date'
  | 'moment'
  | 'user';

/** Unit that is displayed after a number. */
export type Unit = 'ct' | 'mm' | '%' | '°' | '$' | '$/ct' | 'g' | 'in';

/** Limits of an input, published for clients. The validation rules enforce the same limits. */
export interface ValueLimits {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly maxLength?: number;
  /** Maximum number of list elements. */
  readonly most?: number;
}

export interface KnownValue {
  /** Database value in text form. */
  readonly stored: string;
  /** Value that clients use in filters. */
  readonly value: string;
  readonly label: string;
}

/**
 * Type of a stock value. Defines how the value is stored, returned, validated, filtered, imported and exported. `V`
 * is the TypeScript type in rows and entities. Decimals are exact strings. Code that is shared by all value types
 * does not interpret values.
 */
export interface StockValue<V = unknown> {
  readonly kind: ValueKind;
  readonly unit: Unit | null;
  readonly limits: ValueLimits;
  /** All possible values with their GraphQL names and labels. Null if the value type has no fixed list. */
  readonly choices: readonly Pick<KnownValue, 'value' | 'label'>[] | null;
  /** Column options for MikroORM. */
  readonly property: PropertyOptions<object>;
  databaseDefault(value: Readonly<V>): PropertyOptions<object>;
  /** Returns the GraphQL name for a field with this value type. */
  outputName(name: string): string;
  /** GraphQL output type. `toOutput` converts a row's value to it. */
  readonly output: () => object;
  readonly isOutputList: boolean;
  toOutput(raw: V): unknown;
  readonly input: () => object;
  readonly isInputList: boolean;
  /** Validation rules, which apply only to values that are not null. */
  readonly rules: readonly PropertyDecorator[];
  /** Whether inputs accept an uploaded picture as well as a URL. The URL is stored. */
  readonly isPicture: boolean;
  /** Whether the value is the item's price. The price of listed items must be greater than 0. */
  readonly isPrice: boolean;
  /** Converts a validated input value to the entity's value. */
  stored(value: unknown): unknown;
  /** JSON schema of the value in REST. */
  readonly schema: TSchema;
  presented(raw: V | null): unknown;
  /** Returns the name of the filter for a field. Null if there is no filter. */
  filterName(name: string): string | null;
  filter(description: string): PropertyDecorator;
  readonly facet: ValueFacet;
  readonly isSorted: boolean;
  /** IDs in the order that the trade uses, for sorting. Null if the IDs are already in that order. */
  readonly order: readonly number[] | null;
  /** Whether the full-text search covers the field. */
  readonly isSearched: boolean;
  /** Reads the cells of imported files. */
  readonly converter: CellConverter;
  inWords(stored: string): string;
  exported(raw: V | null): string;
}

/** Defaults shared by most value types. */
export const plain = {
  unit: null,
  limits: {},
  choices: null,
  databaseDefault: (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { default: value } : {},
  outputName: (name: string) => name,
  isOutputList: false,
  isInputList: false,
  isPicture: false,
  isPrice: false,
  toOutput: (raw: unknown) => raw,
  stored: (value: unknown) => value,
  presented: (raw: unknown) => raw,
  filterName: (name: string): string | null => name,
  isSorted: true,
  order: null,
  isSearched: false,
  inWords: (stored: string) => stored,
  exported: textCell,
} as const;

/** Formats a list that the database has serialized as JSON. `word` formats each element. */
export const listInWords =
  (word: (stored: string) => string) =>
  (stored: string): string => {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.map((value) => word(String(value))).join(', ') : stored;
  };

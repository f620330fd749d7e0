import type { PropertyOptions } from '@mikro-orm/core';
import type { TSchema } from 'typebox';
import { textCell } from '../cells/export-cells.ts';
import type { CellConverter } from '../headings/cell-reader.ts';

/** How lists are narrowed and divided by a value. */
type ValueFacet =
  | { readonly kind: 'none' }
  /** `known` are told with a zero count too; `isOpen`: there may be others; `isList`: a piece may have several. */
  | {
      readonly kind: 'options';
      readonly known: readonly KnownValue[];
      readonly isOpen: boolean;
      readonly isList: boolean;
    }
  /** `isCoarse`: amounts, which are counted by their first three digits. */
  | { readonly kind: 'range'; readonly isCoarse: boolean };

/** Which control enters a kind of value, and how it is read. */
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

/** What stands behind a number. */
export type Unit = 'ct' | 'mm' | '%' | '°' | '$' | '$/ct' | 'g' | 'in';

/** What an input of a value may be at most, for whoever enters it: the same as its rules say. */
export interface ValueLimits {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly maxLength?: number;
  /** Of a list: how many. */
  readonly most?: number;
}

export interface KnownValue {
  /** As the database has it, as text. */
  readonly stored: string;
  /** As the filter takes it. */
  readonly value: string;
  readonly label: string;
}

/**
 * A kind of value that stock has: how it is kept, shown, checked, narrowed by, read from files and written to them. `V` is
 * what rows and entities hold: decimals are exact strings. Shared code, which does not know it, hands on what it has read.
 */
export interface StockValue<V = unknown> {
  /** For people who enter and read it. */
  readonly kind: ValueKind;
  readonly unit: Unit | null;
  readonly limits: ValueLimits;
  /** All that it can be, as GraphQL calls it and as people do; null where the kind of value does not list it. */
  readonly choices: readonly Pick<KnownValue, 'value' | 'label'>[] | null;
  /** Column. */
  readonly property: PropertyOptions<object>;
  databaseDefault(value: Readonly<V>): PropertyOptions<object>;
  /** GraphQL's name of a field that shows it. */
  outputName(name: string): string;
  /** What GraphQL shows, and what it makes of a row's value. */
  readonly output: () => object;
  readonly isOutputList: boolean;
  shown(raw: V): unknown;
  readonly input: () => object;
  readonly isInputList: boolean;
  /** For a value that is there. */
  readonly rules: readonly PropertyDecorator[];
  /** Whoever gives it may send the picture itself; its address is what is kept. */
  readonly isPicture: boolean;
  /** What the piece is sold for: what is on the lists has one of more than 0. */
  readonly isPrice: boolean;
  /** What an entity keeps of a checked input. */
  stored(value: unknown): unknown;
  /** REST. */
  readonly schema: TSchema;
  presented(raw: V | null): unknown;
  /** Lists. */
  filterName(name: string): string | null;
  filter(description: string): PropertyDecorator;
  readonly facet: ValueFacet;
  readonly isSorted: boolean;
  /** Ids that are not in trade order are sorted by these. */
  readonly order: readonly number[] | null;
  /** Whether the search looks through it. */
  readonly isSearched: boolean;
  /** Files. */
  readonly converter: CellConverter;
  inWords(stored: string): string;
  exported(raw: V | null): string;
}

/** What most kinds of values have in common. */
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
  shown: (raw: unknown) => raw,
  stored: (value: unknown) => value,
  presented: (raw: unknown) => raw,
  filterName: (name: string): string | null => name,
  isSorted: true,
  order: null,
  isSearched: false,
  inWords: (stored: string) => stored,
  exported: textCell,
} as const;

/** Several values as one: the database writes a list as JSON. `word` says one of them. */
export const listInWords =
  (word: (stored: string) => string) =>
  (stored: string): string => {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.map((value) => word(String(value))).join(', ') : stored;
  };

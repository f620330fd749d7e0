import { ArrayType, type PropertyOptions } from '@mikro-orm/core';
import { ArrayUnique, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { Float, ID, Int } from 'type-graphql';
import Type from 'typebox';
import { NoDamage, RequiredDecimal, RequiredText } from '../../../../kernel/input/field-rules.ts';
import {
  FilterEnums,
  FilterFlag,
  FilterIds,
  FilterRange,
  FilterTexts,
} from '../../../../kernel/input/filter-fields.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { RequiredList } from '../../../../kernel/input/list-rules.ts';
import { FloatRange, IntRange, MoneyRange, type Range } from '../../../../kernel/input/ranges.ts';
import { DateScalar, RequiredDay } from '../../../../kernel/values/day.ts';
import { money } from '../../../../kernel/values/money.ts';
import { MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsRange, CaratsScalar, carats } from '../../../carats/index.ts';
import type { ReferenceList } from '../../../reference-data/index.ts';
import { flagCell, labelCell, numberCell } from '../exports/export-cells.ts';
import {
  day as dayCell,
  decimal,
  flag as flagWords,
  option,
  quantity,
  text as textWords,
  word,
} from '../imports/reading/import-converters.ts';
import { listCell, listOfValues, siteAddress } from '../imports/reading/import-lists.ts';
import { IsSentPicture } from './sent-picture.ts';
import { IsSiteAddress } from './site-address.ts';
import { RequiredStockNumber, stockNumberCell } from './stock-number.ts';
import { type KnownValue, plain, type StockValue } from './stock-value.ts';

/** A text. The search looks through it. */
export const text = ({ max = 200 }: { max?: number } = {}): StockValue<string> => ({
  ...plain,
  property: { type: 'text' },
  output: () => String,
  input: () => String,
  rules: [NoDamage(), RequiredText(max)],
  schema: Type.String(),
  filterName: () => null,
  filter: (description) => FilterTexts(description, { max }),
  facet: { kind: 'options', known: [], isOpen: true, isList: false },
  isSearched: true,
  converter: textWords(max),
});

/** The house's own number of a piece. */
export const stockNumber = (): StockValue<string> => ({
  ...text({ max: 64 }),
  rules: [RequiredStockNumber()],
  converter: stockNumberCell,
});

/** The address of a page or video: nothing that a browser would run. */
export const link = (): StockValue<string> => ({
  ...text(),
  rules: [IsSiteAddress(), RequiredText(2_000)],
  filter: () => () => undefined,
  facet: { kind: 'none' },
  isSorted: false,
  isSearched: false,
  converter: siteAddress,
});

/** The address of a picture. Whoever gives it may send the picture itself, as base64. */
export const picture = (): StockValue<string> => ({ ...link(), rules: [IsSentPicture()], isPicture: true });

/** Pictures, in their order. */
export const pictures = ({ most }: { most: number }): StockValue<string[]> => ({
  ...picture(),
  property: { type: new ArrayType<string>(), columnType: 'text[]' },
  databaseDefault: () => ({ defaultRaw: `'{}'` }),
  isOutputList: true,
  isInputList: true,
  shown: (raw) => raw,
  presented: (raw) => raw,
  rules: [IsSentPicture({ each: true }), RequiredList(most)],
  schema: Type.Array(Type.String()),
  converter: listOfValues(siteAddress),
  exported: (raw) => listCell(raw ?? []),
});

type RangeClass = () => new () => Range;

const number = <V extends string | number>(
  property: PropertyOptions<object>,
  type: () => object,
  range: RangeClass,
  rules: readonly PropertyDecorator[],
): Omit<StockValue<V>, 'converter' | 'schema'> => ({
  ...plain,
  property,
  output: type,
  input: type,
  rules,
  filter: (description) => FilterRange(range, description),
  facet: { kind: 'range', isCoarse: false },
  exported: numberCell,
});

interface Amount {
  min?: number;
  max?: number;
  /** Where none is below it, `3,650` in a file is none of 3.65. */
  least?: number;
}

/** An amount of money: exact, 2 decimals. */
export const amount = ({ min = 0, max = 99_999_999.99, least = 0 }: Amount = {}): StockValue<string> => ({
  ...number(
    { type: 'decimal', precision: 14, scale: 2 },
    () => MoneyScalar,
    () => MoneyRange,
    [RequiredDecimal({ min, max, places: 2 })],
  ),
  schema: Type.Number({ minimum: 0, description: 'At most 2 decimals.' }),
  presented: (raw) => (raw === null ? null : money(raw)),
  stored: (value) => (typeof value === 'number' ? String(value) : value),
  facet: { kind: 'range', isCoarse: true },
  converter: decimal({ min, max, places: 2 }, { from: least }),
});

/** What something is sold for. Zero would give it away: whoever means "on request" gives no price. */
export const price = ({ least = 0 }: Pick<Amount, 'least'> = {}): StockValue<string> => ({
  ...amount({ min: 0.01, least }),
  isPrice: true,
});

/** A weight in carats: exact, 3 decimals. */
export const weight = ({ min = 0, max = 99_999.999 }: { min?: number; max?: number } = {}): StockValue<string> => ({
  ...number(
    { type: 'decimal', precision: 10, scale: 3 },
    () => CaratsScalar,
    () => CaratsRange,
    [RequiredDecimal({ min, max, places: 3 })],
  ),
  schema: Type.Number({ minimum: 0, description: 'Carats, at most 3 decimals.' }),
  presented: (raw) => (raw === null ? null : carats(raw)),
  stored: (value) => (typeof value === 'number' ? String(value) : value),
  converter: decimal({ min, max, places: 3 }),
});

/** A measured quantity: millimetres, grams, sizes. */
export const measure = ({ max = 1_000 }: { max?: number } = {}): StockValue<number> => ({
  ...number(
    { type: 'double' },
    () => Float,
    () => FloatRange,
    [RequiredDecimal({ min: 0, max, places: 4 })],
  ),
  schema: Type.Number({ minimum: 0 }),
  converter: quantity(max),
});

/** A day, without a time. */
export const day = (): StockValue<string> => ({
  ...plain,
  property: { type: 'date' },
  output: () => DateScalar,
  input: () => DateScalar,
  rules: [RequiredDay()],
  schema: Type.String({ format: 'date' }),
  filterName: () => null,
  filter: () => () => undefined,
  facet: { kind: 'none' },
  converter: dayCell,
});

/** A number of things. */
export const count = ({ min = 0, max = 1_000_000 }: { min?: number; max?: number } = {}): StockValue<number> => ({
  ...number(
    { type: 'integer' },
    () => Int,
    () => IntRange,
    [
      IsInt({ message: 'must be a whole number' }),
      Min(min, { message: `must be at least ${min}` }),
      Max(max, { message: `must be at most ${max}` }),
    ],
  ),
  schema: Type.Integer({ minimum: min }),
  converter: decimal({ min, max, places: 0 }),
});

/** True or false. */
export const flag = (): StockValue<boolean> => ({
  ...plain,
  property: { type: 'boolean' },
  output: () => Boolean,
  input: () => Boolean,
  rules: [IsBoolean({ message: 'must be true or false' })],
  schema: Type.Boolean(),
  filter: FilterFlag,
  facet: {
    kind: 'options',
    known: [
      { stored: 'true', value: 'true', label: 'Yes' },
      { stored: 'false', value: 'false', label: 'No' },
    ],
    isOpen: false,
    isList: false,
  },
  converter: flagWords,
  exported: flagCell,
});

const isInTradeOrder = ({ values }: ReferenceList): boolean =>
  values.every(({ id }, place) => place === 0 || (values[place - 1]?.id ?? 0) < id);

const knownValues = ({ values }: ReferenceList): KnownValue[] =>
  values.map(({ id, label }) => ({ stored: String(id), value: String(id), label }));

/** One value of a reference list. `type` is the GraphQL type of the list's values. */
export const reference = (list: ReferenceList, type: () => object): StockValue<number> => ({
  ...plain,
  property: { type: 'smallint' },
  outputName: (name) => name.replace(/Id$/, ''),
  output: type,
  shown: (raw) => list.byId.get(raw) ?? null,
  input: () => ID,
  rules: [IsIn([...list.byId.keys()], { message: 'must be an id of its reference list' }), IsId()],
  schema: Type.Integer({ description: 'Id of the reference list.' }),
  filterName: (name) => `${name}s`,
  filter: (description) => FilterIds(description, list.byId),
  facet: { kind: 'options', known: knownValues(list), isOpen: false, isList: false },
  order: isInTradeOrder(list) ? null : list.values.map(({ id }) => id),
  converter: option(list),
  inWords: (stored) => list.byId.get(Number(stored))?.label ?? stored,
  exported: labelCell(list),
});

/** Several values of a reference list. */
export const references = (list: ReferenceList, type: () => object): StockValue<number[]> => ({
  ...reference(list, type),
  property: { type: new ArrayType((value) => Number(value)), columnType: 'smallint[]' },
  databaseDefault: () => ({ defaultRaw: `'{}'` }),
  outputName: (name) => name.replace(/Ids$/, 's'),
  isOutputList: true,
  shown: (raw) => raw.flatMap((id) => list.byId.get(id) ?? []),
  isInputList: true,
  rules: [
    IsIn([...list.byId.keys()], { each: true, message: 'must be ids of its reference list' }),
    ArrayUnique({ message: 'must not name a value twice' }),
    IsId({ each: true }),
    RequiredList(list.values.length),
  ],
  schema: Type.Array(Type.Integer()),
  presented: (raw) => raw,
  filterName: (name) => name,
  facet: { kind: 'options', known: knownValues(list), isOpen: false, isList: true },
  isSorted: false,
  order: null,
  converter: listOfValues(option(list), /[;|,\n]/),
  inWords: (stored) => stored,
  exported: (raw) => (raw ?? []).map(labelCell(list)).join(' ; '),
});

/** One of a few values that code decides by. The enum must be registered with GraphQL; `words` are those of files, the usual one first. */
export const choice = <V extends string | number>(
  values: Readonly<Record<string, V | string>>,
  words: Readonly<Record<V, readonly string[]>>,
): StockValue<V> => {
  const names = Object.entries(values).filter(([name]) => Number.isNaN(Number(name)));
  const stored = names.map(([, value]) => value);
  const isNumeric = stored.some((value) => typeof value === 'number');
  const usual = (stored: string): string => {
    const found = Object.entries<readonly string[]>(words).find(([value]) => value === stored);
    return found?.[1][0] ?? stored;
  };
  return {
    ...plain,
    property: { type: isNumeric ? 'smallint' : 'text' },
    output: () => values,
    input: () => values,
    // Not IsEnum: that lets the names of a numeric enum pass too.
    rules: [IsIn(stored, { message: 'must be a known value' })],
    schema: Type.Enum(stored),
    filterName: (name) => `${name}s`,
    filter: (description) => FilterEnums(() => values, description),
    facet: {
      kind: 'options',
      known: names.map(([name, value]) => ({ stored: String(value), value: name, label: usual(String(value)) })),
      isOpen: false,
      isList: false,
    },
    converter: word(words),
    inWords: usual,
    exported: (raw) => (raw === null ? '' : usual(String(raw))),
  };
};

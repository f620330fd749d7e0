import { ArrayType, type PropertyOptions } from '@mikro-orm/core';
import Type from 'typebox';
import { Float, Int } from '../../../kernel/graphql.ts';
import { DateScalar, RequiredDay } from '../../../kernel/input/day.ts';
import {
  NoControlCharacters,
  RequiredDecimal,
  RequiredInstant,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterRange, FilterTexts } from '../../../kernel/input/filter-fields.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { FloatRange, IntRange, MoneyRange, type Range } from '../../../kernel/input/ranges.ts';
import { IsBoolean, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { IsSiteAddress } from '../../../kernel/input/site-address.ts';
import { money } from '../../../kernel/values/money.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsRange, CaratsScalar, carats } from '../../carats/index.ts';
import {
  date,
  day as dayCell,
  decimal,
  flag as flagWords,
  listCell,
  listOfValues,
  money as moneyCell,
  quantity,
  siteAddress,
  text as textWords,
} from '../cells/cell-converters.ts';
import { flagCell, numberCell } from '../cells/export-cells.ts';
import { IsSentPicture } from '../pictures/sent-picture.ts';
import { RequiredStockNumber, stockNumberCell } from './stock-number.ts';
import { listInWords, plain, type StockValue, type Unit } from './stock-value.ts';

export { choice, reference, references } from './stock-choices.ts';

/** Text that the full-text search covers. */
export const text = ({ max = 200 }: { max?: number } = {}): StockValue<string> => ({
  ...plain,
  kind: max > 300 ? 'longText' : 'text',
  limits: { maxLength: max },
  property: { type: 'text' },
  output: () => String,
  input: () => String,
  rules: [NoControlCharacters(), RequiredText(max)],
  schema: Type.String(),
  filterName: () => null,
  filter: (description) => FilterTexts(description, { max }),
  facet: { kind: 'options', knownValues: [], isOpen: true, isList: false },
  isSearched: true,
  converter: textWords(max),
});

export const stockNumber = (): StockValue<string> => ({
  ...text({ max: 64 }),
  rules: [RequiredStockNumber()],
  converter: stockNumberCell,
});

/** URL of a page or video. URL schemes that a browser could execute are rejected. */
export const link = (): StockValue<string> => ({
  ...text(),
  kind: 'link',
  limits: { maxLength: 2_000 },
  rules: [IsSiteAddress(), RequiredText(2_000)],
  filter: () => () => undefined,
  facet: { kind: 'none' },
  isSorted: false,
  isSearched: false,
  converter: siteAddress,
});

/** URL of a picture. Inputs also accept a base64-encoded picture. */
export const picture = (): StockValue<string> => ({
  ...link(),
  kind: 'picture',
  limits: {},
  rules: [IsSentPicture()],
  isPicture: true,
});

/** Ordered list of pictures. */
export const pictures = ({ most }: { most: number }): StockValue<string[]> => ({
  ...picture(),
  kind: 'pictures',
  limits: { most },
  property: { type: new ArrayType<string>(), columnType: 'text[]' },
  databaseDefault: () => ({ defaultRaw: `'{}'` }),
  isOutputList: true,
  isInputList: true,
  toOutput: (raw) => raw,
  presented: (raw) => raw,
  rules: [IsSentPicture({ each: true }), RequiredList(most)],
  schema: Type.Array(Type.String()),
  converter: listOfValues(siteAddress),
  inWords: listInWords((stored) => stored),
  exported: (raw) => listCell(raw ?? []),
});

type RangeClass = () => new () => Range;

const number = <V extends string | number>(
  property: PropertyOptions<object>,
  type: () => object,
  range: RangeClass,
  rules: readonly PropertyDecorator[],
): Omit<StockValue<V>, 'kind' | 'converter' | 'schema'> => ({
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
  /** Lowest plausible value. Determines whether `3,650` in a file can be read as 3.65. */
  least?: number;
}

/** Exact amount in USD with 2 decimals. */
export const amount = ({ min = 0, max = 99_999_999.99, least = 0 }: Amount = {}): StockValue<string> => ({
  ...number(
    { type: 'decimal', precision: 14, scale: 2 },
    () => MoneyScalar,
    () => MoneyRange,
    [RequiredDecimal({ min, max, places: 2 })],
  ),
  kind: 'money',
  unit: '$',
  limits: { min, max, decimals: 2 },
  schema: Type.Number({ minimum: 0, description: 'USD, at most 2 decimals.' }),
  presented: (raw) => (raw === null ? null : money(raw)),
  stored: (value) => (typeof value === 'number' ? String(value) : value),
  facet: { kind: 'range', isCoarse: true },
  converter: moneyCell({ min, max, places: 2 }, { from: least }),
});

/** Selling price. Zero is rejected, because it would make the item free. Null means that the price is on request. */
export const price = ({ least = 0 }: Pick<Amount, 'least'> = {}): StockValue<string> => ({
  ...amount({ min: 0.01, least }),
  isPrice: true,
});

/** Exact weight in carats with 3 decimals. */
export const weight = ({ min = 0, max = 99_999.999 }: { min?: number; max?: number } = {}): StockValue<string> => ({
  ...number(
    { type: 'decimal', precision: 10, scale: 3 },
    () => CaratsScalar,
    () => CaratsRange,
    [RequiredDecimal({ min, max, places: 3 })],
  ),
  kind: 'carats',
  unit: 'ct',
  limits: { min, max, decimals: 3 },
  schema: Type.Number({ minimum: 0, description: 'Carats, at most 3 decimals.' }),
  presented: (raw) => (raw === null ? null : carats(raw)),
  stored: (value) => (typeof value === 'number' ? String(value) : value),
  converter: decimal({ min, max, places: 3 }),
});

/** Measurement in a unit such as millimeters or grams. Without a unit, the value is a size number. */
export const measure = ({
  max = 1_000,
  unit = null,
}: {
  max?: number;
  unit?: Unit | null;
} = {}): StockValue<number> => ({
  ...number(
    { type: 'double' },
    () => Float,
    () => FloatRange,
    [RequiredDecimal({ min: 0, max, places: 4 })],
  ),
  kind: 'number',
  unit,
  limits: { min: 0, max, decimals: 4 },
  schema: Type.Number({ minimum: 0 }),
  converter: quantity(max),
});

/** Date without a time. */
export const day = (): StockValue<string> => ({
  ...plain,
  kind: 'date',
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

export const instant = (): StockValue<Date> => ({
  ...plain,
  kind: 'moment',
  property: { type: 'datetime' },
  output: () => DateTimeScalar,
  input: () => DateTimeScalar,
  rules: [RequiredInstant()],
  schema: Type.String({ format: 'date-time' }),
  // Rows contain timestamps in PostgreSQL's text format.
  presented: (raw) => (raw === null ? null : new Date(raw).toISOString()),
  filterName: () => null,
  filter: () => () => undefined,
  facet: { kind: 'none' as const },
  isSorted: false,
  converter: date,
  exported: (raw) => (raw === null ? '' : new Date(raw).toISOString()),
});

export const count = ({ min = 0, max = 1_000_000 }: { min?: number; max?: number } = {}): StockValue<number> => ({
  ...number(
    { type: 'integer' },
    () => Int,
    () => IntRange,
    [IsInt(), Min(min), Max(max)],
  ),
  kind: 'integer',
  limits: { min, max, decimals: 0 },
  schema: Type.Integer({ minimum: min }),
  converter: decimal({ min, max, places: 0 }),
});

export const flag = (): StockValue<boolean> => ({
  ...plain,
  kind: 'flag',
  property: { type: 'boolean' },
  output: () => Boolean,
  input: () => Boolean,
  rules: [IsBoolean()],
  schema: Type.Boolean(),
  filter: FilterFlag,
  facet: {
    kind: 'options',
    knownValues: [
      { stored: 'true', value: 'true', label: 'Yes' },
      { stored: 'false', value: 'false', label: 'No' },
    ],
    isOpen: false,
    isList: false,
  },
  converter: flagWords,
  exported: flagCell,
});

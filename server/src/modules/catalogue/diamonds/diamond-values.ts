import { ID } from 'type-graphql';
import Type from 'typebox';
import { NoDamage, RequiredDecimal, RequiredInstant, RequiredText } from '../../../kernel/input/field-rules.ts';
import { FilterEnum, FilterIds, FilterText } from '../../../kernel/input/filter-fields.ts';
import { rounded } from '../../../kernel/values/money.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { ColorCategory, culets, fancyIntensities } from '../../reference-data/index.ts';
import { Availability } from '../stock/fields/availability.ts';
import { identifier, NotCutShort } from '../stock/fields/stock-number.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import { plain } from '../stock/fields/stock-value.ts';
import * as stock from '../stock/fields/stock-values.ts';
import * as files from '../stock/imports/reading/import-converters.ts';
import { diamondStatusWords } from './diamond-status.ts';
import { DiamondCollection } from './lists/diamond-collection.ts';

/*
 * The values of stones: those of all stock (`stock-values.ts`), but for what columns, documented answers and the files of
 * the trade have of their own.
 */

/** A text that describes the stone. Lists are not sorted by it. */
export const words = ({ max = 200 }: { max?: number } = {}) => ({
  ...stock.text({ max }),
  isSorted: false,
  converter: files.text(),
});

/** The strength of a fancy colour: the usual words, and any others that a report has. */
export const intensity = () => ({
  ...words(),
  facet: {
    kind: 'options' as const,
    known: fancyIntensities.values.map(({ label }) => ({ stored: label, value: label, label })),
    isOpen: true,
    isList: false,
  },
});

/** The size of a culet. */
export const culet = () => ({ ...words(), converter: files.term(culets) });

/** The name of a line set, which is asked for as it is. */
export const lineSetName = () => ({ ...words(), filter: (description: string) => FilterText(description) });

/** The number of a report. */
export const reportNumber = () => ({
  ...stock.text({ max: 64 }),
  rules: [NoDamage(), RequiredText(64), NotCutShort()],
  converter: identifier,
});

/** Yes or no. Lists are not sorted by it. */
export const flag = () => ({ ...stock.flag(), isSorted: false });

/** Carats, to the thousandth. */
export const carats = () => ({
  ...stock.weight({ min: 0.001, max: 9_999.999 }),
  property: { type: 'decimal', precision: 7, scale: 3 },
  schema: Type.Number({ description: 'At most 3 decimals.' }),
});

const moneySchema = Type.Number({ description: 'At most 2 decimals.' });

/** What a stone costs, by the column that keeps it. */
export const price = (property: { precision: number; scale: number } = { precision: 14, scale: 2 }) => ({
  ...stock.price(),
  property: { type: 'decimal', ...property },
  schema: moneySchema,
});

/** An amount on a memo. Nobody but administrators reads it. */
export const memoAmount = () => ({
  ...stock.amount(),
  schema: moneySchema,
  filterName: () => null,
  isSorted: false,
  converter: files.decimal({ max: 999_999_999, places: 2 }),
});

/** A measured quantity: millimetres, percent, degrees. Files write 0 for what was not measured. */
export const measure = (max: number) => ({
  ...stock.measure({ max }),
  schema: Type.Number(),
  converter: files.measure(max),
});

/** Percent against the list price, below it negative. */
export const discount = () => ({
  ...stock.measure(),
  rules: [RequiredDecimal({ min: -100, max: 1_000, places: 4 })],
  schema: Type.Number(),
  // Computed ones come as exact decimals.
  presented: (raw: unknown) => (typeof raw === 'string' ? rounded(raw, 2) : raw),
  converter: files.decimal({ min: -100, max: 1_000, places: 4 }),
});

/** A moment. */
export const instant = () => ({
  ...plain,
  property: { type: 'datetime' },
  output: () => DateTimeScalar,
  input: () => DateTimeScalar,
  rules: [RequiredInstant()],
  schema: Type.String({ format: 'date-time' }),
  presented: (raw: unknown) => (typeof raw === 'string' ? new Date(raw).toISOString() : raw),
  filterName: () => null,
  filter: () => () => undefined,
  facet: { kind: 'none' as const },
  isSorted: false,
  converter: files.date,
  exported: (raw: unknown) => (typeof raw === 'string' ? new Date(raw).toISOString() : ''),
});

/** Whether the stone can be bought. Its words in files are those of the trade. */
export const status = () => ({
  ...stock.choice(StockStatus, diamondStatusWords),
  schema: Type.Integer({ minimum: 1, maximum: 4, description: '1 Available, 2 Hold, 3 Suspended, 4 Memo.' }),
  inWords: (stored: string) => StockStatus[Number(stored)] ?? stored,
});

/** What is shown and made by SQL, and neither given nor kept. */
const computed = {
  ...plain,
  property: {},
  input: () => String,
  rules: [],
  filterName: () => null,
  filter: () => () => undefined,
  facet: { kind: 'none' as const },
  isSorted: false,
  converter: files.text(),
};

/** Whose hold it is. */
export const holder = () => ({
  ...computed,
  output: () => ID,
  schema: Type.Integer(),
  filterName: (name: string) => `${name}s`,
  filter: (description: string) => FilterIds(description),
});

/** What the stone is to the viewer. */
export const availability = () => ({ ...computed, output: () => Availability, schema: Type.Enum(Availability) });

/** `SALT_AND_PEPPER` → `Salt and pepper`. */
const inWords = (constant: string): string =>
  `${constant.charAt(0)}${constant.slice(1).toLowerCase().replaceAll('_', ' ')}`;

const optionsOf = (values: Readonly<Record<string, string>>, { isList }: { isList: boolean }) => ({
  kind: 'options' as const,
  known: Object.entries(values).map(([value, stored]) => ({ stored, value, label: inWords(value) })),
  isOpen: false,
  isList,
});

/** The pages on which the stone is. The filter asks for one of them. */
export const collections = () => ({
  ...computed,
  output: () => DiamondCollection,
  isOutputList: true,
  schema: Type.Array(Type.Enum(DiamondCollection)),
  filter: (description: string) => FilterEnum(() => DiamondCollection, description),
  facet: optionsOf(DiamondCollection, { isList: true }),
});

/** White, black or fancy. */
export const colorCategory = () => ({
  ...stock.choice(ColorCategory, {
    [ColorCategory.WHITE]: ['White'],
    [ColorCategory.BLACK]: ['Black'],
    [ColorCategory.FANCY]: ['Fancy'],
  }),
  isSorted: false,
});

import Type from 'typebox';
import { Float, ID } from '../../../kernel/graphql.ts';
import { NoControlCharacters, RequiredDecimal, RequiredText } from '../../../kernel/input/field-rules.ts';
import { FilterEnum, FilterIds, FilterRange, FilterText } from '../../../kernel/input/filter-fields.ts';
import { FloatRange } from '../../../kernel/input/ranges.ts';
import { rounded } from '../../../kernel/values/money.ts';
import { ColorCategory, culets } from '../../reference-data/index.ts';
import * as files from '../../stock/cells/index.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import * as stock from '../../stock/values/index.ts';
import {
  computed,
  constantInWords,
  identifier,
  NotScientificNotation,
  type StockValue,
  type Unit,
} from '../../stock/values/index.ts';
import { DiamondCollection } from './lists/diamond-collection.ts';

/** Spellings of the diamond statuses in files. The first spelling of each status is the default. */
const diamondStatusWords: Readonly<Record<StockStatus, readonly string[]>> = {
  [StockStatus.AVAILABLE]: [
    'Available',
    'G',
    'GA',
    'Guaranteed',
    'GuaranteedAvailable',
    'STPS',
    'Subject to prior sale',
    'A',
    'Yes',
    'Y',
    'In Stock',
    '1',
  ],
  [StockStatus.HOLD]: ['Hold', 'H', 'On Hold', 'Reserved', '2'],
  [StockStatus.SUSPENDED]: ['Suspended', 'NA', 'N/A', 'N', 'No', 'Unavailable', 'Not Available', '3'],
  [StockStatus.MEMO]: ['Memo', 'M', 'OnMemo', 'On Memo', '4'],
};

/*
 * Value types for diamond fields. They differ from the general value types (`stock-values.ts`) in their columns,
 * documented REST formats and file formats.
 */

/** Descriptive text that lists cannot be sorted by. */
export const freeText = ({ max = 200 }: { max?: number } = {}): StockValue<string> => ({
  ...stock.text({ max }),
  isSorted: false,
  converter: files.text(),
});

export const culet = (): StockValue<string> => ({ ...freeText(), converter: files.term(culets) });

/** Name of a line set. Its filter matches only the exact name. */
export const lineSetName = (): StockValue<string> => ({
  ...freeText(),
  filter: (description: string) => FilterText(description),
});

export const reportNumber = (): StockValue<string> => ({
  ...stock.text({ max: 64 }),
  rules: [NoControlCharacters(), RequiredText(64), NotScientificNotation()],
  converter: identifier,
});

/** Flag that lists cannot be sorted by. */
export const flag = (): StockValue<boolean> => ({ ...stock.flag(), isSorted: false });

/** Weight in carats, with 3 decimals. */
export const carats = (): StockValue<string> => ({
  ...stock.weight({ min: 0.001, max: 9_999.999 }),
  property: { type: 'decimal', precision: 7, scale: 3 },
  schema: Type.Number({ description: 'Carats, at most 3 decimals.' }),
});

const moneySchema = Type.Number({ description: 'USD, at most 2 decimals.' });

/** Price of a diamond, with the precision of its database column. */
export const price = (
  property: { precision: number; scale: number } = { precision: 14, scale: 2 },
): StockValue<string> => ({
  ...stock.price(),
  property: { type: 'decimal', ...property },
  schema: moneySchema,
});

/** Amount on a memo, which only administrators can read. */
export const memoAmount = (): StockValue<string> => ({
  ...stock.amount(),
  schema: moneySchema,
  filterName: () => null,
  isSorted: false,
  converter: files.decimal({ max: 999_999_999, places: 2 }),
});

/** Measurement in millimeters, percent or degrees. In files, 0 means "not measured". */
export const measure = (max: number, unit: Unit): StockValue<number> => ({
  ...stock.measure({ max, unit }),
  schema: Type.Number(),
  converter: files.measure(max),
});

/** Price in percent relative to the list price. Negative values are below the list price. */
export const discount = (): StockValue<number> => ({
  ...stock.measure({ unit: '%' }),
  limits: { min: -100, max: 1_000, decimals: 4 },
  rules: [RequiredDecimal({ min: -100, max: 1_000, places: 4 })],
  schema: Type.Number(),
  converter: files.decimal({ min: -100, max: 1_000, places: 4 }),
});

/** Discount that the database computes exactly. It is read-only. */
export const exactDiscount = (): StockValue<string> => ({
  ...carats(),
  kind: 'number',
  unit: '%',
  limits: { decimals: 2 },
  output: () => Float,
  rules: [],
  schema: Type.Number(),
  presented: (raw) => (raw === null ? null : rounded(raw, 2)),
  filter: (description) => FilterRange(() => FloatRange, description),
});

export { instant } from '../../stock/values/index.ts';

/** Status, with the spellings used in trade files. */
export const status = (): StockValue<StockStatus> => ({
  ...stock.choice(StockStatus, diamondStatusWords),
  schema: Type.Integer({ minimum: 1, maximum: 4, description: '1 Available, 2 Hold, 3 Suspended, 4 Memo.' }),
  inWords: (stored: string) => StockStatus[Number(stored)] ?? stored,
});

/** User who has the item on hold. */
export const holder = (): StockValue<number> => ({
  ...computed,
  kind: 'user',
  output: () => ID,
  schema: Type.Integer(),
  filterName: (name: string) => `${name}s`,
  filter: (description: string) => FilterIds(description),
});

const optionsOf = (values: Readonly<Record<string, string>>, { isList }: { isList: boolean }) => ({
  kind: 'options' as const,
  knownValues: Object.entries(values).map(([value, stored]) => ({ stored, value, label: constantInWords(value) })),
  isOpen: false,
  isList,
});

/** Shop pages that list the diamond. The filter accepts one page. */
export const collections = (): StockValue<DiamondCollection[]> => ({
  ...computed,
  kind: 'choices',
  choices: Object.keys(DiamondCollection).map((value) => ({ value, label: constantInWords(value) })),
  output: () => DiamondCollection,
  isOutputList: true,
  schema: Type.Array(Type.Enum(DiamondCollection)),
  filter: (description: string) => FilterEnum(() => DiamondCollection, description),
  facet: optionsOf(DiamondCollection, { isList: true }),
});

export const colorCategory = (): StockValue<ColorCategory> => ({
  ...stock.choice(ColorCategory, {
    [ColorCategory.WHITE]: ['White'],
    [ColorCategory.BLACK]: ['Black'],
    [ColorCategory.FANCY]: ['Fancy'],
  }),
  isSorted: false,
});

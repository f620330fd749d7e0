import Type from 'typebox';
import { Float, ID } from '../../../kernel/graphql.ts';
import { NoDamage, RequiredDecimal, RequiredText } from '../../../kernel/input/field-rules.ts';
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
  NotCutShort,
  type StockValue,
  type Unit,
} from '../../stock/values/index.ts';
import { DiamondCollection } from './lists/diamond-collection.ts';

/** What files call the statuses of stones, the usual word first. */
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
 * The values of stones: those of all stock (`stock-values.ts`), but for what columns, documented answers and the files of
 * the trade have of their own.
 */

/** A text that describes the stone. Lists are not sorted by it. */
export const words = ({ max = 200 }: { max?: number } = {}): StockValue<string> => ({
  ...stock.text({ max }),
  isSorted: false,
  converter: files.text(),
});

/** The size of a culet. */
export const culet = (): StockValue<string> => ({ ...words(), converter: files.term(culets) });

/** The name of a line set, which is asked for as it is. */
export const lineSetName = (): StockValue<string> => ({
  ...words(),
  filter: (description: string) => FilterText(description),
});

/** The number of a report. */
export const reportNumber = (): StockValue<string> => ({
  ...stock.text({ max: 64 }),
  rules: [NoDamage(), RequiredText(64), NotCutShort()],
  converter: identifier,
});

/** Yes or no. Lists are not sorted by it. */
export const flag = (): StockValue<boolean> => ({ ...stock.flag(), isSorted: false });

/** Carats, to the thousandth. */
export const carats = (): StockValue<string> => ({
  ...stock.weight({ min: 0.001, max: 9_999.999 }),
  property: { type: 'decimal', precision: 7, scale: 3 },
  schema: Type.Number({ description: 'At most 3 decimals.' }),
});

const moneySchema = Type.Number({ description: 'At most 2 decimals.' });

/** What a stone costs, by the column that keeps it. */
export const price = (
  property: { precision: number; scale: number } = { precision: 14, scale: 2 },
): StockValue<string> => ({
  ...stock.price(),
  property: { type: 'decimal', ...property },
  schema: moneySchema,
});

/** An amount on a memo. Nobody but administrators reads it. */
export const memoAmount = (): StockValue<string> => ({
  ...stock.amount(),
  schema: moneySchema,
  filterName: () => null,
  isSorted: false,
  converter: files.decimal({ max: 999_999_999, places: 2 }),
});

/** A measured quantity: millimetres, percent, degrees. Files write 0 for what was not measured. */
export const measure = (max: number, unit: Unit): StockValue<number> => ({
  ...stock.measure({ max, unit }),
  schema: Type.Number(),
  converter: files.measure(max),
});

/** Percent against the list price, below it negative. */
export const discount = (): StockValue<number> => ({
  ...stock.measure({ unit: '%' }),
  limits: { min: -100, max: 1_000, decimals: 4 },
  rules: [RequiredDecimal({ min: -100, max: 1_000, places: 4 })],
  schema: Type.Number(),
  converter: files.decimal({ min: -100, max: 1_000, places: 4 }),
});

/** The same as the database computes it: exact, and given by nobody. */
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

/** Whether the stone can be bought. Its words in files are those of the trade. */
export const status = (): StockValue<StockStatus> => ({
  ...stock.choice(StockStatus, diamondStatusWords),
  schema: Type.Integer({ minimum: 1, maximum: 4, description: '1 Available, 2 Hold, 3 Suspended, 4 Memo.' }),
  inWords: (stored: string) => StockStatus[Number(stored)] ?? stored,
});

/** Whose hold it is. */
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
  known: Object.entries(values).map(([value, stored]) => ({ stored, value, label: constantInWords(value) })),
  isOpen: false,
  isList,
});

/** The pages on which the stone is. The filter asks for one of them. */
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

/** White, black or fancy. */
export const colorCategory = (): StockValue<ColorCategory> => ({
  ...stock.choice(ColorCategory, {
    [ColorCategory.WHITE]: ['White'],
    [ColorCategory.BLACK]: ['Black'],
    [ColorCategory.FANCY]: ['Fancy'],
  }),
  isSorted: false,
});

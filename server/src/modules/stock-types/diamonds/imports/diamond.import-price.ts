import { type RawBuilder, sql } from 'kysely';
import {
  AmbiguousNumber,
  type CellResult,
  Fault,
  FaultCode,
  isBlankWord,
  money,
  type NumberConverter,
} from '../../../stock/cells/index.ts';
import type { ComputedField, StagedFile } from '../../../stock/files/index.ts';
import {
  type CellReader,
  DiscountScale,
  DiscountSign,
  type FileReader,
  type ImportReading,
  missing,
} from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** Cells in a column that use the same discount notation. */
class SameCells {
  count = 0;
  readonly first: DiscountCell[] = [];

  add(cell: DiscountCell): void {
    if (this.first.length < 3) this.first.push(cell);
    this.count++;
  }

  toString(): string {
    const more = this.count - this.first.length;
    const examples = this.first.map(({ text, row }) => `"${text}" (row ${row})`).join(', ');
    return `${examples}${more > 0 ? ` and ${more} more` : ''}`;
  }
}

const outOfRange = new Fault(FaultCode.OUT_OF_RANGE, 'must be between -100 and 100 percent');

const withoutWord = (text: string): string => text.replace(/\s*back\s*/i, '');

/** Reads a discount as written. Its sign and scale are determined by the column. */
const discountNumber: NumberConverter = {
  of: (numbers) => (text) => {
    const number = numbers(withoutWord(text));
    return number instanceof Fault || Math.abs(Number(number)) <= 100 ? number : outOfRange;
  },
};

const unsigned = (number: string): string => number.replace(/^-/, '');

/** Multiplies by 100 without rounding, because prices are computed from the result. */
function timesHundred(number: string): string {
  const [whole = '', decimals = ''] = number.split('.');
  return `${whole}${decimals.padEnd(2, '0').slice(0, 2)}.${decimals.slice(2)}0`;
}

/**
 * Row that contains a discount, and whether the row needs the discount. Rows with both price and list price do not
 * need one.
 */
interface DiscountPlace {
  readonly row: number;
  readonly isNeeded: boolean;
}

/**
 * Reads a discount cell. The result is in percent relative to the list price. Negative values are below the list
 * price.
 */
type ReadDiscount = (text: string, position: DiscountPlace) => CellResult | AmbiguousNumber;

/**
 * Reads discounts in notations such as `-0.30`, `-30` or `30 back`. All cells of a column must use the same notation.
 * Mixed notations are read only if the profile sets sign and scale. Cells with "back" or a percent sign are
 * unambiguous.
 */
function discountReader(file: FileReader<DiamondHeading>, column: number): ReadDiscount {
  const { sign, scale } = file.discounts;
  const read = file.numbers(column, discountNumber);
  const notice = questionsOf(file, column);
  const lowers = (number: number): boolean => !sign || (sign === DiscountSign.POSITIVE_IS_BACK) === number > 0;
  return (text, position) => {
    const reading = read(text);
    if (typeof reading !== 'string') return reading;
    if (Number(reading) === 0) return '0';
    const cell = {
      ...position,
      text,
      number: Number(reading),
      saysBack: /back/i.test(text),
      saysPercent: text.includes('%'),
    };
    notice(cell);
    const isFraction = scale ? scale === DiscountScale.FRACTION && !cell.saysPercent : isSmall(cell);
    const percent = isFraction ? timesHundred(unsigned(reading)) : unsigned(reading);
    if (Number(percent) > 100) return outOfRange;
    return cell.saysBack || lowers(cell.number) ? `-${percent}` : percent;
  };
}

interface DiscountCell extends DiscountPlace {
  readonly text: string;
  readonly number: number;
  readonly saysBack: boolean;
  readonly saysPercent: boolean;
}

/** Returns whether the number may be a fraction. A fraction of 1 would be a discount of the entire price. */
const isSmall = ({ number, saysPercent }: DiscountCell): boolean => Math.abs(number) < 1 && !saysPercent;

/**
 * Returns a function that collects the notations of a column. If they contradict each other and the profile does not
 * resolve the conflict, the user is asked.
 */
function questionsOf(file: FileReader<DiamondHeading>, column: number): (cell: DiscountCell) => void {
  const [above, below, fractions, percents] = [new SameCells(), new SameCells(), new SameCells(), new SameCells()];
  let isNeeded = false;
  file.ask(column, () =>
    !isNeeded || file.discounts.sign || above.count === 0 || below.count === 0
      ? null
      : {
          message: `has discounts above zero, such as ${above}, and below zero, such as ${below}`,
          hint: 'set in the profile which of them lower the price (discountSign)',
          readings: signReadings([...above.first, ...below.first]),
        },
  );
  file.ask(column, () =>
    !isNeeded || file.discounts.scale || fractions.count === 0 || percents.count === 0
      ? null
      : {
          message: `has percentages, such as ${percents}, and possible fractions, such as ${fractions}`,
          hint: 'set the scale in the profile (discountScale)',
          readings: scaleReadings([...percents.first, ...fractions.first]),
        },
  );
  return (cell) => {
    isNeeded ||= cell.isNeeded;
    if (!cell.saysBack) (cell.number > 0 ? above : below).add(cell);
    (isSmall(cell) ? fractions : percents).add(cell);
  };
}

/** Describes how a discount would be interpreted, such as `30 percent below the list price`. */
const discountText = (percent: number, lowers: boolean): string =>
  `${Number(percent.toFixed(4))} percent ${lowers ? 'below' : 'above'} the list price`;

const signReadings = (cells: readonly DiscountCell[]): ImportReading[] =>
  [
    { label: 'Negative discounts lower the price', discountSign: DiscountSign.NEGATIVE_IS_BACK },
    { label: 'Positive discounts lower the price', discountSign: DiscountSign.POSITIVE_IS_BACK },
  ].map(({ label, discountSign }) => ({
    label,
    answer: { discountSign },
    samples: cells.map((cell) => {
      const percent = Math.abs(cell.number) * (isSmall(cell) ? 100 : 1);
      return discountText(percent, (discountSign === DiscountSign.POSITIVE_IS_BACK) === cell.number > 0);
    }),
  }));

const scaleReadings = (cells: readonly DiscountCell[]): ImportReading[] =>
  [
    { label: '0.30 is 30 percent', discountScale: DiscountScale.FRACTION },
    { label: '0.30 is less than one percent', discountScale: DiscountScale.PERCENT },
  ].map(({ label, discountScale }) => ({
    label,
    answer: { discountScale },
    samples: cells.map((cell) => {
      const isFraction = discountScale === DiscountScale.FRACTION && !cell.saysPercent;
      return `${Number((Math.abs(cell.number) * (isFraction ? 100 : 1)).toFixed(4))} percent`;
    }),
  }));

/**
 * Staged price fields. `discount` is in percent relative to the list price. Negative values are below the list price.
 */
export type PriceField = 'pricePerCarat' | 'totalPrice' | 'rapPrice' | 'discount';

/** Lowest plausible price per carat, so that `3,650` is not read as 3.65. */
const leastPricePerCarat = 10;

/** In supplier files, a price of 0 means "on request". It must not be imported as a price. */
const price = (decimalPlaces: number, least = 0): NumberConverter =>
  money({ positive: true, max: 999_999_999, places: decimalPlaces }, { from: least });

/**
 * Reads price per carat, total, list price and discount. Any combination from which the price can be computed is
 * sufficient.
 */
export const priceReader: CellReader<DiamondHeading, PriceField> = {
  headings: ['pricePerCarat', 'totalPrice', 'rapPrice', 'discount', 'discountBack'],
  compile(file) {
    const columns = {
      pricePerCarat: file.column('pricePerCarat'),
      totalPrice: file.column('totalPrice'),
      rapPrice: file.column('rapPrice'),
    };
    const slots = {
      pricePerCarat: file.slot('pricePerCarat'),
      totalPrice: file.slot('totalPrice'),
      rapPrice: file.slot('rapPrice'),
      discount: file.slot('discount'),
    };
    const { pricePerCarat, totalPrice, rapPrice } = slots;
    const amount = (field: keyof typeof columns, converter: NumberConverter) => {
      const column = columns[field];
      return column === undefined ? [] : [{ column, slot: slots[field], read: file.numbers(column, converter) }];
    };
    const amounts = [
      ...amount('pricePerCarat', price(6, leastPricePerCarat)),
      ...amount('totalPrice', price(2)),
      ...amount('rapPrice', price(2, leastPricePerCarat)),
    ];
    const discountColumn = file.column('discount') ?? file.column('discountBack');
    const readDiscount = discountColumn === undefined ? null : discountReader(file, discountColumn);
    const priceColumn = columns.pricePerCarat ?? columns.totalPrice;

    return (row) => {
      for (const { column, slot, read } of amounts) {
        const text = row.text(column);
        if (text !== '') row.stage(slot, column, read(text));
      }
      const discount = discountColumn === undefined ? '' : row.text(discountColumn);
      if (discountColumn !== undefined && readDiscount && discount !== '' && !isBlankWord(discount)) {
        const isNeeded =
          row.values[rapPrice] === null || (row.values[pricePerCarat] === null && row.values[totalPrice] === null);
        row.stage(slots.discount, discountColumn, readDiscount(discount, { row: row.number, isNeeded }));
      }
      const isPriced =
        row.values[pricePerCarat] !== null ||
        row.values[totalPrice] !== null ||
        (row.values[rapPrice] !== null && row.values[slots.discount] !== null);
      if (row.isValid && priceColumn !== undefined && !isPriced) row.refuse(priceColumn, missing);
    };
  },
};

const staged: readonly PriceField[] = ['pricePerCarat', 'totalPrice', 'rapPrice', 'discount'];

type PricedFile = StagedFile<DiamondHeading>;

const carats = (file: PricedFile): RawBuilder<string> =>
  file.has('carats') ? sql<string>`coalesce(s.carats, d.carats)` : sql<string>`d.carats`;

/**
 * Price per carat, rounded to six decimals so that a total in cents can be computed exactly. Unchanged if the file
 * contains no prices.
 */
export const pricePerCarat: ComputedField<DiamondHeading, PriceField> = {
  from: staged,
  value: (file) => sql`coalesce(
    s.price_per_carat,
    round(s.total_price / ${carats(file)}, 6),
    round(coalesce(s.rap_price, d.rap_price) * (1 + s.discount / 100), 2),
    d.price_per_carat)`,
  isCertain: (file) => file.has('pricePerCarat') || (file.has('totalPrice') && file.has('carats')),
};

/** List price. If the file contains no list price, it is computed from price and discount. */
export const rapPrice: ComputedField<DiamondHeading, PriceField> = {
  from: staged,
  value: (file) => {
    if (!file.has('rapPrice') && !file.has('discount') && !file.has('discountBack')) return sql`d.rap_price`;
    return sql`coalesce(s.rap_price, case when s.discount > -100 then round(
      coalesce(s.price_per_carat, s.total_price / ${carats(file)}) / (1 + s.discount / 100), 2) end)`;
  },
};

import { Doubt, Fault, FaultCode, type NumberConverter, type Reading } from '../../../stock/cells/index.ts';
import { DiscountScale, DiscountSign, type FileReader, type ImportReading } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** Cells of a column that write discounts in the same way. */
class SameCells {
  count = 0;
  readonly first: DiscountCell[] = [];

  add(cell: DiscountCell): void {
    if (this.first.length < 3) this.first.push(cell);
    this.count++;
  }

  toString(): string {
    const more = this.count - this.first.length;
    const told = this.first.map(({ text, row }) => `"${text}" (row ${row})`).join(', ');
    return `${told}${more > 0 ? ` and ${more} more` : ''}`;
  }
}

const outOfRange = new Fault(FaultCode.OUT_OF_RANGE, 'must be between -100 and 100 percent');

const withoutWord = (text: string): string => text.replace(/\s*back\s*/i, '');

/** As it is written: the sign and the scale are the column's. */
const written: NumberConverter = {
  of: (numbers) => (text) => {
    const number = numbers(withoutWord(text));
    return number instanceof Fault || Math.abs(Number(number)) <= 100 ? number : outOfRange;
  },
};

const unsigned = (number: string): string => number.replace(/^-/, '');

/** Exactly: a discount is part of a price. */
function timesHundred(number: string): string {
  const [whole = '', decimals = ''] = number.split('.');
  return `${whole}${decimals.padEnd(2, '0').slice(0, 2)}.${decimals.slice(2)}0`;
}

/** Where a discount stands. A row that tells both price and list price does not need it. */
interface DiscountPlace {
  readonly row: number;
  readonly isNeeded: boolean;
}

/** Reads one cell: signed percent against the list price, negative below it. */
type ReadDiscount = (text: string, place: DiscountPlace) => Reading | Doubt;

/**
 * A discount comes as -0.30, -30 or 30 back, which the whole column tells: nothing of a column that mixes them is taken
 * unless the profile says what its signs and numbers mean. Cells that say "back" or have a percent sign speak for themselves.
 */
export function discountReader(file: FileReader<DiamondHeading>, column: number): ReadDiscount {
  const { sign, scale } = file.discounts;
  const read = file.numbers(column, written);
  const notice = questionsOf(file, column);
  const lowers = (number: number): boolean => !sign || (sign === DiscountSign.POSITIVE_IS_BACK) === number > 0;
  return (text, place) => {
    const reading = read(text);
    if (typeof reading !== 'string') return reading;
    if (Number(reading) === 0) return '0';
    const cell = {
      ...place,
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

/** What may be a fraction. A fraction of 1 would give the stone away. */
const isSmall = ({ number, saysPercent }: DiscountCell): boolean => Math.abs(number) < 1 && !saysPercent;

/** Collects what the cells of a column say, and asks where they contradict each other and the profile says nothing. */
function questionsOf(file: FileReader<DiamondHeading>, column: number): (cell: DiscountCell) => void {
  const [above, below, fractions, percents] = [new SameCells(), new SameCells(), new SameCells(), new SameCells()];
  let isNeeded = false;
  file.asks(column, () =>
    !isNeeded || file.discounts.sign || above.count === 0 || below.count === 0
      ? null
      : {
          message: `has discounts above zero, such as ${above}, and below zero, such as ${below}`,
          hint: 'say in the profile which of them lower the price (discountSign)',
          readings: signReadings([...above.first, ...below.first]),
        },
  );
  file.asks(column, () =>
    !isNeeded || file.discounts.scale || fractions.count === 0 || percents.count === 0
      ? null
      : {
          message: `has percents, such as ${percents}, and what may be fractions, such as ${fractions}`,
          hint: 'say in the profile which they are (discountScale)',
          readings: scaleReadings([...percents.first, ...fractions.first]),
        },
  );
  return (cell) => {
    isNeeded ||= cell.isNeeded;
    if (!cell.saysBack) (cell.number > 0 ? above : below).add(cell);
    (isSmall(cell) ? fractions : percents).add(cell);
  };
}

/** A discount as it would be taken over. */
const shown = (percent: number, lowers: boolean): string =>
  `${Number(percent.toFixed(4))} percent ${lowers ? 'below' : 'above'} the list price`;

const signReadings = (cells: readonly DiscountCell[]): ImportReading[] =>
  [
    { label: 'Discounts below zero lower the price', discountSign: DiscountSign.NEGATIVE_IS_BACK },
    { label: 'Discounts above zero lower the price', discountSign: DiscountSign.POSITIVE_IS_BACK },
  ].map(({ label, discountSign }) => ({
    label,
    answer: { discountSign },
    samples: cells.map((cell) => {
      const percent = Math.abs(cell.number) * (isSmall(cell) ? 100 : 1);
      return shown(percent, (discountSign === DiscountSign.POSITIVE_IS_BACK) === cell.number > 0);
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

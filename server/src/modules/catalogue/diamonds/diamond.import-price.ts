import { type RawBuilder, sql } from 'kysely';
import { decimal, saysNothing } from '../stock/import-converters.ts';
import { Fault, FaultCode } from '../stock/import-fault.ts';
import type { ReadNumber } from '../stock/import-numbers.ts';
import { type CellReader, missing } from '../stock/import-reader.ts';
import type { ComputedField, RowCheck, StagedFile } from '../stock/import-type.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** What is staged about prices: `discount` is signed percent against the list price, negative below it. */
export type PriceField = 'pricePerCarat' | 'totalPrice' | 'rapPrice' | 'discount';

const mixedSigns = new Fault(
  FaultCode.AMBIGUOUS_VALUE,
  'is below zero, while the column began with percents back above zero: map the column to discount or leave it out in the profile',
);

const outOfRange = new Fault(FaultCode.OUT_OF_RANGE, 'must be between -100 and 100 percent');

/**
 * A discount comes as -0.30, -30 or 30 back. The column's first values tell: all within ±1 are fractions;
 * none below zero are percents back. A cell that says "back" is one in any case.
 */
function discountReader(samples: readonly string[], isBack: boolean, numbers: ReadNumber): ReadNumber {
  const seen = samples.map((text) => Number(numbers(withoutWord(text)))).filter((number) => !Number.isNaN(number));
  const isFraction = seen.some((number) => number !== 0) && seen.every((number) => Math.abs(number) <= 1);
  const countsBack = isBack || (seen.length > 0 && seen.every((number) => number >= 0));
  return (text) => {
    const read = numbers(withoutWord(text));
    if (read instanceof Fault) return read;
    const number = Number(read);
    const saysBack = /back/i.test(text);
    if (countsBack && !isBack && !saysBack && number < 0) return mixedSigns;
    const signed = countsBack || saysBack ? -Math.abs(number) : number;
    const percent = isFraction ? signed * 100 : signed;
    return Math.abs(percent) > 100 ? outOfRange : percent.toFixed(4);
  };
}

const withoutWord = (text: string): string => text.replace(/\s*back\s*/i, '');

/** Price per carat, total, list price and discount: any of them that says what the stone costs will do. */
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
    // A price of 0 means "on request" in feeds; for us it would give the stone away.
    const toCent = decimal({ positive: true, max: 999_999_999, places: 2 })(file.numbers);
    const amounts = [
      {
        column: columns.pricePerCarat,
        slot: slots.pricePerCarat,
        convert: decimal({ positive: true, max: 999_999_999, places: 6 })(file.numbers),
      },
      { column: columns.totalPrice, slot: slots.totalPrice, convert: toCent },
      { column: columns.rapPrice, slot: slots.rapPrice, convert: toCent },
    ];
    const discountHeading = file.column('discount') === undefined ? 'discountBack' : 'discount';
    const discountColumn = file.column(discountHeading);
    const readDiscount = discountReader(
      file.samples(discountHeading),
      discountHeading === 'discountBack',
      file.numbers,
    );
    const priceColumn = columns.pricePerCarat ?? columns.totalPrice;

    return (row) => {
      for (const { column, slot, convert } of amounts) {
        const text = column === undefined ? '' : row.text(column);
        if (column !== undefined && text !== '') row.put(slot, column, convert(text));
      }
      const discount = discountColumn === undefined ? '' : row.text(discountColumn);
      if (discountColumn !== undefined && discount !== '' && !saysNothing(discount)) {
        row.put(slots.discount, discountColumn, readDiscount(discount));
      }
      const { pricePerCarat, totalPrice, rapPrice } = slots;
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

/** Six decimals, so that a total known to the cent comes out exactly. A file that tells no price leaves it. */
export const pricePerCarat: ComputedField<DiamondHeading, PriceField> = {
  from: staged,
  value: (file) => sql`coalesce(
    s.price_per_carat,
    round(s.total_price / ${carats(file)}, 6),
    round(coalesce(s.rap_price, d.rap_price) * (1 + s.discount / 100), 2),
    d.price_per_carat)`,
  isCertain: (file) => file.has('pricePerCarat') || (file.has('totalPrice') && file.has('carats')),
};

/** Where the file has no column for it, it follows from price and discount. */
export const rapPrice: ComputedField<DiamondHeading, PriceField> = {
  from: staged,
  value: (file) => {
    if (!file.has('rapPrice') && !file.has('discount') && !file.has('discountBack')) return sql`d.rap_price`;
    return sql`coalesce(s.rap_price, case when s.discount > -100 then round(
      coalesce(s.price_per_carat, s.total_price / ${carats(file)}) / (1 + s.discount / 100), 2) end)`;
  },
};

/**
 * A total that is apart from price per carat × carats by more than the rounding of the two: half of the last digit that
 * the file writes of each.
 */
export const totalCheck: RowCheck<DiamondHeading, PriceField | 'carats'> = {
  needs: [...staged, 'carats'],
  heading: 'totalPrice',
  code: FaultCode.PRICE_MISMATCH,
  message: sql<string>`'is not the price per carat times the carats, which is ' || round(s.price_per_carat * s.carats, 2)`,
  fails: () => sql<boolean>`
    s.price_per_carat is not null and s.total_price is not null
    and abs(s.price_per_carat * s.carats - s.total_price)
      > s.carats * 0.5 * power(10::numeric, -scale(s.price_per_carat)) + 0.5 * power(10::numeric, -scale(s.total_price))`,
  value: sql<string>`s.total_price::text`,
};

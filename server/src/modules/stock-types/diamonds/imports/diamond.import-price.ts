import { type RawBuilder, sql } from 'kysely';
import { money, type NumberConverter, saysNothing } from '../../../stock/cells/index.ts';
import type { ComputedField, StagedFile } from '../../../stock/files/index.ts';
import { type CellReader, missing } from '../../../stock/headings/index.ts';
import { discountReader } from './diamond.import-discount.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** What is staged about prices: `discount` is signed percent against the list price, negative below it. */
export type PriceField = 'pricePerCarat' | 'totalPrice' | 'rapPrice' | 'discount';

/** No stone costs less, so that `3,650` is no price of 3.65. */
const leastPricePerCarat = 10;

/** A price of 0 means "on request" in feeds; for us it would give the stone away. */
const price = (places: number, least = 0): NumberConverter =>
  money({ positive: true, max: 999_999_999, places }, { from: least });

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
        if (text !== '') row.put(slot, column, read(text));
      }
      const discount = discountColumn === undefined ? '' : row.text(discountColumn);
      if (discountColumn !== undefined && readDiscount && discount !== '' && !saysNothing(discount)) {
        const isNeeded =
          row.values[rapPrice] === null || (row.values[pricePerCarat] === null && row.values[totalPrice] === null);
        row.put(slots.discount, discountColumn, readDiscount(discount, { row: row.number, isNeeded }));
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

import { sql } from 'kysely';
import { type ComputedField, priceTrap } from '../../stock/files/index.ts';
import { type CellReader, missing } from '../../stock/headings/index.ts';
import { price } from '../../stock/values/index.ts';

type PriceField = 'pricePerCarat' | 'totalPrice';

const { converter } = price();

/** The price of a carat, or that of the whole lot: either will do. */
export const priceReader: CellReader<string, PriceField> = {
  headings: ['pricePerCarat', 'totalPrice'],
  compile(file) {
    const amounts = (['pricePerCarat', 'totalPrice'] as const).flatMap((field) => {
      const [slot, column] = [file.slot(field), file.column(field)];
      if (column === undefined) return [];
      return [{ slot, column, read: typeof converter === 'function' ? converter : file.numbers(column, converter) }];
    });
    return (row) => {
      for (const { slot, column, read } of amounts) {
        const text = row.text(column);
        if (text !== '') row.put(slot, column, read(text));
      }
      const [first] = amounts;
      if (row.isValid && first && amounts.every(({ slot }) => row.values[slot] === null))
        row.refuse(first.column, missing);
    };
  },
};

/** To the cent. A lot without weight has no price per carat. */
export const pricePerCarat: ComputedField<string, PriceField> = {
  from: ['pricePerCarat', 'totalPrice'],
  value: ({ has, writes }) => {
    if (!has('totalPrice')) return sql`s.price_per_carat`;
    const carats = writes('carats') ? sql`coalesce(s.carats, d.carats)` : sql`d.carats`;
    return sql`coalesce(s.price_per_carat, round(s."totalPrice" / nullif(${carats}, 0), 2), d.price_per_carat)`;
  },
  isCertain: ({ has }) => has('pricePerCarat') && !has('totalPrice'),
};

/** Prices of lots do not depend on their weight, totals are in proportion to it. */
export const lotPrice = priceTrap({ fewest: 10, steepest: 0.5 });

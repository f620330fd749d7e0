import { sql } from 'kysely';
import { Fault, FaultCode, isBlankWord, measure } from '../../stock/cells/index.ts';
import {
  type ComputedField,
  cellReadersOf,
  importedFields,
  importOf,
  resolvePriceHeader,
  type StockImport,
  totalCheck,
} from '../../stock/files/index.ts';
import { type CellReader, missing } from '../../stock/headings/index.ts';
import { price } from '../../stock/values/index.ts';
import { meleeLots } from './melee.stock.ts';
import { greatestDiameter, isSieveSize, sieveSize } from './melee-sieve.ts';

type PriceField = 'pricePerCarat' | 'totalPrice';

const { converter } = price();

/** Reads the price per carat or the price of the whole lot. One of the two is sufficient. */
const priceReader: CellReader<string, PriceField> = {
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
        if (text !== '') row.stage(slot, column, read(text));
      }
      const [first] = amounts;
      if (row.isValid && first && amounts.every(({ slot }) => row.values[slot] === null))
        row.refuse(first.column, missing);
    };
  },
};

/** Price per carat, rounded to the cent. A lot without a weight has no price per carat. */
const pricePerCarat: ComputedField<string, PriceField> = {
  from: ['pricePerCarat', 'totalPrice'],
  value: ({ has, writes }) => {
    if (!has('totalPrice')) return sql`s.price_per_carat`;
    const carats = writes('carats') ? sql`coalesce(s.carats, d.carats)` : sql`d.carats`;
    return sql`coalesce(s.price_per_carat, round(s."totalPrice" / nullif(${carats}, 0), 2), d.price_per_carat)`;
  },
  isCertain: ({ has }) => has('pricePerCarat') && !has('totalPrice'),
};

/** In lots, prices per carat do not depend on the weight, and totals are proportional to it. */
const lotPrice = resolvePriceHeader({ fewest: 10, steepest: 0.5 });

const noRange = new Fault(FaultCode.UNKNOWN_VALUE, 'is not a range of millimetres, such as 1.10-1.20');

/**
 * Reads both diameters from one cell, such as `1.10-1.20` or `1.1 to 1.2 mm`. A single diameter applies to all
 * stones.
 */
const sizeReader: CellReader<string, string> = {
  headings: ['size'],
  compile(file) {
    const column = file.column('size');
    const hasEnds = file.column('sizeFrom') !== undefined || file.column('sizeTo') !== undefined;
    if (column === undefined || hasEnds) return () => undefined;
    const [from, to] = [file.slot('sizeFrom'), file.slot('sizeTo')];
    const convert = file.numbers(column, measure(greatestDiameter));
    return (row) => {
      const text = row.text(column);
      if (text === '' || isBlankWord(text)) return;
      const [low = '', high = low, ...more] = text.split(/\s*(?:-|–|\bto\b)\s*/i);
      if (isSieveSize(text)) return row.refuse(column, sieveSize);
      if (more.length > 0) return row.refuse(column, noRange);
      const first = convert(low);
      row.stage(from, column, first);
      // If the first value is a fault, the second is not read, because a cell can have only one problem.
      if (!(first instanceof Fault)) row.stage(to, column, convert(high));
    };
  },
};

const shared = importOf(meleeLots);
export const meleeImport: StockImport = {
  ...shared,
  headings: {
    ...shared.headings,
    totalPrice: { columns: ['Total', 'Amount', 'Lot Price'] },
    size: {
      label: 'Both diameters (1.10-1.20)',
      section: 'Weight and size',
      columns: ['MM', 'MM Size', 'Size MM', 'Size Range', 'Diameter'],
    },
  },
  traps: { ...shared.traps, price: lotPrice },
  readers: [...cellReadersOf(importedFields(meleeLots.fields), [priceReader]), sizeReader],
  stagedOnly: { totalPrice: 'numeric' },
  computed: { ...shared.computed, pricePerCarat },
  checks: [...shared.checks, totalCheck('totalPrice')],
};

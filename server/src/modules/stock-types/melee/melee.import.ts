import { Fault, FaultCode, measure, saysNothing } from '../../stock/cells/index.ts';
import { importOf, readersOf, type StockImport, toldByFiles, totalCheck } from '../../stock/files/index.ts';
import type { CellReader } from '../../stock/headings/index.ts';
import { lotPrice, pricePerCarat, priceReader } from './melee.import-price.ts';
import { meleeLots } from './melee.stock.ts';
import { greatestDiameter, isSieveSize, sieveSize } from './melee-size.ts';

const noRange = new Fault(FaultCode.UNKNOWN_VALUE, 'is no range of millimetres such as 1.10-1.20');

/** Both ends in one cell: `1.10-1.20`, `1.1 to 1.2 mm`, or one diameter for all stones. */
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
      if (text === '' || saysNothing(text)) return;
      const [low = '', high = low, ...more] = text.split(/\s*(?:-|–|\bto\b)\s*/i);
      if (isSieveSize(text)) return row.refuse(column, sieveSize);
      if (more.length > 0) return row.refuse(column, noRange);
      const first = convert(low);
      row.put(from, column, first);
      // One cell, one problem.
      if (!(first instanceof Fault)) row.put(to, column, convert(high));
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
  readers: [...readersOf(toldByFiles(meleeLots.fields), [priceReader]), sizeReader],
  stagedOnly: { totalPrice: 'numeric' },
  computed: { ...shared.computed, pricePerCarat },
  checks: [...shared.checks, totalCheck('totalPrice')],
};

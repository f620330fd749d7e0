import { columnsOf, type StockExport, withExtras } from '../../../stock/files/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { diamondImport as files } from '../imports/diamond.import.ts';
import { toldOfDiamond } from './diamond.export-parts.ts';
import { rapnetColumns } from './rapnet-layout.ts';

/**
 * What a file tells of a stone: what it may be given, its status at this moment, and its other half. Totals follow from
 * prices per carat, which have six decimals, and would only be rounded.
 */
const exported = diamonds.fields.filter(
  ({ name, isStored, isGiven, generated }) =>
    ['status', 'pairStockId'].includes(name) || (isStored && isGiven && generated === undefined),
);

/** Stones are exported under the names of their fields. */
export const diamondExport: StockExport = {
  type: diamonds,
  files,
  columns(em, viewer) {
    const own = columnsOf(diamonds, exported, viewer, ({ heading }) => heading);
    return withExtras(em, own, { viewer, files, table: diamonds.table });
  },
  told: toldOfDiamond,
  rapnet: (viewer, house) => rapnetColumns(viewer, house, files),
};

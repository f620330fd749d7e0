import { columnsOf, type StockExport, withExtras } from '../../../stock/files/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { diamondImport as files } from '../imports/diamond.import.ts';
import { diamondCellsOf } from './diamond.export-parts.ts';
import { rapnetColumns } from './rapnet-layout.ts';

/**
 * Exported fields: fields that can be set, the current status, and the other half of a pair. Totals are omitted
 * because they are rounded. They can be computed from the prices per carat, which have six decimals.
 */
const exported = diamonds.fields.filter(
  ({ name, isStored, isGiven, generated }) =>
    ['status', 'pairStockId'].includes(name) || (isStored && isGiven && generated === undefined),
);

/** Export of diamonds. The headers are the field names. */
export const diamondExport: StockExport = {
  type: diamonds,
  files,
  columns(em, viewer) {
    const fieldColumns = columnsOf(diamonds, exported, viewer, ({ heading }) => heading);
    return withExtras(em, fieldColumns, { viewer, files, table: diamonds.table });
  },
  cellsFor: diamondCellsOf,
  rapnet: (viewer, config) => rapnetColumns(viewer, config, files),
};

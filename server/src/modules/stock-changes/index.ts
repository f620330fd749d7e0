import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { DiamondSetsResolver } from './diamond-sets/sets.resolver.ts';
import { StockChangePage } from './list-stock-changes.ts';
import { StockChangesResolver } from './stock-changes.resolver.ts';
import { deleteExpiredStockChanges } from './undo/undo-records.ts';

export { columnsOf } from './items/changed-columns.ts';
export { itemsWritten, newRows, newValue } from './items/write-items.ts';

export const stockChangesModule = defineModule({
  resolvers: [StockChangesResolver, pageFields(StockChangePage), DiamondSetsResolver],
  jobs: [deleteExpiredStockChanges],
});

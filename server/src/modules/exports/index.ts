import { defineModule } from '../../kernel/module.ts';
import { ExportResolver } from './export.resolver.ts';
import { exportRoutes } from './export.routes.ts';
import { enqueueDueLists } from './price-lists/emails/due-lists.job.ts';
import { PriceListMail } from './price-lists/emails/price-list-mail.entity.ts';
import { sendPriceListMail } from './price-lists/emails/send-mail.job.ts';
import { PriceList } from './price-lists/lists/price-list.entity.ts';
import { PriceListsResolver } from './price-lists/price-lists.resolver.ts';

export { downloadExport, isOfStock } from './download-export.ts';
export { ExportLayoutInput, OwnLayout } from './export-choice.input.ts';
export { ExportFormat, tableFile } from './files/export-table.ts';
export { prepareExport } from './prepare-export.ts';
export { stopByToken } from './price-lists/lists/price-lists.ts';
export { stockExports } from './stock-exports.ts';

export const exportsModule = defineModule({
  entities: [PriceList, PriceListMail],
  resolvers: [ExportResolver, PriceListsResolver],
  routes: exportRoutes,
  jobs: [enqueueDueLists, sendPriceListMail],
});

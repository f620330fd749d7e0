import Type from 'typebox';
import { download, type Route } from '../../kernel/transport/route.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { exportOf } from '../stock/files/index.ts';
import { allRows } from '../stock/lists/index.ts';
import { jewellery, jewelleryImport } from '../stock-types/jewellery/index.ts';
import { ExportFormat, tableFile } from './files/export-table.ts';

const { columns: columnsFor } = exportOf(jewellery, jewelleryImport);

/** Returns all jewelry as `products.csv`. */
const exportProducts = query(administrator, async (ctx) => {
  const { em } = ctx;
  const viewer = await viewerOf(ctx);
  const columns = await columnsFor(em, viewer);
  const rows = allRows(em, { type: jewellery, viewer, columns: columns.map(({ value }) => value), activeOnly: false });
  return tableFile('products.csv', ExportFormat.CSV, { columns, rows });
});

export const exportRoutes: readonly Route[] = [
  download('/products/export', exportProducts, {
    summary: 'Exports all jewellery as CSV. Importing the file again changes nothing.',
    mediaType: 'text/csv',
    returns: Type.String({
      description: 'UTF-8 with byte order mark and one header row. Fields have their REST names.',
    }),
  }),
];

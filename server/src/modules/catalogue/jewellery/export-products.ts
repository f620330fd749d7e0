import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { exportStock } from '../stock/exports/export-stock.ts';
import { exportOf } from '../stock/exports/export-type.ts';
import { jewellery } from './jewellery.stock.ts';

const type = exportOf(jewellery);

/** All jewellery as `products.csv`. */
export const exportProducts = query(administrator, ({ em }) =>
  exportStock(em, type, { fileName: 'products.csv', activeOnly: false }),
);

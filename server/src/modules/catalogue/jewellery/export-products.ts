import { administrator } from '../../../kernel/access.ts';
import { query } from '../../../kernel/use-case.ts';
import { exportStock } from '../stock/export-stock.ts';
import { exportOf } from '../stock/export-type.ts';
import { jewellery } from './jewellery.stock.ts';

const type = exportOf(jewellery);

/** All jewellery as `products.csv`. */
export const exportProducts = query(administrator, ({ em }) =>
  exportStock(em, type, { fileName: 'products.csv', activeOnly: false }),
);

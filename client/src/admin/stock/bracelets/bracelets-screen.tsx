import { Watch } from 'lucide-react';
import { bracelet } from '../../../graphql/generated/stock/bracelet-admin';
import { braceletOperations } from '../../../graphql/generated/stock/bracelet-operations';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const bracelets: StockType = {
  declaration: bracelet,
  operations: braceletOperations,
  pageId: 'admin_bracelets',
  form: plainForm,
  columns: [picturedNumber(Watch)],
};

/** Screen that lists bracelets made to order, with one row per variant. */
export default function BraceletsScreen() {
  return <StockScreen type={bracelets} />;
}

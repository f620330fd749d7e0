import { meleeLot } from '../../../graphql/generated/stock/meleeLot-admin';
import { meleeLotOperations } from '../../../graphql/generated/stock/meleeLot-operations';
import { plainForm } from '../form/typed-record';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const lots: StockType = {
  declaration: meleeLot,
  operations: meleeLotOperations,
  pageId: 'admin_melee',
  form: plainForm,
  inlineEdit: ['carats'],
};

export default function MeleeLotsScreen() {
  return <StockScreen type={lots} />;
}

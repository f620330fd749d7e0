import { melee } from '../../../graphql/generated/stock/melee';
import { meleeOperations } from '../../../graphql/generated/stock/melee-operations';
import { plainForm } from '../form/form-parts';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const lots: StockType = {
  declaration: melee,
  operations: meleeOperations,
  pageId: 'admin_melee',
  form: plainForm,
};

/** Every lot of melee. */
export default function MeleeScreen() {
  return <StockScreen type={lots} />;
}

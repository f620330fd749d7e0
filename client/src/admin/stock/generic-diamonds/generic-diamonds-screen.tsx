import { Diamond } from 'lucide-react';
import { genericDiamond } from '../../../graphql/generated/stock/genericDiamond-admin';
import { genericDiamondOperations } from '../../../graphql/generated/stock/genericDiamond-operations';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const stones: StockType = {
  declaration: genericDiamond,
  operations: genericDiamondOperations,
  pageId: 'admin_generic_diamonds',
  form: plainForm,
  columns: [picturedNumber(Diamond)],
};

export default function GenericDiamondsScreen() {
  return <StockScreen type={stones} />;
}

import { Link2 } from 'lucide-react';
import { customNecklace } from '../../../graphql/generated/stock/customNecklace-admin';
import { customNecklaceOperations } from '../../../graphql/generated/stock/customNecklace-operations';
import { plainForm } from '../form/typed-record';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const necklaces: StockType = {
  declaration: customNecklace,
  operations: customNecklaceOperations,
  pageId: 'admin_custom_necklaces',
  form: plainForm,
  columns: [picturedNumber(Link2)],
};

export default function CustomNecklacesScreen() {
  return <StockScreen type={necklaces} />;
}

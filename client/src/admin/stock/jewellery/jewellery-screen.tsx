import { Crown } from 'lucide-react';
import { jewelleryPiece } from '../../../graphql/generated/stock/jewelleryPiece-admin';
import { jewelleryPieceOperations } from '../../../graphql/generated/stock/jewelleryPiece-operations';
import { textAt } from '../../../table/columns/value-kinds';
import { TextLink } from '../../../ui/links';
import { plainForm } from '../form/typed-record';
import { HoldJob } from '../holds/hold-job';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const pieces: StockType = {
  declaration: jewelleryPiece,
  operations: jewelleryPieceOperations,
  pageId: 'admin_products',
  form: plainForm,
  columns: [picturedNumber(Crown)],
  filters: [{ field: 'statuses', id: 'status' }],
  inlineEdit: ['quantity'],
  Jobs: HoldJob,
  canBeHeld: true,
  note: ({ stockNumber, ...record }) => (
    <>
      {textAt(record, 'title')} <TextLink to={`/products/${encodeURIComponent(stockNumber)}`}>View in shop</TextLink>
    </>
  ),
};

export default function JewelleryScreen() {
  return <StockScreen type={pieces} />;
}

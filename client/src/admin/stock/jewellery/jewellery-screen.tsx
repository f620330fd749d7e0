import { Crown } from 'lucide-react';
import { choiceLabels } from '../../../catalogue/stock/stock-columns';
import { jewelleryPiece } from '../../../graphql/generated/stock/jewelleryPiece';
import { jewelleryPieceOperations } from '../../../graphql/generated/stock/jewelleryPiece-operations';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { textAt } from '../../../table/columns/value-at';
import { TextLink } from '../../../ui/links';
import type { StatusTone } from '../../../ui/status-mark';
import { plainForm } from '../form/form-parts';
import { HoldJob } from '../holds/hold-job';
import { picturedNumber } from '../pictures/pictured-number';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const labels = choiceLabels(jewelleryPiece, 'status');

const tones: Readonly<Record<string, StatusTone>> = {
  AVAILABLE: 'ok',
  HOLD: 'warn',
  SUSPENDED: 'danger',
  MEMO: 'accent',
};

const status = {
  path: 'status',
  mark: (record: StockRecord) => {
    const value = textAt(record, 'status') ?? '';
    return { text: labels[value] ?? value, tone: tones[value] ?? 'neutral' };
  },
};

const pieces: StockType = {
  declaration: jewelleryPiece,
  operations: jewelleryPieceOperations,
  pageId: 'admin_products',
  form: plainForm,
  columns: [picturedNumber(Crown), status],
  filters: [{ field: 'statuses', id: 'status' }],
  inPlace: ['quantity'],
  Jobs: HoldJob,
  canBeHeld: true,
  note: ({ stockNumber, ...record }) => (
    <>
      {textAt(record, 'title')} <TextLink to={`/products/${encodeURIComponent(stockNumber)}`}>In the shop</TextLink>
    </>
  ),
};

/** Every piece of finished jewellery. */
export default function JewelleryScreen() {
  return <StockScreen type={pieces} />;
}

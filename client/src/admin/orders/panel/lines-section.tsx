import { OrderLineList } from '../../../catalogue/orders/order-line-list';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { EditedSection } from '../../kit/panel/edited-section';
import { diamondRecordHref } from '../../kit/record-href';
import { EditLines } from '../edit/edit-lines';
import { stockEffectOf } from '../order-status';

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What was ordered, at the prices of that moment; lines of an open order can be changed. */
export function LinesSection({ order }: LinesSectionProps) {
  return (
    <EditedSection
      title="Lines"
      editLabel="Edit lines"
      canEdit={!order.isTest && stockEffectOf(order.status) === 'reserved'}
      editor={(close) => <EditLines order={order} onDone={close} />}
    >
      <OrderLineList
        order={order}
        hrefOf={({ diamond }) => (diamond === null ? null : diamondRecordHref(diamond.id))}
      />
    </EditedSection>
  );
}

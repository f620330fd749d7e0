import { OrderLineList } from '../../../catalogue/orders/order-line-list';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { PanelSection } from '../../kit/panel/panel-section';

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What was ordered, at the prices of that moment. */
export function LinesSection({ order }: LinesSectionProps) {
  return (
    <PanelSection title="Lines">
      <OrderLineList
        order={order}
        hrefOf={({ diamond }) => (diamond === null ? null : `/admin/diamonds?open=${diamond.id}&page=1`)}
      />
    </PanelSection>
  );
}

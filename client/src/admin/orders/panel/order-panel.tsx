import { OrderTimeline } from '../../../catalogue/orders/order-timeline';
import { useAdminOrderQuery } from '../../../graphql/generated/hooks';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { PanelSection } from '../../kit/panel/panel-section';
import { BuyerSection } from './buyer-section';
import { LinesSection } from './lines-section';
import { StatusSection } from './status-section';

interface OrderPanelProps {
  readonly id: string;
}

/** One order: where it stands, who ordered what. */
export function OrderPanel({ id }: OrderPanelProps) {
  const query = useAdminOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord query={query} record={query.data?.order} noun="order" failure="Error fetching orders">
      {(order) => (
        <>
          <PanelHeader title={`Order #${order.id}`} note={order.buyer.name} />
          <PanelBody>
            <StatusSection key={order.version} order={order} />
            <LinesSection order={order} />
            <BuyerSection order={order} />
            <PanelSection title="History">
              <OrderTimeline
                events={order.timeline}
                actorOf={({ isByBuyer, actor }) => `by ${actor ?? (isByBuyer ? 'the buyer' : 'the house')}`}
              />
            </PanelSection>
          </PanelBody>
        </>
      )}
    </PanelRecord>
  );
}

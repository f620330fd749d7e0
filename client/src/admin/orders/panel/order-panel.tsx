import { OrderTimeline } from '../../../catalogue/orders/order-timeline';
import { errorText } from '../../../graphql/error-text';
import { useAdminOrderQuery } from '../../../graphql/generated/hooks';
import { PanelBody, PanelError, PanelHeader, PanelSkeleton } from '../../kit/panel-parts';
import { PanelSection } from '../../kit/panel-section';
import { BuyerSection } from './buyer-section';
import { LinesSection } from './lines-section';
import { StatusSection } from './status-section';

interface OrderPanelProps {
  readonly id: string;
}

/** One order: where it stands, who ordered what. */
export function OrderPanel({ id }: OrderPanelProps) {
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  if (order == null) {
    if (loading) {
      return <PanelSkeleton />;
    }
    return error === undefined ? (
      <PanelError title="No such order" description="It has been deleted, or the link is wrong." />
    ) : (
      <PanelError title="Error fetching orders" description={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  return (
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
  );
}

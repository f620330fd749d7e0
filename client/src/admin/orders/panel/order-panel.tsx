import { useEffect } from 'react';
import { useAdminOrderQuery } from '../../../graphql/generated/hooks';
import { OrderTimeline } from '../../../shared/orders/order-timeline';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { PanelSection } from '../../kit/panel/panel-section';
import { DetailsSection } from '../details/details-section';
import { MessageSection } from '../message/message-section';
import { isUnsettled, MessageState } from '../message/message-state';
import { BuyerSection } from './buyer-section';
import { DeleteOrder } from './delete-order';
import { LinesSection } from './lines-section';
import { StatusSection } from './status-section';
import { TestSection } from './test-section';

/** How often an order is read again while a message of it is on its way. */
const MESSAGE_POLL = 2_000;

interface OrderPanelProps {
  readonly id: string;
}

/** One order: where it stands, who ordered what, what was written and what has happened. */
export function OrderPanel({ id }: OrderPanelProps) {
  const query = useAdminOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const isWriting =
    query.data?.order?.timeline.some(({ message }) => message !== null && isUnsettled(message)) === true;
  useQueryPolling(query, isWriting);
  return (
    <PanelRecord query={query} record={query.data?.order} noun="order" failure="Error fetching orders">
      {(order) => (
        <>
          <PanelHeader title={`${order.isTest ? 'Test order' : 'Order'} #${order.id}`} note={order.buyer.name} />
          <PanelBody>
            {order.isTest ? (
              <TestSection order={order} />
            ) : (
              <StatusSection key={`status ${order.version}`} order={order} />
            )}
            <LinesSection order={order} />
            <DetailsSection order={order} />
            <BuyerSection order={order} />
            {!order.isTest && <MessageSection order={order} />}
            <PanelSection title="History">
              <OrderTimeline
                events={order.timeline}
                actorOf={({ isByBuyer, actor }) => `by ${actor ?? (isByBuyer ? 'the buyer' : 'the server')}`}
                stateOf={(message) => <MessageState message={message} />}
              />
            </PanelSection>
            {!order.isTest && <DeleteOrder order={order} />}
          </PanelBody>
        </>
      )}
    </PanelRecord>
  );
}

interface Polled {
  readonly startPolling: (milliseconds: number) => void;
  readonly stopPolling: () => void;
}

/** Reads a query again and again while something is on its way. */
function useQueryPolling({ startPolling, stopPolling }: Polled, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) {
      startPolling(MESSAGE_POLL);
    }
    return stopPolling;
  }, [isWanted, startPolling, stopPolling]);
}

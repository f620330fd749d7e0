import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import {
  AdminOrderDocument,
  type AdminOrderRecordFragment,
  DeleteOrderDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { OrderLineList } from '../../../shared/orders/order-line-list';
import { OrderTimeline } from '../../../shared/orders/order-timeline';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { DeleteSection } from '../../kit/panel/delete-section';
import { EditedSection } from '../../kit/panel/edited-section';
import { namedItemsOf } from '../../kit/panel/open-record';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
import { diamondRecordHref, UserLink } from '../../kit/record-link';
import { ReturnToStock } from '../../kit/sale/return-to-stock';
import { DetailsSection } from '../details/details-section';
import { EditLines } from '../edit/edit-lines';
import { MessageSection, MessageState } from '../message/message-section';
import { affectedItemsText, namesOf, stockEffectOf, stockNames } from '../order-status';
import { StatusLine, StatusSection } from './status-section';

interface DeleteOrderProps {
  readonly order: AdminOrderRecordFragment;
}

/** Describes how deleting an order affects its items. */
function effectOf({ status, lines }: AdminOrderRecordFragment): string {
  switch (stockEffectOf(status)) {
    case 'reserved':
      return lines.every(({ stock }) => stock === null)
        ? `${affectedItemsText(lines)} The buyer gets an email.`
        : `Becomes available again: ${namesOf(stockNames(lines))}. The buyer gets an email.`;
    case 'sold':
    case 'released':
      return 'The items do not change.';
  }
}

/** Section that permanently deletes an order. The administrator must type the order number. */
function DeleteOrder({ order }: DeleteOrderProps) {
  const client = useApolloClient();
  const { open } = usePanel();
  const [remove] = useMutation(DeleteOrderDocument);
  const { id, version, deletionRefusal } = order;
  const effect = effectOf(order);
  return (
    <DeleteSection
      noun="order"
      question={`Delete order #${id}?`}
      phrase={id}
      note={effect}
      refusal={deletionRefusal}
      remove={() =>
        refetchWhenStale(
          () => remove({ variables: { input: { id, expectedVersion: version } } }),
          () => client.query({ query: AdminOrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
        )
      }
      failure="Error deleting order"
      doneText={`Order #${id} deleted`}
      onDeleted={() => open(null)}
    >
      <Text>
        Its lines, timeline and messages are deleted permanently. {effect} The order remains in the audit log.
      </Text>
    </DeleteSection>
  );
}

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/**
 * Section that shows the order's lines and prices. Lines of an open order can be edited; lines of a completed order
 * can be returned to stock. The URL can contain items to add.
 */
function LinesSection({ order }: LinesSectionProps) {
  const { search } = useLocation();
  const hasItems = namedItemsOf(search) !== null;
  const sold = new Set(order.lines.filter(({ stock }) => stock === 'SOLD').map(({ id }) => id));
  const canEdit = !order.isTest && stockEffectOf(order.status) === 'reserved';
  return (
    <EditedSection
      title="Lines"
      editLabel="Edit lines"
      canEdit={canEdit}
      startsEditing={hasItems}
      editor={(close) => <EditLines order={order} onDone={close} />}
    >
      {hasItems && !canEdit && <Text role="alert">This order can no longer be edited. No items were added.</Text>}
      <OrderLineList
        order={order}
        hrefOf={({ diamond }) => (diamond === null ? null : diamondRecordHref(diamond.id))}
        actionOf={({ id, stockNumber }) =>
          sold.has(id) && (
            <Box mt="2">
              <ReturnToStock orderId={order.id} lineId={id} stockNumber={stockNumber} />
            </Box>
          )
        }
      />
    </EditedSection>
  );
}

interface BuyerSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Section that shows the buyer's data at the time of the order. */
function BuyerSection({ order }: BuyerSectionProps) {
  const { buyer, user, createdAt, completedAt } = order;
  return (
    <PanelSection title="Buyer">
      <FactList>
        <Fact label="Name">
          <UserLink user={user}>{buyer.name}</UserLink>
        </Fact>
        <Fact label="Email">{buyer.email}</Fact>
        <Fact label="Business type">{user?.businessType?.name}</Fact>
        <Fact label="Account">{user === null ? 'Deleted' : 'Open'}</Fact>
        <Fact label="Placed">{formatDateTime(createdAt)}</Fact>
        <Fact label="Closed">{completedAt === null ? null : formatDateTime(completedAt)}</Fact>
      </FactList>
    </PanelSection>
  );
}

interface TestSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** Section for the status of a test order, which administrators cannot change. */
function TestSection({ order }: TestSectionProps) {
  return (
    <PanelSection title="Status">
      <StatusLine order={order} />
      <Text color="fg.muted">
        Placed with a test key of the buyer. It does not reserve stock, sends no emails and is deleted after seven days.
        Only the buyer’s API client can change it.
      </Text>
    </PanelSection>
  );
}

interface OrderPanelProps {
  readonly id: string;
}

/** Panel that shows an order: status, lines, details, buyer, messages and history. */
export function OrderPanel({ id }: OrderPanelProps) {
  const query = useQuery(AdminOrderDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
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

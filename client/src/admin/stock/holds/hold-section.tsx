import { Skeleton, Text } from '@chakra-ui/react';
import type { StockHoldStateFragment } from '../../../graphql/generated/graphql';
import { useStockHoldQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import type { RecordStateProps } from '../stock-type';
import { WaitingList } from './waiting-list';

function holdText({ isHeld, user, until, isByHolder }: StockHoldStateFragment): string {
  if (!isHeld) {
    return 'Not on hold';
  }
  const end = until === null ? 'with no end date' : `until ${formatDateTime(until)}`;
  const placed = isByHolder && user !== null ? ', placed by the customer' : '';
  return `On hold for ${user?.displayName ?? 'no customer'} ${end}${placed}`;
}

/** Who an item is held for and until when, and the customers waiting for it. */
export function HoldSection({ type, record: { id } }: RecordStateProps) {
  const { kind } = type.declaration;
  const { data, error } = useStockHoldQuery({ variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  const hold = data?.stockHold;
  return (
    <PanelSection title="Hold and waiting list">
      {error !== undefined && <Text role="alert">{failureReason(error)}</Text>}
      {hold == null ? (
        error === undefined && <Skeleton height="12" />
      ) : (
        <>
          <Text>{holdText(hold)}</Text>
          {hold.note !== null && <Text color="fg.muted">“{hold.note}”</Text>}
          <WaitingList kind={kind} id={id} waiting={hold.waiting} />
        </>
      )}
    </PanelSection>
  );
}

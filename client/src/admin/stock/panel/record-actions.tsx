import { Button, Flex } from '@chakra-ui/react';
import { ReturnToStock } from '../../kit/sale/return-to-stock';
import { SaleMark } from '../../kit/sale/sale-mark';
import { HoldActions } from '../holds/hold-actions';
import { AddToOrder } from '../orders/add-to-order';
import type { RecordStateProps } from '../stock-type';
import { useActivation } from './use-activation';

interface RecordActionsProps extends RecordStateProps {
  /** Opens the tab with the price and focuses its field. */
  readonly onEditPrice: () => void;
}

/** The bar under a record's name: its state, and the actions on it. It stays in place while the record scrolls. */
export function RecordActions({ type, record, onEditPrice }: RecordActionsProps) {
  const { declaration, canBeHeld = false, State, OwnActions } = type;
  const { isPending, activate } = useActivation(declaration, record);
  const { isActive, stockNumber, sale } = record;
  /** The line of the completed order that has sold it: its status, activity and hold stay as they are. */
  const soldBy = sale?.state === 'SOLD' && sale.orderId !== null ? sale : null;
  return (
    <Flex
      role="group"
      aria-label={`Actions on ${stockNumber}`}
      flexShrink="0"
      wrap="wrap"
      align="center"
      gap="2"
      px="6"
      pt="3"
      pb="3"
    >
      <Flex wrap="wrap" align="center" gap="2" width="full">
        {sale !== null && <SaleMark sale={sale} />}
        {State !== undefined && <State type={type} record={record} />}
      </Flex>
      {soldBy === null ? (
        <>
          {canBeHeld && <HoldActions type={type} record={record} />}
          {OwnActions !== undefined && <OwnActions type={type} record={record} />}
          <AddToOrder kind={declaration.kind} count={1} readNumbers={async () => [stockNumber]} />
        </>
      ) : (
        soldBy.orderId !== null &&
        soldBy.orderLineId !== null && (
          <ReturnToStock orderId={soldBy.orderId} lineId={soldBy.orderLineId} stockNumber={stockNumber} />
        )
      )}
      <Button size="sm" variant="outline" onClick={onEditPrice}>
        Price
      </Button>
      {soldBy === null && (
        <Button size="sm" variant="outline" loading={isPending} onClick={() => void activate(!isActive)}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
      )}
    </Flex>
  );
}

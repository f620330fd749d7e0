import { Button, Flex } from '@chakra-ui/react';
import { HoldActions } from '../holds/hold-actions';
import { AddToOrder } from '../orders/add-to-order';
import type { RecordStateProps } from '../stock-type';
import { RecordState } from './record-state';
import { useActivation } from './use-activation';

interface RecordActionsProps extends RecordStateProps {
  /** Opens the tab with the price and focuses its field. */
  readonly onEditPrice: () => void;
}

/** The bar under a record's name: its state, and the actions on it. It stays in place while the record scrolls. */
export function RecordActions({ type, record, onEditPrice }: RecordActionsProps) {
  const { declaration, canBeHeld = false, State = RecordState, OwnActions } = type;
  const { isPending, activate } = useActivation(declaration, record);
  const { isActive, stockNumber } = record;
  return (
    <Flex
      role="group"
      aria-label={`Actions on ${stockNumber}`}
      flexShrink="0"
      wrap="wrap"
      align="center"
      gap="2"
      px="6"
      pb="3"
    >
      <Flex wrap="wrap" align="center" gap="2" width="full">
        <State type={type} record={record} />
      </Flex>
      {canBeHeld && <HoldActions type={type} record={record} />}
      {OwnActions !== undefined && <OwnActions type={type} record={record} />}
      <AddToOrder kind={declaration.kind} count={1} readNumbers={async () => [stockNumber]} />
      <Button size="sm" variant="outline" onClick={onEditPrice}>
        Price
      </Button>
      <Button size="sm" variant="outline" loading={isPending} onClick={() => void activate(!isActive)}>
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
    </Flex>
  );
}

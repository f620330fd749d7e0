import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { SetStockActiveDocument } from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { attempt } from '../../kit/failure';
import { ReturnToStock } from '../../kit/sale/return-to-stock';
import { SaleMark } from '../../kit/sale/sale-mark';
import { showSuccess } from '../../kit/success-toast';
import { HoldActions } from '../holds/hold-actions';
import { AddToOrder } from '../orders/add-to-order';
import { noticesOf, type RecordStateProps } from '../stock-type';

/** Returns functions that activate or deactivate a record. Both changes can be undone. */
function useActivation(declaration: StockDeclaration, { id, stockNumber, version }: StockRecord) {
  const [setActive, { loading }] = useMutation(SetStockActiveDocument);
  const client = useApolloClient();

  async function activate(isActive: boolean, expectedVersion: number | null): Promise<void> {
    const input = { kind: declaration.kind, id, isActive, expectedVersion };
    await attempt(noticesOf(declaration).changingStatus, async () => {
      const { data } = await refetchWhenStale(
        () => setActive({ variables: { input } }),
        () => client.refetchQueries({ include: 'active' }),
      );
      const newVersion = data?.setStockActive?.item.version ?? null;
      showSuccess(`${stockNumber} is ${isActive ? 'active' : 'inactive'}`, () => void activate(!isActive, newVersion));
    });
  }

  return { isPending: loading, activate: (isActive: boolean) => activate(isActive, version) };
}

interface RecordActionsProps extends RecordStateProps {
  /** Opens the tab that contains the price and focuses the price field. */
  readonly onEditPrice: () => void;
}

/** Bar below a record's title with its state and actions. It stays visible while the record scrolls. */
export function RecordActions({ type, record, onEditPrice }: RecordActionsProps) {
  const { declaration, canBeHeld = false, State, OwnActions } = type;
  const { isPending, activate } = useActivation(declaration, record);
  const { isActive, stockNumber, sale } = record;
  /**
   * Order in which the item was sold. Null if not sold. The status, active flag and hold of a sold item cannot be
   * changed.
   */
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

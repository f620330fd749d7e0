import { DataList, Text } from '@chakra-ui/react';
import type { CartLinesQuery } from '../../graphql/generated/graphql';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatPrice } from '../../ui/numbers';
import { priceChanges } from './price-changes';

type Cart = NonNullable<CartLinesQuery['cart']>;

interface PriceChangeDialogProps {
  /** As the buyer saw it; `null` when no price has changed. */
  readonly seen: Cart | null;
  readonly now: Cart;
  readonly isPlacing: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Shows old and new prices and asks whether the order shall be placed at the new ones. */
export function PriceChangeDialog({ seen, now, isPlacing, onConfirm, onCancel }: PriceChangeDialogProps) {
  const changes = seen === null ? [] : priceChanges(seen.lines, now.lines);
  return (
    <ConfirmDialog
      isOpen={seen !== null}
      title="A price has changed"
      confirmLabel={`Order at ${formatPrice(now.totalPrice)}`}
      isPending={isPlacing}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text mb="4">Nothing has been ordered yet. Since you opened the cart:</Text>
      <DataList.Root>
        {changes.map(({ description, before, after }) => (
          <DataList.Item key={description}>
            <DataList.ItemLabel>{description}</DataList.ItemLabel>
            <DataList.ItemValue>
              <s>{formatPrice(before)}</s> {formatPrice(after)}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
        <DataList.Item>
          <DataList.ItemLabel>Total</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="semibold">
            <s>{formatPrice(seen?.totalPrice ?? now.totalPrice)}</s> {formatPrice(now.totalPrice)}
          </DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
    </ConfirmDialog>
  );
}

import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dialogOnDemand } from '../../../ui/on-demand';
import { counted } from '../../kit/count-noun';
import { orderWithItemsHref } from '../../kit/record-link';
import type { OrderDialogProps } from './order-dialog';

const OrderDialog = dialogOnDemand<OrderDialogProps>(() => import('./order-dialog'));

interface AddToOrderProps {
  readonly kind: string;
  readonly count: number;
  readonly readNumbers: () => Promise<readonly string[]>;
}

/**
 * Button that opens an existing or new order with the stock items added. The items are not ordered until the order is
 * saved.
 */
export function AddToOrder({ kind, count, readNumbers }: AddToOrderProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const target = useRef<string | null>(null);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setDialogOpen(true)}>
        Add to order
      </Button>
      <OrderDialog
        isOpen={isDialogOpen}
        title={`Add ${counted(count, 'item', 'items')} to an order`}
        onConfirm={async (order) => {
          const stockNumbers = await readNumbers();
          target.current = orderWithItemsHref(order, { kind, stockNumbers });
          setDialogOpen(false);
        }}
        onCancel={() => setDialogOpen(false)}
        // A panel that opens while the dialog is closing would close with it.
        onClosed={() => {
          if (target.current !== null) {
            navigate(target.current);
          }
        }}
      />
    </>
  );
}

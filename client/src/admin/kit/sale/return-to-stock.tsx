import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { ReturnDialogProps } from './return-dialog';

const ReturnDialog = dialogOnDemand<ReturnDialogProps>(() => import('./return-dialog'));

interface ReturnToStockProps {
  readonly orderId: string;
  /** The line that has sold the item. */
  readonly lineId: string;
  readonly stockNumber: string;
}

/** Puts an item that an order has sold back on sale, for a reason. */
export function ReturnToStock(props: ReturnToStockProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Return to stock: ${props.stockNumber}`}
        onClick={() => setAsking(true)}
      >
        Return to stock
      </Button>
      <ReturnDialog {...props} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

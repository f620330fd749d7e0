import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { ReturnDialogProps } from './return-dialog';

const ReturnDialog = dialogOnDemand<ReturnDialogProps>(() => import('./return-dialog'));

interface ReturnToStockProps {
  readonly orderId: string;
  /** Order line that sold the item. */
  readonly lineId: string;
  readonly stockNumber: string;
}

/** Button that returns a sold item to stock, with a reason. */
export function ReturnToStock(props: ReturnToStockProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Return to stock: ${props.stockNumber}`}
        onClick={() => setDialogOpen(true)}
      >
        Return to stock
      </Button>
      <ReturnDialog {...props} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}

import { Button } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../graphql/error-text';
import { useReorderMutation } from '../../../graphql/generated/hooks';
import { dialogOnDemand } from '../../../ui/on-demand';
import { toaster } from '../../../ui/toaster';
import type { ReorderDialogProps } from './open-reorder-dialog';
import type { DetailedOrder, Reordered } from './reordered';

const ReorderDialog = dialogOnDemand<ReorderDialogProps>(() => import('./open-reorder-dialog'));

interface ReorderButtonProps {
  readonly order: DetailedOrder;
}

/** Puts into the cart what can be bought again of an order; what cannot is told, with what may do instead. */
export function ReorderButton({ order }: ReorderButtonProps) {
  const navigate = useNavigate();
  const [send, { loading }] = useReorderMutation();
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function reorder(): Promise<void> {
    try {
      const { data } = await send({ variables: { input: { orderId: order.id } } });
      const reordered = data?.reorder ?? null;
      if (reordered?.problems.length === 0) {
        toaster.success({ title: `All items of order ${order.id} are in your cart, at today’s prices` });
        navigate('/cart');
      } else {
        setOutcome(reordered);
        setOpen(true);
      }
    } catch (error) {
      toaster.error({ title: 'Nothing was put into your cart', description: errorText(error) });
    }
  }

  return (
    <>
      <Button variant="outline" loading={loading} onClick={() => void reorder()}>
        <RotateCcw strokeWidth={1.5} aria-hidden />
        Order again
      </Button>
      <ReorderDialog isOpen={isOpen} order={order} outcome={outcome} onClose={() => setOpen(false)} />
    </>
  );
}

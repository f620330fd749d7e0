import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../../ui/numbers';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { StockJobsProps } from '../stock-type';
import type { HoldDialogProps } from './hold-dialog';

const HoldDialog = dialogOnDemand<HoldDialogProps>(() => import('./hold-dialog'));

/** Puts the checked items on hold, once it is said for whom and until when. */
export function HoldJob({ count, run }: StockJobsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Hold
      </Button>
      <HoldDialog
        isOpen={isAsking}
        title={`Hold ${formatCount(count)} ${count === 1 ? 'item' : 'items'}`}
        start={{ user: null, until: null }}
        isPending={false}
        onConfirm={({ user, until }) => {
          setAsking(false);
          run({ label: 'Hold', change: { hold: { userId: user?.id ?? null, until } } });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

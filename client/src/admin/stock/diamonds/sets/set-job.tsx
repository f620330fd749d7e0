import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { dialogOnDemand } from '../../../../ui/on-demand';
import type { StockJobsProps } from '../../stock-type';
import type { SetDialogProps } from './set-dialog';

const SetDialog = dialogOnDemand<SetDialogProps>(() => import('./set-dialog'));

/** Makes the checked stones a line set or, two of them, a pair. */
export function SetJob({ ids, onChanged }: Pick<StockJobsProps, 'ids' | 'onChanged'>) {
  const [isOpen, setOpen] = useState(false);
  if (ids === null || ids.length < 2) {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Make a set
      </Button>
      <SetDialog
        isOpen={isOpen}
        ids={ids}
        onClosed={() => setOpen(false)}
        onMade={async () => {
          setOpen(false);
          await onChanged();
        }}
        onChanged={onChanged}
      />
    </>
  );
}

import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { RecordStateProps } from '../stock-type';
import type { HoldDialogProps } from './hold-dialog';
import { useHold } from './use-hold';

const HoldDialog = dialogOnDemand<HoldDialogProps>(() => import('./hold-dialog'));

/** The buttons that place, change and end the hold of an item. */
export function HoldActions({ type, record }: RecordStateProps) {
  const { hold, isPending, place, end } = useHold(type.declaration, record);
  const [isAsking, setAsking] = useState(false);
  const isHeld = hold?.isHeld === true;
  const current = { user: hold?.user ?? null, until: hold?.until ?? null };
  return (
    <>
      <Button size="sm" variant="outline" disabled={hold === null} onClick={() => setAsking(true)}>
        {isHeld ? 'Change hold' : 'Hold'}
      </Button>
      {isHeld && (
        <Button size="sm" variant="outline" aria-disabled={isPending} onClick={() => void end(current)}>
          End hold
        </Button>
      )}
      <HoldDialog
        isOpen={isAsking}
        title={`Hold ${record.stockNumber}`}
        start={current}
        isPending={isPending}
        onConfirm={(asked) => void place(asked).then((isDone) => setAsking(!isDone))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

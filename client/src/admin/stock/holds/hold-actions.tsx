import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { EndStockHoldDocument, HoldStockDocument, StockHoldDocument } from '../../../graphql/generated/graphql';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { dialogOnDemand } from '../../../ui/on-demand';
import { showSuccess } from '../../kit/success-toast';
import type { RecordStateProps } from '../stock-type';
import type { HoldDialogProps, HoldInput } from './hold-dialog';
import { useHoldChange } from './use-hold-change';

/** Returns the hold of an item, and functions that place or end it. Ending a hold can be undone. */
function useHold({ kind }: StockDeclaration, { id, stockNumber, version }: StockRecord) {
  const { data, error } = useQuery(StockHoldDocument, { variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  const [holdStock] = useMutation(HoldStockDocument);
  const [endHold] = useMutation(EndStockHoldDocument);
  const { isPending, change } = useHoldChange();

  const holdFor = ({ user, until }: HoldInput, expectedVersion: number | null) =>
    change('Error changing hold', () =>
      holdStock({ variables: { input: { kind, id, expectedVersion, userId: user?.id ?? null, until } } }),
    );

  return {
    /** Null while loading. */
    hold: data?.stockHold ?? null,
    error,
    isPending,
    /** Places a hold. Returns whether this succeeded. */
    place: async (input: HoldInput): Promise<boolean> => {
      const isDone = await holdFor(input, version);
      if (isDone) {
        showSuccess(`${stockNumber} is on hold`);
      }
      return isDone;
    },
    end: async (before: HoldInput): Promise<void> => {
      let newVersion: number | null = null;
      const isDone = await change('Error changing hold', async () => {
        const ended = await endHold({ variables: { input: { kind, id, expectedVersion: version } } });
        newVersion = ended.data?.endStockHold?.hold.version ?? null;
      });
      if (isDone) {
        showSuccess(`${stockNumber} is no longer on hold`, () => void holdFor(before, newVersion));
      }
    },
  };
}

const HoldDialog = dialogOnDemand<HoldDialogProps>(() => import('./hold-dialog'));

/** Buttons that place, change and end the hold of an item. */
export function HoldActions({ type, record }: RecordStateProps) {
  const { hold, isPending, place, end } = useHold(type.declaration, record);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isHeld = hold?.isHeld === true;
  const current = { user: hold?.user ?? null, until: hold?.until ?? null };
  return (
    <>
      <Button size="sm" variant="outline" disabled={hold === null} onClick={() => setDialogOpen(true)}>
        {isHeld ? 'Change hold' : 'Hold'}
      </Button>
      {isHeld && (
        <Button size="sm" variant="outline" aria-disabled={isPending} onClick={() => void end(current)}>
          End hold
        </Button>
      )}
      <HoldDialog
        isOpen={isDialogOpen}
        title={`Hold ${record.stockNumber}`}
        start={current}
        isPending={isPending}
        onConfirm={(input) => void place(input).then((isDone) => setDialogOpen(!isDone))}
        onCancel={() => setDialogOpen(false)}
      />
    </>
  );
}

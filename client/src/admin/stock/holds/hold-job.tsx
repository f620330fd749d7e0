import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '../../../ui/numbers';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { StockJob, StockJobsProps } from '../stock-type';
import type { HoldDialogProps } from './hold-dialog';

const HoldDialog = dialogOnDemand<HoldDialogProps>(() => import('./hold-dialog'));

interface HoldJobProps extends Pick<StockJobsProps, 'count' | 'run'> {
  /** Returns the bulk change that places the hold. By default, the change sets the `hold` field. */
  readonly changeOf?: (hold: HoldChange) => StockJob['change'];
}

interface HoldChange {
  readonly holdUserId: string | null;
  /** End time in ISO 8601 format. Null for a hold without an end. */
  readonly holdUntil: string | null;
}

const ownField = ({ holdUserId, holdUntil }: HoldChange) => ({ hold: { userId: holdUserId, until: holdUntil } });

/** Bulk action that puts the selected items on hold for a customer. */
export function HoldJob({ count, run, changeOf = ownField }: HoldJobProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setDialogOpen(true)}>
        Hold
      </Button>
      <HoldDialog
        isOpen={isDialogOpen}
        title={`Hold ${formatCount(count)} ${count === 1 ? 'item' : 'items'}`}
        start={{ user: null, until: null }}
        isPending={false}
        onConfirm={({ user, until }) => {
          setDialogOpen(false);
          run({ label: 'Hold', change: changeOf({ holdUserId: user?.id ?? null, holdUntil: until }) });
        }}
        onCancel={() => setDialogOpen(false)}
      />
    </>
  );
}

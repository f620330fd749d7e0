import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { counted } from '../../kit/count-noun';
import { HoldJob } from '../holds/hold-job';
import type { StockJobsProps } from '../stock-type';
import { SetJob } from './sets/set-job';
import { type StatusChange, toStatus } from './status-change';
import { StatusDialog } from './status-dialog';
import { stockStatusLabels } from './stock-status';

const available: StatusChange = { status: 'AVAILABLE', holdUserId: null, holdUntil: null };

/** Puts the checked stones on hold, sets their status, and makes them a set. */
export function StatusJobs({ count, ids, run, onChanged }: StockJobsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <HoldJob count={count} run={run} changeOf={(hold) => ({ status: { status: 'HOLD', ...hold } })} />
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Set status
      </Button>
      <SetJob ids={ids} onChanged={onChanged} />
      <StatusDialog
        isOpen={isAsking}
        title={`Status of ${counted(count, 'stone', 'stones')}`}
        start={available}
        holder={null}
        isPending={false}
        onConfirm={(to) => {
          setAsking(false);
          run({ label: `Status ${stockStatusLabels[to.status]}`, change: { status: { ...toStatus(to) } } });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

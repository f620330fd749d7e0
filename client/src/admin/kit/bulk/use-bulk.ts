import { useRef, useState } from 'react';
import { toaster } from '../../../ui/toaster';
import { failureReason } from '../failure';
import { showSuccess } from '../success-toast';
import { type BulkOutcome, changeEach, outcomeText, type Undo, withRetry } from './change-each';

export interface BulkJob {
  /** Button label, such as "Approve". */
  readonly label: string;
  /** Returns the success notice, such as `5 users approved`. Default: the label with the counts. */
  readonly doneText?: (count: number) => string;
  /** Changes one record. Resolves to null if the record is unchanged. */
  readonly change: (id: string) => Promise<Undo | null>;
  /** Called after a run with the IDs of the records that were changed or already had the new value. */
  readonly onDone?: (ids: readonly string[]) => void;
}

interface BulkProgress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** Bulk change in which some records were rejected. */
export interface BulkFailure {
  readonly job: BulkJob;
  readonly outcome: BulkOutcome;
}

/** Bulk changes of the selected rows, with progress and failures. */
export interface Bulk {
  /** Null if no bulk change is running. */
  readonly progress: BulkProgress | null;
  /**
   * Last bulk change with rejected records. Null after it is dismissed; a notice then offers to undo the successful
   * changes.
   */
  readonly failure: BulkFailure | null;
  readonly run: (job: BulkJob, ids: readonly string[]) => Promise<void>;
  readonly retry: () => Promise<void>;
  readonly dismiss: () => void;
}

async function undoAll({ changed }: BulkOutcome): Promise<BulkOutcome> {
  const undoOf = new Map(changed.map(({ id, undo }) => [id, undo]));
  return changeEach([...undoOf.keys()], {
    change: async (id) => {
      const undo = undoOf.get(id);
      await undo?.();
      return undo ?? null;
    },
    reasonOf: failureReason,
  });
}

/**
 * @param onChanged called after each run with the IDs of the processed records, so that the list can be refetched and
 * the records deselected
 */
export function useBulk(onChanged: (ids: readonly string[]) => void): Bulk {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  const isRunning = useRef(false);

  function announce(job: BulkJob, outcome: BulkOutcome): void {
    const undo = outcome.changed.length === 0 ? undefined : () => void undoOutcome(job, outcome);
    const isPlain = outcome.unchanged.length === 0 && outcome.rejected.length === 0 && outcome.changed.length > 0;
    const text = isPlain ? job.doneText?.(outcome.changed.length) : undefined;
    showSuccess(text ?? `${job.label}: ${outcomeText(outcome)}`, undo);
  }

  async function undoOutcome(job: BulkJob, outcome: BulkOutcome): Promise<void> {
    const undone = await undoAll(outcome);
    onChanged([]);
    if (undone.rejected.length > 0) {
      toaster.error({
        title: `${job.label} undone: ${outcomeText(undone)}`,
        description: undone.rejected[0]?.reason,
      });
    }
  }

  async function runOver(job: BulkJob, ids: readonly string[]): Promise<BulkOutcome> {
    const { label, change } = job;
    setProgress({ label, done: 0, total: ids.length });
    const outcome = await changeEach(ids, {
      change,
      reasonOf: failureReason,
      onProgress: (done) => setProgress({ label, done, total: ids.length }),
    });
    setProgress(null);
    return outcome;
  }

  async function finish(job: BulkJob, ids: readonly string[], before: BulkOutcome | null): Promise<void> {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    const latest = await runOver(job, ids);
    isRunning.current = false;
    const outcome = before === null ? latest : withRetry(before, latest);
    const rejectedIds = new Set(latest.rejected.map(({ id }) => id));
    const changedIds = ids.filter((id) => !rejectedIds.has(id));
    onChanged(changedIds);
    job.onDone?.(changedIds);
    if (outcome.rejected.length === 0) {
      setFailure(null);
      announce(job, outcome);
    } else {
      setFailure({ job, outcome });
    }
  }

  return {
    progress,
    failure,
    run: (job, ids) => finish(job, ids, null),
    retry: async () => {
      if (failure !== null) {
        const { job, outcome } = failure;
        const ids = outcome.rejected.map(({ id }) => id);
        await finish(job, ids, outcome);
      }
    },
    dismiss: () => {
      setFailure(null);
      if (failure !== null && failure.outcome.changed.length > 0) {
        announce(failure.job, failure.outcome);
      }
    },
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import { UndoStockChangeDocument } from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import type { StockChangeOutcome, StockChangeVariables, StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { formatCount } from '../../../ui/numbers';
import type { SelectAll } from '../../kit/bulk/use-select-all';
import { counted } from '../../kit/count-noun';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { noticesOf, type StockJob, type StockType } from '../stock-type';

type Counts = Pick<StockChangeOutcome, 'changed' | 'unchanged' | 'problemCount'>;

/** Returns the notice shown after an undo: `Undone: 296 prices restored`. */
export const undoneText = ({ change }: Pick<StockJob, 'change'>, count: number): string =>
  `Undone: ${change.price === undefined ? counted(count, 'item', 'items') : counted(count, 'price', 'prices')} restored`;

/** Summarizes a bulk change: `4 changed, 2 unchanged, 1 refused`. */
function outcomeText({ changed, unchanged, problemCount }: Counts): string {
  return [
    `${formatCount(changed)} changed`,
    unchanged === 0 ? null : `${formatCount(unchanged)} unchanged`,
    problemCount === 0 ? null : `${formatCount(problemCount)} refused`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

export interface StockPreview {
  readonly job: StockJob;
  /** Records in the preview, specified by IDs or a filter. */
  readonly selection: Pick<StockChangeVariables, 'ids'> | Pick<StockChangeVariables, 'filter'>;
  readonly outcome: StockChangeOutcome;
}

/**
 * Returns functions that apply bulk changes to the selected records, or to all records that match the filters. The
 * server first returns a preview. It then changes all records without problems in one transaction. The change can be
 * undone.
 */
export function useStockChange(
  { declaration, operations }: StockType,
  { checked, rows }: List<StockRecord>,
  allRecords: SelectAll,
) {
  const client = useApolloClient();
  const sendOnce = useSendOnce();
  const [isPending, setPending] = useState(false);
  const [preview, setPreview] = useState<StockPreview | null>(null);
  const notice = noticesOf(declaration).changing;

  async function refresh(): Promise<void> {
    rows.retry();
    // Also refetches the record that is open in the panel.
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => query.query !== operations.page });
  }

  async function send(variables: StockChangeVariables): Promise<StockChangeOutcome | null> {
    const { data } = await client.mutate({ mutation: operations.change, variables });
    return data?.outcome ?? null;
  }

  /** Runs a request. If it fails, shows a notice. */
  async function runPending(action: () => Promise<unknown>): Promise<void> {
    setPending(true);
    await attempt(notice, action);
    setPending(false);
  }

  function undoChange(job: StockJob, undoToken: string): Promise<void> {
    return runPending(async () => {
      const { data } = await client.mutate({ mutation: UndoStockChangeDocument, variables: { input: { undoToken } } });
      showSuccess(undoneText(job, data?.undoStockChange?.changed ?? 0));
      await refresh();
    });
  }

  async function fetchPreview(job: StockJob, selection: StockPreview['selection']): Promise<StockPreview | null> {
    const outcome = await send({ ...job.change, ...selection, dryRun: true });
    return outcome === null ? null : { job, selection, outcome };
  }

  async function apply(previewed: StockPreview): Promise<void> {
    const { job, selection, outcome } = previewed;
    const change = {
      ...job.change,
      ...selection,
      expectedCount: outcome.matched,
      skipProblems: outcome.problemCount > 0,
    };
    let result: StockChangeOutcome | null;
    try {
      result = await sendOnce(change, send);
    } catch (error) {
      // If the counts have changed since the preview, shows a new preview. Otherwise the user can retry the same
      // change.
      const hasChanged = apiErrorOf(error)?.reason === 'CONFIRMATION_NEEDED';
      setPreview(hasChanged ? await fetchPreview(job, selection) : previewed);
      throw error;
    }
    setPreview(null);
    if (result !== null) {
      const { undoToken } = result;
      const undo = undoToken === null ? undefined : () => void undoChange(job, undoToken);
      showSuccess(`${job.label}: ${outcomeText(result)}`, undo);
      allRecords.clearAll();
      checked.set(result.problems.map(({ id }) => id));
      await refresh();
    }
  }

  return {
    isPending,
    preview,
    /**
     * Fetches the preview. Applies the change immediately if no confirmation is needed. Changes to all filtered
     * records always need confirmation.
     */
    run: (job: StockJob) =>
      runPending(async () => {
        const { filter } = allRecords;
        const fetched = await fetchPreview(job, filter === null ? { ids: [...checked.ids] } : { filter });
        if (fetched === null) {
          return;
        }
        const { changed, problemCount } = fetched.outcome;
        if (job.alwaysPreview === true || filter !== null || problemCount > 0) {
          setPreview(fetched);
        } else if (changed === 0) {
          showSuccess(`${job.label}: ${outcomeText(fetched.outcome)}`);
        } else {
          await apply(fetched);
        }
      }),
    /** Applies the previewed change. Records that the server rejects stay unchanged and selected. */
    confirm: () => runPending(async () => (preview === null ? undefined : apply(preview))),
    dismiss: () => setPreview(null),
    /** Refetches the records. Called after an action that changes records without this hook. */
    refresh,
  };
}

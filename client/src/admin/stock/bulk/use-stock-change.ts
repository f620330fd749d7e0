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

/** Returns the notice after an undo: `Undone: 296 prices restored`. */
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
  /** Records of the preview: IDs, or a filter. */
  readonly which: Pick<StockChangeVariables, 'ids'> | Pick<StockChangeVariables, 'filter'>;
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
  whole: SelectAll,
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

  /** Runs a request. Shows a notice if it fails. */
  async function pending(act: () => Promise<unknown>): Promise<void> {
    setPending(true);
    await attempt(notice, act);
    setPending(false);
  }

  function takeBack(job: StockJob, undoToken: string): Promise<void> {
    return pending(async () => {
      const { data } = await client.mutate({ mutation: UndoStockChangeDocument, variables: { input: { undoToken } } });
      showSuccess(undoneText(job, data?.undoStockChange?.changed ?? 0));
      await refresh();
    });
  }

  async function look(job: StockJob, which: StockPreview['which']): Promise<StockPreview | null> {
    const outcome = await send({ ...job.change, ...which, dryRun: true });
    return outcome === null ? null : { job, which, outcome };
  }

  async function apply(asked: StockPreview): Promise<void> {
    const { job, which, outcome } = asked;
    const change = {
      ...job.change,
      ...which,
      expectedCount: outcome.matched,
      skipProblems: outcome.problemCount > 0,
    };
    let done: StockChangeOutcome | null;
    try {
      done = await sendOnce(change, send);
    } catch (error) {
      // If the numbers have changed, shows a new preview. Otherwise the change can be retried as it is.
      const isOther = apiErrorOf(error)?.reason === 'CONFIRMATION_NEEDED';
      setPreview(isOther ? await look(job, which) : asked);
      throw error;
    }
    setPreview(null);
    if (done !== null) {
      const { undoToken } = done;
      const undo = undoToken === null ? undefined : () => void takeBack(job, undoToken);
      showSuccess(`${job.label}: ${outcomeText(done)}`, undo);
      whole.clearAll();
      checked.set(done.problems.map(({ id }) => id));
      await refresh();
    }
  }

  return {
    isPending,
    preview,
    /**
     * Fetches the preview. If no confirmation is needed, applies the change immediately; changes of all filtered
     * records always need confirmation.
     */
    run: (job: StockJob) =>
      pending(async () => {
        const { filter } = whole;
        const found = await look(job, filter === null ? { ids: [...checked.ids] } : { filter });
        if (found === null) {
          return;
        }
        const { changed, problemCount } = found.outcome;
        if (job.isAsked === true || filter !== null || problemCount > 0) {
          setPreview(found);
        } else if (changed === 0) {
          showSuccess(`${job.label}: ${outcomeText(found.outcome)}`);
        } else {
          await apply(found);
        }
      }),
    /** Applies the previewed change. Rejected records stay unchanged and selected. */
    confirm: () => pending(async () => (preview === null ? undefined : apply(preview))),
    dismiss: () => setPreview(null),
    /** Refetches the records after an action has changed them itself. */
    refresh,
  };
}

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

/** Returns the notice of an undone change: `Undone: 296 prices restored`. */
export const undoneText = ({ change }: Pick<StockJob, 'change'>, count: number): string =>
  `Undone: ${change.price === undefined ? counted(count, 'item', 'items') : counted(count, 'price', 'prices')} restored`;

/** Returns the outcome of a bulk change in a line: `4 changed, 2 unchanged, 1 refused`. */
function outcomeText({ changed, unchanged, problemCount }: Counts): string {
  return [
    `${formatCount(changed)} changed`,
    unchanged === 0 ? null : `${formatCount(unchanged)} unchanged`,
    problemCount === 0 ? null : `${formatCount(problemCount)} refused`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** What a job would do, shown before it does it. */
export interface StockPreview {
  readonly job: StockJob;
  /** The records that were meant when it was looked at: some by their ids, or all that a filter gives. */
  readonly which: Pick<StockChangeVariables, 'ids'> | Pick<StockChangeVariables, 'filter'>;
  readonly outcome: StockChangeOutcome;
}

/**
 * Changes the checked records of a list together, or all records that match its filters. The server first returns a preview;
 * then all of them are changed, or none. The change can be undone.
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
    // A record that stands open beside the list.
    await client.refetchQueries({ include: 'active', onQueryUpdated: (query) => query.query !== operations.page });
  }

  async function send(variables: StockChangeVariables): Promise<StockChangeOutcome | null> {
    const { data } = await client.mutate({ mutation: operations.change, variables });
    return data?.outcome ?? null;
  }

  /** Does it with the server; says so when that fails. */
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
      // It can be tried again: as it was asked, or by the numbers of now.
      const isOther = apiErrorOf(error)?.reason === 'CONFIRMATION_NEEDED';
      setPreview(isOther ? await look(job, which) : asked);
      throw error;
    }
    setPreview(null);
    if (done !== null) {
      const { undoToken } = done;
      const undo = undoToken === null ? undefined : () => void takeBack(job, undoToken);
      showSuccess(`${job.label}: ${outcomeText(done)}`, undo);
      whole.leave();
      checked.set(done.problems.map(({ id }) => id));
      await refresh();
    }
  }

  return {
    isPending,
    preview,
    /** Looks what it would change, and does it unless somebody is to be asked: always about more than the checked records. */
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
    /** Does what is shown; what is refused stays as it is, and checked. */
    confirm: () => pending(async () => (preview === null ? undefined : apply(preview))),
    dismiss: () => setPreview(null),
    /** Reads what somebody has changed in another way. */
    refresh,
  };
}

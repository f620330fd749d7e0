import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { UndoStockChangeDocument } from '../../../graphql/generated/graphql';
import type { StockChangeOutcome, StockChangeVariables, StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { noticesOf, type StockType } from '../stock-type';
import { outcomeText } from './outcome-text';
import type { StockJob } from './stock-job';

/** What a job would do, shown before it does it. */
interface Preview {
  readonly job: StockJob;
  readonly ids: string[];
  readonly outcome: StockChangeOutcome;
}

/**
 * Changes the checked records of a list together: first the server tells what would change; then all of it happens, or
 * nothing. It can be taken back.
 */
export function useStockChange({ declaration, operations }: StockType, { checked, rows }: List<StockRecord>) {
  const client = useApolloClient();
  const [isPending, setPending] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
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
      announceDone(`${job.label} taken back: ${data?.undoStockChange?.changed ?? 0} changed`);
      await refresh();
    });
  }

  async function apply({ job, ids, outcome }: Preview): Promise<void> {
    const skipProblems = outcome.problemCount > 0;
    const done = await send({ ...job.change, ids, expectedCount: outcome.matched, skipProblems });
    setPreview(null);
    if (done !== null) {
      const { undoToken } = done;
      const undo = undoToken === null ? undefined : () => void takeBack(job, undoToken);
      announceDone(`${job.label}: ${outcomeText(done)}`, undo);
      checked.set(done.problems.map(({ id }) => id));
      await refresh();
    }
  }

  return {
    isPending,
    preview,
    /** Looks what it would change, and does it unless somebody is to be asked. */
    run: (job: StockJob) =>
      pending(async () => {
        const ids = [...checked.ids];
        const outcome = await send({ ...job.change, ids, dryRun: true });
        if (outcome === null) {
          return;
        }
        if (job.isAsked === true || outcome.problemCount > 0) {
          setPreview({ job, ids, outcome });
        } else if (outcome.changed === 0) {
          announceDone(`${job.label}: ${outcomeText(outcome)}`);
        } else {
          await apply({ job, ids, outcome });
        }
      }),
    /** Does what is shown; what is refused stays as it is, and checked. */
    confirm: () => pending(async () => (preview === null ? undefined : apply(preview))),
    dismiss: () => setPreview(null),
  };
}

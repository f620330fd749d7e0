import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { apiErrorOf } from '../../../graphql/api-error';
import {
  AdminOrderDocument,
  type AdminOrderRecordFragment,
  DraftOrderChangeDocument,
  type DraftOrderChangeQuery,
  UpdateOrderDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { announceFailure, failureReason, withdrawFailure } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { refusalsIn } from '../draft/line-refusals';
import { type NewLine, readLine } from '../draft/new-line';
import { completeLines, useDraft } from '../draft/use-draft';
import { useNamedLines } from '../draft/use-found-stock';
import { changesOf, editsOf, type LineEdits, noEdits, problemOfLine, withoutLines } from './edited-lines';

type ChangeDraft = Omit<NonNullable<DraftOrderChangeQuery['orderChangeDraft']>, '__typename'>;

interface Refusals {
  /** Errors, by the ID of an order line or the key of a new line. */
  readonly atLines: ReadonlyMap<string, string>;
  /** Order-level error. Null if none. */
  readonly atOrder: string | null;
}

const noRefusals: Refusals = { atLines: new Map(), atOrder: null };

/** Returns the state of the line editor: typed values, calculated totals and save state. */
export function useEditLines(order: AdminOrderRecordFragment, onSaved: () => void) {
  const client = useApolloClient();
  const [update] = useMutation(UpdateOrderDocument);
  const [isSaving, setSaving] = useState(false);
  /** Whether saving failed because the order was changed in the meantime. */
  const [isRefused, setRefused] = useState(false);
  /** Version that the edits are based on. If another administrator saves a newer version, there is a conflict. */
  const [base, setBase] = useState(order);
  const [edits, setEdits] = useState<LineEdits>(noEdits);
  const [lines, setLines] = useState<readonly NewLine[]>([]);
  const [refusals, setRefusals] = useState(noRefusals);
  const isAdding = useNamedLines(setLines);
  const invalidLines = base.lines.filter((line) => {
    const typed = edits.removed.has(line.id) ? undefined : edits.edited.get(line.id);
    return typed !== undefined && problemOfLine(line, typed) !== null;
  });
  const changes = changesOf(base.lines, withoutLines(edits, invalidLines));
  const addLines = completeLines(lines).map(({ input }) => input);
  const count = changes.removeLineIds.length + changes.changeLines.length + invalidLines.length + lines.length;
  const isComplete = invalidLines.length === 0 && lines.every((line) => 'input' in readLine(line));
  const isOutdated = order.version !== base.version;
  const isSameLines = JSON.stringify(order.lines) === JSON.stringify(base.lines);
  const isStale = isOutdated && !isSaving && (isRefused || !isSameLines);
  useEffect(() => {
    // Changes to other parts of the order, such as its status, do not conflict with the edits.
    if (isOutdated && !isSaving && !isRefused && isSameLines) {
      setBase(order);
    }
  });

  const drafted = useDraft<ChangeDraft>(
    lines,
    count === 0 || isStale ? null : JSON.stringify({ id: base.id, ...changes, addLines }),
    async (input) => {
      const { data } = await client.query({
        query: DraftOrderChangeDocument,
        variables: { input: JSON.parse(input) },
        fetchPolicy: 'network-only',
      });
      return data?.orderChangeDraft ?? { totalPrice: 0, removedLineIds: [], changedLines: [], lines: [] };
    },
  );

  async function save(): Promise<void> {
    setRefusals(noRefusals);
    setSaving(true);
    try {
      await refetchWhenStale(
        () =>
          update({
            variables: { input: { id: base.id, expectedVersion: base.version, set: { ...changes, addLines } } },
          }),
        () => client.query({ query: AdminOrderDocument, variables: { id: base.id }, fetchPolicy: 'network-only' }),
      );
      withdrawFailure('Error updating order');
      showSuccess(`Lines of order #${base.id} saved`);
      onSaved();
    } catch (error) {
      setRefused(apiErrorOf(error)?.reason === 'STALE_VERSION');
      announceFailure('Error updating order', error);
      const added = refusalsIn(error, 'set.addLines');
      const changed = refusalsIn(error, 'set.changeLines');
      const atLines = new Map([
        ...[...added].map(([index, text]) => [lines[index]?.key ?? '', text] as const),
        ...[...changed].map(([index, text]) => [changes.changeLines[index]?.lineId ?? '', text] as const),
      ]);
      setRefusals({
        atLines,
        atOrder: atLines.size === 0 ? failureReason(error) : 'Nothing was changed. Check the lines.',
      });
    } finally {
      setSaving(false);
    }
  }

  return {
    base,
    edits,
    lines,
    /** Whether the items specified in the URL are still being fetched. */
    isAdding,
    drafted,
    refusals,
    count,
    isComplete,
    isStale,
    isSaving,
    save,
    setEdits: (next: LineEdits) => {
      setEdits(next);
      setRefusals(noRefusals);
    },
    setLines: (next: readonly NewLine[]) => {
      setLines(next);
      setRefusals(noRefusals);
    },
    /** Applies the typed edits to the current version of the order. */
    takeTheirs: () => {
      setBase(order);
      setRefused(false);
      setEdits(editsOf(order.lines, edits));
      setRefusals(noRefusals);
    },
  };
}

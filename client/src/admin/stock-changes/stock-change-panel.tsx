import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockChangeLineFragment, UndoListedChangeMutation } from '../../graphql/generated/graphql';
import { useListedStockChangeQuery, useUndoListedChangeMutation } from '../../graphql/generated/hooks';
import { kindText } from '../../shared/search-results/found-item-text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { counted } from '../kit/count-noun';
import { attempt } from '../kit/failure';
import { PanelBody, PanelHeader, PanelSection } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { UserLink } from '../kit/record-link';
import { showSuccess } from '../kit/success-toast';

type UndoState = Pick<StockChangeLineFragment, 'undoUntil' | 'undoneAt' | 'undoneBy'>;

/** Returns whether a change was undone, can be undone until when, or no longer can. */
export const undoText =
  (format: (at: string) => string) =>
  ({ undoUntil, undoneAt, undoneBy }: UndoState): string => {
    if (undoneAt !== null) {
      return `Undone ${format(undoneAt)}${undoneBy === null ? '' : ` by ${undoneBy}`}`;
    }
    return undoUntil === null ? 'No longer possible' : `Until ${format(undoUntil)}`;
  };

type Outcome = NonNullable<UndoListedChangeMutation['undoStockChange']>;

interface StockChangePanelProps {
  readonly id: string;
  readonly onUndone: () => void;
}

/** One bulk change: who made it and when, the items, and its undo. */
export function StockChangePanel({ id, onUndone }: StockChangePanelProps) {
  const query = useListedStockChangeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = query.data?.bulkStockChanges?.items[0];
  return (
    <PanelRecord query={query} record={found} noun="change" failure="Error fetching changes">
      {(change) => (
        <>
          <PanelHeader title={change.description} note={formatDateTime(change.at)} />
          <PanelBody>
            <PanelSection title="About this change">
              <FactList>
                <Fact label="By">
                  <UserLink user={change.actorId === null ? null : { id: change.actorId }}>
                    {change.actorEmail}
                  </UserLink>
                </Fact>
                <Fact label="Stock">{kindText[change.kind].many}</Fact>
                <Fact label="Items changed">{formatCount(change.changed)}</Fact>
              </FactList>
              <TextLink to={`/admin/audit-log?change=${change.id}`}>Changed items</TextLink>
            </PanelSection>
            <UndoSection change={change} onUndone={onUndone} />
          </PanelBody>
        </>
      )}
    </PanelRecord>
  );
}

interface UndoSectionProps {
  readonly change: StockChangeLineFragment;
  readonly onUndone: () => void;
}

/** Undoes the change after showing which items would be restored and which would not. */
function UndoSection({ change, onUndone }: UndoSectionProps) {
  const [undo, { loading }] = useUndoListedChangeMutation();
  const client = useApolloClient();
  const [preview, setPreview] = useState<Outcome | null>(null);

  async function send(dryRun: boolean): Promise<Outcome | null> {
    const { data } = await undo({ variables: { input: { undoToken: change.id, dryRun } } });
    return data?.undoStockChange ?? null;
  }

  async function confirm(): Promise<void> {
    await attempt('Error undoing change', async () => {
      const done = await send(false);
      setPreview(null);
      showSuccess(`Undone: ${counted(done?.changed ?? 0, 'item', 'items')} restored`);
      await client.refetchQueries({ include: 'active' });
      onUndone();
    });
  }

  return (
    <PanelSection title="Undo">
      <Text>{undoText(formatDateTime)(change)}</Text>
      {change.undoUntil !== null && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          loading={loading}
          onClick={() => void attempt('Error undoing change', async () => setPreview(await send(true)))}
        >
          Undo this change
        </Button>
      )}
      <ConfirmDialog
        isOpen={preview !== null}
        title={`Undo “${change.description}”?`}
        confirmLabel="Undo"
        isPending={loading}
        onConfirm={() => void confirm()}
        onCancel={() => setPreview(null)}
      >
        {preview !== null && <UndoPreview outcome={preview} />}
      </ConfirmDialog>
    </PanelSection>
  );
}

/** Items listed by name at most; the rest are counted. */
const MOST_NAMED = 20;

function UndoPreview({ outcome: { changed, problems, problemCount } }: { readonly outcome: Outcome }) {
  const named = problems.slice(0, MOST_NAMED);
  return (
    <Stack gap="3">
      <Text>{counted(changed, 'item gets its previous values', 'items get their previous values')} back.</Text>
      {problemCount > 0 && (
        <>
          <Text>{counted(problemCount, 'item stays as it is:', 'items stay as they are:')}</Text>
          <Stack as="ul" gap="1" ps="4" maxHeight="12rem" overflowY="auto" tabIndex={0} aria-label="Items not restored">
            {named.map(({ id, stockNumber, explanation }) => (
              <li key={id}>
                {stockNumber ?? `#${id}`}: {explanation}
              </li>
            ))}
          </Stack>
          {problemCount > named.length && <Text>And {formatCount(problemCount - named.length)} more.</Text>}
        </>
      )}
    </Stack>
  );
}

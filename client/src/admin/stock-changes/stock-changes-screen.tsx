import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  ListedStockChangeDocument,
  ListedStockChangesDocument,
  type StockChangeLineFragment,
  UndoListedChangeDocument,
  type UndoListedChangeMutation,
} from '../../graphql/generated/graphql';
import { kindText } from '../../shared/search-results/found-item-text';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatDateTime } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { counted } from '../kit/count-noun';
import { attempt } from '../kit/failure';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelBody, PanelHeader, PanelSection } from '../kit/panel/panel-parts';
import { PanelRecord } from '../kit/panel/panel-record';
import { UserLink } from '../kit/record-link';
import { showSuccess } from '../kit/success-toast';
import { usersFilter } from '../kit/user-picker/user-filter';

type UndoState = Pick<StockChangeLineFragment, 'undoUntil' | 'undoneAt' | 'undoneBy'>;

/** Describes whether a bulk change has been undone, can be undone until a date, or can no longer be undone. */
export const undoText =
  (format: (time: string) => string) =>
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

/** Panel that shows a bulk change: user, time, items and undo. */
function StockChangePanel({ id, onUndone }: StockChangePanelProps) {
  const query = useQuery(ListedStockChangeDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const record = query.data?.bulkStockChanges?.items[0];
  return (
    <PanelRecord query={query} record={record} noun="change" failure="Error fetching changes">
      {(change) => (
        <>
          <PanelHeader title={change.description} note={formatDateTime(change.at)} />
          <PanelBody>
            <PanelSection title="Details">
              <FactList>
                <Fact label="Changed by">
                  <UserLink user={change.actorId === null ? null : { id: change.actorId }}>
                    {change.actorEmail}
                  </UserLink>
                </Fact>
                <Fact label="Stock">{kindText[change.kind].plural}</Fact>
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

/** Section that undoes a bulk change. A preview shows which items would be restored, and which would not. */
function UndoSection({ change, onUndone }: UndoSectionProps) {
  const [undo, { loading }] = useMutation(UndoListedChangeDocument);
  const client = useApolloClient();
  const [preview, setPreview] = useState<Outcome | null>(null);

  async function send(dryRun: boolean): Promise<Outcome | null> {
    const { data } = await undo({ variables: { input: { undoToken: change.id, dryRun } } });
    return data?.undoStockChange ?? null;
  }

  async function confirm(): Promise<void> {
    await attempt('Error undoing change', async () => {
      const result = await send(false);
      setPreview(null);
      showSuccess(`Undone: ${counted(result?.changed ?? 0, 'item', 'items')} restored`);
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
          Undo change
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

/** Maximum number of items listed by name. The rest are shown as a count. */
const MAX_NAMED = 20;

function UndoPreview({ outcome: { changed, problems, problemCount } }: { readonly outcome: Outcome }) {
  const listedProblems = problems.slice(0, MAX_NAMED);
  return (
    <Stack gap="3">
      <Text>{counted(changed, 'item', 'items')} will be restored to the previous values.</Text>
      {problemCount > 0 && (
        <>
          <Text>{counted(problemCount, 'item cannot be restored:', 'items cannot be restored:')}</Text>
          <Stack as="ul" gap="1" ps="4" maxHeight="12rem" overflowY="auto" tabIndex={0} aria-label="Items not restored">
            {listedProblems.map(({ id, stockNumber, explanation }) => (
              <li key={id}>
                {stockNumber ?? `#${id}`}: {explanation}
              </li>
            ))}
          </Stack>
          {problemCount > listedProblems.length && (
            <Text>And {formatCount(problemCount - listedProblems.length)} more.</Text>
          )}
        </>
      )}
    </Stack>
  );
}

const column = listColumn<StockChangeLineFragment>;
const administrators = usersFilter({ field: 'actorIds', id: 'by', label: 'Administrator' });
const kinds = Object.fromEntries(Object.entries(kindText).map(([kind, { plural }]) => [kind, plural]));

/** List of bulk changes, always newest first. */
const stockChanges: ListDeclaration<StockChangeLineFragment, 'AT'> = {
  pageId: 'admin_stock_changes',
  noun: 'change',
  plural: 'changes',
  source: listSource(ListedStockChangesDocument, (data) => data.bulkStockChanges),
  isCheckable: false,
  rowName: ({ description }) => description,
  columns: [
    column({ path: 'description', id: 'change', header: 'Change' }),
    column({ path: 'kind', id: 'stock', header: 'Stock', plain: ({ kind }) => kindText[kind].plural }),
    column({ path: 'changed', id: 'items', header: 'Items', value: 'integer' }),
    column({ path: 'actorEmail', id: 'by', header: 'Changed by' }),
    column({ path: 'at', header: 'Date', value: 'moment' }),
    column({ path: 'undoUntil', id: 'undo', header: 'Undo', plain: undoText(formatDateTime) }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Text in the description' }),
    listFilter({ field: 'kinds', id: 'stock', kind: 'options', label: 'Stock', labels: kinds }),
    administrators.filter,
    listFilter({ field: 'canBeUndone', id: 'undo', kind: 'toggle', label: 'Can be undone' }),
    listFilter({ field: 'at', kind: 'days', label: 'Date' }),
  ],
  useChoices: administrators.useChoices,
  sort: { field: 'AT', direction: 'DESC' },
};

/** Screen that lists bulk changes to stock. Each change can be undone for 30 days. */
export default function StockChangesScreen() {
  const list = useList(stockChanges);
  const emptyMessage = (
    <EmptyMessage title="No bulk changes yet" description="Changes to several stock items at a time appear here." />
  );
  const screen = { list, emptyMessage, title: 'Bulk changes', failure: 'Error fetching changes' } as const;
  return (
    <ListScreen
      {...screen}
      record={useOpenRecord()}
      panel={(id) => <StockChangePanel id={id} onUndone={list.rows.retry} />}
    />
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, CloseButton, Dialog, Field, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '../../../forms/dialog/dialog-form';
import type { Choice } from '../../../forms/select-field';
import { errorText } from '../../../graphql/error-text';
import {
  type ExportFormat,
  type ExportLayoutInput,
  ExportLayoutsDocument,
  type OwnLayout,
  type StockKind,
} from '../../../graphql/generated/graphql';
import type { OfferedExport, StockRecord } from '../../../graphql/stock/stock-operations';
import { FormatChoice } from '../../../shared/exports/format-choice';
import { countOf } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { startDownload } from '../../../ui/browser/download';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import type { StockType } from '../stock-type';

const ownLayouts: Readonly<Record<OwnLayout, string>> = {
  FACET: 'Standard columns, can be reimported',
  RAPNET: 'RapNet upload template',
};

const PROFILE = 'profile-';

/** Returns the export layouts for a stock type as choices. */
export function layoutChoices(
  kind: StockKind,
  profiles: readonly { readonly id: string; readonly name: string }[],
): readonly Choice[] {
  const offeredLayouts = kind === 'DIAMOND' ? (['FACET', 'RAPNET'] as const) : (['FACET'] as const);
  return [
    ...offeredLayouts.map((value) => ({ value, label: ownLayouts[value] })),
    ...profiles.map(({ id, name }) => ({ value: `${PROFILE}${id}`, label: `Columns of profile “${name}”` })),
  ];
}

/** Converts a selected choice to the layout input. */
export function layoutOf(choice: string): ExportLayoutInput {
  return choice.startsWith(PROFILE)
    ? { profileId: choice.slice(PROFILE.length) }
    : { own: choice === 'RAPNET' ? 'RAPNET' : 'FACET' };
}

interface ExportChoice {
  readonly format: ExportFormat;
  /** Value of a choice from `layoutChoices`. */
  readonly layout: string;
  /** Customer whose visible items and prices are exported. If null, all items are exported at list prices. */
  readonly user: PickedUser | null;
}

/** Returns functions that export rows of a stock list, either by ID or all rows that match the filters. */
function useStockExport(
  { operations }: StockType,
  { rows, listQuery }: List<StockRecord>,
  ids: readonly string[] | null,
) {
  const [choice, setChoice] = useState<ExportChoice>({ format: 'XLSX', layout: 'FACET', user: null });
  const [exportFile, { loading }] = useMutation(operations.exportFile);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [notes, setNotes] = useState<OfferedExport['notes']>([]);

  async function start(): Promise<void> {
    if (listQuery === null) {
      return;
    }
    const { format, layout, user } = choice;
    setRefusal(null);
    setNotes([]);
    try {
      const filter = ids === null ? listQuery.filter : { ids: [...ids] };
      const variables = { filter, sort: listQuery.sort, format, layout: layoutOf(layout), forUserId: user?.id ?? null };
      const offered = (await exportFile({ variables })).data?.offered;
      if (offered == null) {
        throw new Error('the response contains no file');
      }
      setNotes(offered.notes);
      startDownload(offered);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return {
    choice,
    choose: setChoice,
    /** Number of items in the file; null until it is known. */
    count: ids?.length ?? rows.page?.total ?? null,
    isReady: listQuery !== null,
    isPending: loading,
    /** Reason why the export failed. Null if it has not failed. */
    refusal,
    /** Fields that the last export omitted, because its layout does not support them. */
    notes,
    start,
  };
}

interface ExportChoicesProps extends ReturnType<typeof useStockExport> {
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export. If null, all rows that match the filters are exported. */
  readonly ids: readonly string[] | null;
}

function ExportChoices({ type, list, ids, choice, choose, count, refusal, notes }: ExportChoicesProps) {
  const { kind } = type.declaration;
  const { data } = useQuery(ExportLayoutsDocument, { variables: { kind }, fetchPolicy: 'cache-and-network' });
  const isNarrowed = list.chips.length > 0;
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {ids === null
          ? `${count === null ? 'All rows' : countOf(count, list.declaration)}${isNarrowed ? ' that match the filters.' : ': the whole list.'}`
          : `The selected rows: ${countOf(ids.length, list.declaration)}.`}
      </Text>
      <FormatChoice value={choice.format} onChange={(format) => choose({ ...choice, format })} />
      <Field.Root>
        <Field.Label>Columns</Field.Label>
        <ChoiceSelect
          value={choice.layout}
          choices={layoutChoices(kind, data?.importProfiles?.items ?? [])}
          onChange={(layout) => choose({ ...choice, layout })}
        />
      </Field.Root>
      <UserPicker
        label="Customer"
        value={choice.user}
        hint="Exports the prices of this customer, and only items that the customer can see. Leave blank for all items at list prices."
        onChange={(user) => choose({ ...choice, user })}
      />
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
      {notes.length > 0 && (
        <Alert.Root status="info">
          <Alert.Content>
            <Alert.Title>Not included in these columns</Alert.Title>
            <Alert.Description asChild>
              <Stack as="ul" gap="1" ps="4">
                {notes.map(({ column, message }) => (
                  <li key={`${column} ${message}`}>{column === null ? message : `${column}: ${message}`}</li>
                ))}
              </Stack>
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}

export interface StockExportProps {
  readonly isOpen: boolean;
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export. If null, all rows that match the filters are exported. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

/** Export dialog, loaded on demand by `ExportButton`. Asks for the format, the columns and the customer. */
export default function OpenStockExport({ isOpen, onClose, ...asked }: StockExportProps) {
  return (
    <DialogFrame size="sm" isOpen={isOpen} onClose={onClose}>
      <ExportForm {...asked} />
    </DialogFrame>
  );
}

function ExportForm({ type, list, ids }: Pick<StockExportProps, 'type' | 'list' | 'ids'>) {
  const stockExport = useStockExport(type, list, ids);
  const { isReady, isPending, start } = stockExport;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>Export {type.declaration.plural}</Dialog.Title>
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" aria-label="Close" />
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body>
        <ExportChoices type={type} list={list} ids={ids} {...stockExport} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" disabled={!isReady} loading={isPending} onClick={() => void start()}>
          Download
        </Button>
      </Dialog.Footer>
    </>
  );
}

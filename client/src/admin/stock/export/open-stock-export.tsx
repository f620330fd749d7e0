import { Alert, Button, CloseButton, Dialog, Field, Stack, Text } from '@chakra-ui/react';
import { DialogFrame } from '../../../forms/dialog/dialog-frame';
import { useExportLayoutsQuery } from '../../../graphql/generated/hooks';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { FormatChoice } from '../../../shared/exports/format-choice';
import { countOf } from '../../../table/list/count-text';
import type { List } from '../../../table/list/use-list';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { UserPicker } from '../../kit/user-picker/user-picker';
import type { StockType } from '../stock-type';
import { layoutChoices } from './layouts';
import { useStockExport } from './use-stock-export';

interface ExportChoicesProps extends ReturnType<typeof useStockExport> {
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export; null: all rows that match the filters. */
  readonly ids: readonly string[] | null;
}

/** Format, columns, and for whom. */
function ExportChoices({ type, list, ids, choice, choose, count, refusal, notes }: ExportChoicesProps) {
  const { kind } = type.declaration;
  const { data } = useExportLayoutsQuery({ variables: { kind }, fetchPolicy: 'cache-and-network' });
  const isNarrowed = list.chips.length > 0;
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {ids === null
          ? `${count === null ? 'All rows' : countOf(count, list.declaration)}${isNarrowed ? ' that match the filters.' : ': the whole list.'}`
          : `The checked rows: ${countOf(ids.length, list.declaration)}.`}
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
        hint="Exports their prices, and only items that they can see. Leave blank for all items at list prices."
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
  /** IDs of the rows to export; null: all rows that match the filters. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

/** The dialog that `ExportButton` loads: format, columns and customer of the file. */
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

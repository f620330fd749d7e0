import { Alert, Field, Stack, Text } from '@chakra-ui/react';
import { useExportLayoutsQuery } from '../../../graphql/generated/hooks';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { FormatChoice } from '../../../shared/exports/format-choice';
import { countOf } from '../../../table/list/count-text';
import type { List } from '../../../table/list/use-list';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { UserPicker } from '../../kit/user-picker/user-picker';
import type { StockType } from '../stock-type';
import { layoutChoices } from './layouts';
import type { useStockExport } from './use-stock-export';

interface ExportChoicesProps extends ReturnType<typeof useStockExport> {
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export; null: all rows that match the filters. */
  readonly ids: readonly string[] | null;
}

/** Format, columns, and for whom. */
export function ExportChoices({ type, list, ids, choice, choose, count, refusal, notes }: ExportChoicesProps) {
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

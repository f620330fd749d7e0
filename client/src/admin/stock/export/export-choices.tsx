import { Alert, Field, Stack, Text } from '@chakra-ui/react';
import { FormatChoice } from '../../../catalogue/exports/format-choice';
import { useExportLayoutsQuery } from '../../../graphql/generated/hooks';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
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
}

/** Format, columns, and for whom. */
export function ExportChoices({ type, list, choice, choose, count, refusal, notes }: ExportChoicesProps) {
  const { kind } = type.declaration;
  const { data } = useExportLayoutsQuery({ variables: { kind }, fetchPolicy: 'cache-and-network' });
  const isNarrowed = list.chips.length > 0;
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {count === null ? 'What the list gives' : countOf(count, list.declaration)}
        {isNarrowed ? ', as the filters of the list give them.' : ', all that the list has.'}
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
        label="For whom"
        value={choice.user}
        hint="Their prices, and only what they may see. Left empty: everything, at the prices of the house."
        onChange={(user) => choose({ ...choice, user })}
      />
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
      {notes.length > 0 && (
        <Alert.Root status="info">
          <Alert.Content>
            <Alert.Title>What these columns cannot tell</Alert.Title>
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

import { NativeSelect, Table, Text } from '@chakra-ui/react';
import { importFieldGroups, importFieldLabel } from './import-fields';
import type { ImportReport } from './import-problems';
import type { ChosenColumns } from './import-profile';

type ImportColumn = ImportReport['columns'][number];

/** Value of the choice that leaves a column out. */
const LEFT_OUT = '';

interface ColumnTableProps {
  readonly columns: readonly ImportColumn[];
  readonly chosen: ChosenColumns;
  readonly isBusy: boolean;
  readonly onChoose: (column: string, field: string | null) => void;
}

function leftOutLabel({ field, isExtra }: ImportColumn): string {
  if (field !== null) {
    return 'Left out';
  }
  return isExtra ? 'Kept as an extra attribute' : 'Not known: left out';
}

/** What each column of the file holds, to be set right where the headers did not say it. */
export function ColumnTable({ columns, chosen, isBusy, onChoose }: ColumnTableProps) {
  return (
    <Table.ScrollArea maxHeight="28rem" borderTopWidth="1px">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Column</Table.ColumnHeader>
            <Table.ColumnHeader>Holds</Table.ColumnHeader>
            <Table.ColumnHeader>In the file</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {columns.map((column) => {
            const field = chosen.has(column.column) ? (chosen.get(column.column) ?? null) : column.field;
            const isKnown = importFieldGroups.some(({ fields }) => fields.some(({ name }) => name === field));
            return (
              <Table.Row key={column.column} data-selected={chosen.has(column.column) || undefined}>
                <Table.Cell whiteSpace="nowrap">{column.column}</Table.Cell>
                <Table.Cell width="22rem" minWidth="14rem" py="1">
                  <NativeSelect.Root size="sm" disabled={isBusy}>
                    <NativeSelect.Field
                      aria-label={`What the column ${column.column} holds`}
                      value={field ?? LEFT_OUT}
                      onChange={(event) =>
                        onChoose(column.column, event.target.value === LEFT_OUT ? null : event.target.value)
                      }
                    >
                      <option value={LEFT_OUT}>{leftOutLabel(column)}</option>
                      {field !== null && !isKnown && <option value={field}>{importFieldLabel(field)}</option>}
                      {importFieldGroups.map(({ title, fields }) => (
                        <optgroup key={title} label={title}>
                          {fields.map(({ name, label }) => (
                            <option key={name} value={name}>
                              {label}
                            </option>
                          ))}
                        </optgroup>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator />
                  </NativeSelect.Root>
                </Table.Cell>
                <Table.Cell>
                  <Text lineClamp="1" color="fg.muted" maxWidth="24rem">
                    {column.samples.join(' · ')}
                  </Text>
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

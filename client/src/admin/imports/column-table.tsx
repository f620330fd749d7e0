import { NativeSelect, Table, Text, type TextProps } from '@chakra-ui/react';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import type { ImportReport } from './findings/import-problems';
import { headingGroups, headingLabel } from './import-fields';
import type { ChosenColumns } from './import-profile';

type ImportColumn = ImportReport['columns'][number];

/** Value of the choice that leaves a column out. */
const LEFT_OUT = '';

interface ColumnTableProps {
  readonly files: StockFiles;
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

/** The first cells of a column. */
function Samples({ column, ...text }: TextProps & { readonly column: ImportColumn }) {
  return (
    <Text lineClamp="1" color="fg.muted" {...text}>
      {column.samples.join(' · ')}
    </Text>
  );
}

/** What each column of the file holds, to be set right where the headers did not say it. */
export function ColumnTable({ files, columns, chosen, isBusy, onChoose }: ColumnTableProps) {
  const groups = headingGroups(files);
  return (
    <Table.ScrollArea maxHeight="28rem" borderTopWidth="1px">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Column</Table.ColumnHeader>
            <Table.ColumnHeader>Holds</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">In the file</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {columns.map((column) => {
            const field = chosen.has(column.column) ? (chosen.get(column.column) ?? null) : column.field;
            const isKnown = files.headings.some(({ name }) => name === field);
            return (
              <Table.Row key={column.column} data-selected={chosen.has(column.column) || undefined}>
                <Table.Cell whiteSpace={{ md: 'nowrap' }} overflowWrap="anywhere" py="1">
                  {column.column}
                  <Samples column={column} hideFrom="md" />
                </Table.Cell>
                <Table.Cell width="22rem" minWidth={{ base: '11rem', md: '14rem' }} py="1">
                  <NativeSelect.Root size="sm" disabled={isBusy}>
                    <NativeSelect.Field
                      aria-label={`What the column ${column.column} holds`}
                      value={field ?? LEFT_OUT}
                      onChange={(event) =>
                        onChoose(column.column, event.target.value === LEFT_OUT ? null : event.target.value)
                      }
                    >
                      <option value={LEFT_OUT}>{leftOutLabel(column)}</option>
                      {field !== null && !isKnown && <option value={field}>{headingLabel(files, field)}</option>}
                      {groups.map(({ title, headings }) => (
                        <optgroup key={title} label={title}>
                          {headings.map(({ name, label }) => (
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
                <Table.Cell hideBelow="md">
                  <Samples column={column} maxWidth="24rem" />
                </Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

import { Table, Text, type TextProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { HeadingSelect, headingGroups, headingLabel } from '../import-fields';
import { chosenField, type ImportProfile } from '../import-profile';
import type { ImportReport } from './import-problems';

type ImportColumn = ImportReport['columns'][number];

interface ColumnTableProps {
  readonly files: StockFiles;
  readonly columns: readonly ImportColumn[];
  /** Callback that maps a column to a field. Omitted if the table is read-only. */
  readonly choice?:
    | {
        readonly own: ImportProfile;
        readonly onChoose: (column: string, field: string | null) => void;
      }
    | undefined;
}

function leftOutLabel({ field, isExtra }: ImportColumn): string {
  if (field !== null) {
    return 'Ignored';
  }
  return isExtra ? 'Stored as extra attribute' : 'Unknown, ignored';
}

function Samples({ column, ...text }: TextProps & { readonly column: ImportColumn }) {
  return (
    <Text lineClamp="1" whiteSpace="normal" overflowWrap="anywhere" color="fg.muted" {...text}>
      {column.samples.join(' · ')}
    </Text>
  );
}

/** Table of the file's columns and the fields they are mapped to. The fields can be changed. */
export function ColumnTable({ files, columns, choice }: ColumnTableProps) {
  const groups = useMemo(() => headingGroups(files), [files]);
  return (
    <Table.ScrollArea maxHeight="28rem" borderTopWidth="1px" tabIndex={0} aria-label="Columns">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Column</Table.ColumnHeader>
            <Table.ColumnHeader>Field</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">In the file</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {columns.map((column) => {
            const chosen = choice === undefined ? undefined : chosenField(choice.own, column.column);
            const field = chosen === undefined ? column.field : chosen;
            return (
              <Table.Row key={column.column} data-selected={chosen !== undefined || undefined}>
                <Table.Cell whiteSpace={{ base: 'normal', md: 'nowrap' }} overflowWrap="anywhere" py="1">
                  {column.column}
                </Table.Cell>
                <Table.Cell width="22rem" minWidth={{ base: '12rem', md: '14rem' }} py="1">
                  {choice === undefined ? (
                    field === null ? (
                      <Text color="fg.muted">{leftOutLabel(column)}</Text>
                    ) : (
                      headingLabel(files, field)
                    )
                  ) : (
                    <HeadingSelect
                      files={files}
                      groups={groups}
                      label={`Field for column ${column.column}`}
                      value={field}
                      emptyText={leftOutLabel(column)}
                      onChange={(next) => choice.onChoose(column.column, next)}
                    />
                  )}
                  <Samples column={column} hideFrom="md" mt="1" />
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

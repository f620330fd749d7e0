import { Box, Heading, Table, Text } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { StatusMark } from '../../../ui/status-mark';
import { headingLabel, valueText } from '../import-fields';
import type { ImportReport } from './import-problems';

/** Maximum number of changes in a server response. */
const MAX_ROWS = 50;

type PreviewRow = ImportReport['preview'][number];

const kinds = {
  INSERT: { tone: 'ok', label: 'New' },
  UPDATE: { tone: 'accent', label: 'Changed' },
} as const;

function KindMark({ row }: { readonly row: PreviewRow }) {
  const { tone, label } = kinds[row.kind];
  return <StatusMark tone={tone}>{label}</StatusMark>;
}

function Changes({ files, row }: { readonly files: StockFiles; readonly row: PreviewRow }) {
  return row.changes.map(({ field, before, after }) => (
    <Text key={field}>
      {headingLabel(files, field)}:{' '}
      {row.kind === 'UPDATE' && (
        <Text as="del" color="fg.subtle">
          {before === null ? 'empty' : valueText(files, field, before)}
        </Text>
      )}{' '}
      <Text as="ins" textDecoration="none">
        {after === null ? 'empty' : valueText(files, field, after)}
      </Text>
    </Text>
  ));
}

interface PreviewTableProps {
  readonly files: StockFiles;
  readonly rows: readonly PreviewRow[];
  /** Whether the changes have been applied. False for a check. */
  readonly isApplied: boolean;
}

/** Table of the first rows that an import changes, with old and new values. */
export function PreviewTable({ files, rows, isApplied }: PreviewTableProps) {
  return (
    <section aria-label="Changes">
      <Heading as="h2" size="sm" mb="2">
        {rows.length < MAX_ROWS ? (isApplied ? 'Changes' : 'Planned changes') : `The first ${MAX_ROWS} changes`}
      </Heading>
      <Table.ScrollArea maxHeight="28rem" borderTopWidth="1px" tabIndex={0} aria-label="Changes">
        <Table.Root size="sm" stickyHeader verticalAlign="top">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader textAlign="end">Line</Table.ColumnHeader>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md">Change</Table.ColumnHeader>
              <Table.ColumnHeader width="60%">Fields</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.line} verticalAlign="top">
                <Table.Cell textAlign="end" py="1">
                  {row.line}
                </Table.Cell>
                <Table.Cell whiteSpace={{ base: 'normal', md: 'nowrap' }} overflowWrap="anywhere" py="1">
                  {row.stockId}
                  <Box hideFrom="md">
                    <KindMark row={row} />
                  </Box>
                </Table.Cell>
                <Table.Cell hideBelow="md" whiteSpace="nowrap" py="1">
                  <KindMark row={row} />
                </Table.Cell>
                <Table.Cell py="1" whiteSpace="normal" overflowWrap="anywhere" minWidth="9rem">
                  <Changes files={files} row={row} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </section>
  );
}

import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import { type OpenRecord, useRecordClosed } from '../panel/open-record';
import { PANEL_WIDTH, RecordPanel } from '../panel/record-panel';
import { ListParts, type ListPartsProps } from './list-parts';

interface ListLayoutProps {
  readonly record: OpenRecord;
  readonly children: ReactNode;
}

/** Layout that leaves space for a panel next to the list, and highlights the row that the panel shows. */
function ListLayout({ record: { id, hrefOf }, children }: ListLayoutProps) {
  const openRow = id === null ? null : `& tr:has(a[href="${CSS.escape(hrefOf(id))}"]) > td`;
  return (
    <Box
      marginInlineEnd={{ xl: id === null ? '0' : PANEL_WIDTH }}
      css={{
        '--above-table': '11rem',
        ...(openRow === null ? {} : { [openRow]: { bg: 'selected' } }),
      }}
    >
      {children}
    </Box>
  );
}

interface ListScreenProps<Row extends ListedRow> extends ListPartsProps<Row> {
  readonly record: OpenRecord;
  /** Renders the panel of a record. */
  readonly panel: (id: string) => ReactNode;
  readonly children?: ReactNode;
}

/** Back-office screen with a list of records and a panel next to it. */
export function ListScreen<Row extends ListedRow>({ record, panel, children, ...parts }: ListScreenProps<Row>) {
  const { page, retry } = parts.list.rows;
  useRecordClosed(record, retry);
  return (
    <ListLayout record={record}>
      <ListParts {...parts} hrefOf={({ id }) => record.hrefOf(id)} />
      {children}
      <RecordPanel record={record} ids={page?.items.map(({ id }) => id) ?? []}>
        {panel}
      </RecordPanel>
    </ListLayout>
  );
}

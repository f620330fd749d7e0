import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveCsv, toCsv } from '../../../table/export/csv';
import type { ListDeclaration, ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { formatCount } from '../../../ui/numbers';
import { toaster } from '../../../ui/toaster';
import { attempt, type FailureNotice } from '../failure';

/** Number of rows per request. Limited by the server's maximum query cost. */
const ROWS_PER_QUERY = 100;

/** Maximum number of exported rows, equal to the highest offset that the server accepts. */
const MAX_ROWS = 10_000;

interface ExportRowsProps<Row extends ListedRow, Sort extends string> {
  readonly declaration: ListDeclaration<Row, Sort>;
  readonly list: List<Row>;
  /** File name without extension. */
  readonly fileName: string;
  readonly failure: FailureNotice;
  /** IDs of the rows to export. If null or omitted, all rows that match the filters are exported. */
  readonly ids?: readonly string[] | null;
}

/** Button that exports rows as CSV, with the visible columns and in the order of the list. */
export function ExportRows<Row extends ListedRow, Sort extends string>({
  declaration: { source, columns, plural },
  list: { listQuery, shownColumns, rows, readRows },
  fileName,
  failure,
  ids = null,
}: ExportRowsProps<Row, Sort>) {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);
  const total = rows.page?.total ?? 0;

  async function save(): Promise<void> {
    if (listQuery === null) {
      return;
    }
    const sort = listQuery.sort.flatMap(({ field, direction }) => {
      const sortField = columns.find((column) => column.sort === field)?.sort ?? null;
      return sortField === null ? [] : [{ field: sortField, direction }];
    });
    const read: Row[] = ids === null ? [] : [...(await readRows(ids))];
    for (let index = 0; ids === null && index * ROWS_PER_QUERY < Math.min(total, MAX_ROWS); index++) {
      const page = await source.read(client, { filter: listQuery.filter, sort, page: { index, size: ROWS_PER_QUERY } });
      read.push(...page.items);
    }
    const cells = read.map((row) => shownColumns.map(({ plain }) => plain(row)));
    saveCsv(
      `${fileName}.csv`,
      toCsv(
        shownColumns.map(({ header }) => header),
        cells,
      ),
    );
    if (ids === null && total > MAX_ROWS) {
      toaster.warning({
        title: `The file contains only the first ${formatCount(MAX_ROWS)} ${plural}`,
        description: 'Use filters to export the remaining rows.',
      });
    }
  }

  return (
    <Button
      size="sm"
      variant="outline"
      loading={isReading}
      loadingText="Exporting"
      disabled={listQuery === null || total === 0}
      onClick={() => {
        setReading(true);
        void attempt(failure, save).finally(() => setReading(false));
      }}
    >
      <FileDown aria-hidden />
      {ids === null ? 'Export' : 'Export selected'}
    </Button>
  );
}

import { Alert, Box, Button } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useEffect } from 'react';
import type { FailureNotice } from '../../../graphql/generated/failure-notices';
import type { FilterField } from '../../../table/filters/filter-field';
import type { FilterValues } from '../../../table/filters/values/filter-value';
import { NoMatch } from '../../../table/paging/no-match';
import { Pager } from '../../../table/paging/pager';
import type { CheckedRows } from '../../../table/rows/checked-rows';
import { DataTable } from '../../../table/rows/data-table';
import { DataTableSkeleton } from '../../../table/rows/data-table-skeleton';
import type { TableColumn } from '../../../table/state/table-column';
import type { TableControls } from '../../../table/state/use-table-state';
import { ErrorState } from '../../../ui/error-state';
import { NothingHere } from '../../../ui/nothing-here';
import { announceFailure, failureReason } from '../failure';
import type { OpenRecord } from '../open-record';
import type { ListRows } from './list-rows';

/** Rows of one page of a list. */
export const PAGE_SIZE = 36;

/** What a list lists. */
export interface ListSubject<Row, Query> {
  /** Plural and lower-case: "users". */
  readonly noun: string;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly fields: readonly FilterField<Query>[];
  readonly failure: FailureNotice;
  /** In place of rows when there are none at all. */
  readonly none: ReactNode;
}

interface ListBodyProps<Row, Query> {
  readonly subject: ListSubject<Row, Query>;
  readonly rows: ListRows<Row>;
  /** The shown columns. */
  readonly columns: readonly TableColumn<Row>[];
  readonly controls: TableControls;
  readonly checked: CheckedRows;
  readonly record: OpenRecord;
  /** How many rows those filters give. Must stay the same function. */
  readonly countOf: (values: FilterValues) => Promise<number>;
}

/** The rows of a list, or what stands in their place: boxes, an error, nothing, no match. */
export function ListBody<Row extends RowData, Query>({
  subject,
  rows: { page, isStale, error, retry },
  columns,
  controls,
  checked,
  record,
  countOf,
}: ListBodyProps<Row, Query>) {
  const { noun, failure } = subject;
  const { state, setFilters, setSort, setPage, pageHref } = controls;

  useEffect(() => {
    if (error != null) {
      announceFailure(failure, error);
    }
  }, [error, failure]);

  if (page === null) {
    return error == null ? (
      <DataTableSkeleton columns={columns} rowCount={PAGE_SIZE} />
    ) : (
      <ErrorState title={`The ${noun} could not be loaded`} description={failureReason(error)} onRetry={retry} />
    );
  }
  if (page.items.length === 0 && page.total > 0 && !isStale) {
    return (
      <NothingHere title={`There is no page ${state.page + 1}`} description="The list has become shorter.">
        <Button onClick={() => setPage(0)}>Back to the first page</Button>
      </NothingHere>
    );
  }
  if (page.total === 0 && !isStale) {
    return Object.keys(state.filters).length === 0 ? (
      <Box>{subject.none}</Box>
    ) : (
      <NoMatch noun={noun} fields={subject.fields} values={state.filters} countOf={countOf} onChange={setFilters} />
    );
  }
  return (
    <>
      {error != null && (
        <Alert.Root status="error" mb="3">
          <Alert.Content>
            <Alert.Title>The list could not be refreshed</Alert.Title>
            <Alert.Description>{failureReason(error)} You see it as it was.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={retry}>
            Try again
          </Button>
        </Alert.Root>
      )}
      <DataTable
        label={noun}
        rows={page.items}
        rowId={subject.rowId}
        rowName={subject.rowName}
        hrefOf={(row) => record.hrefOf(subject.rowId(row))}
        sort={state.sort}
        onSortChange={setSort}
        checked={checked}
        total={page.total}
        offset={state.page * PAGE_SIZE}
        isStale={isStale}
        columns={columns}
      />
      <Pager page={state.page} pageSize={PAGE_SIZE} total={page.total} hrefOf={pageHref} onTurn={setPage} />
    </>
  );
}

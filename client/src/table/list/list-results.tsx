import { Alert, Box, Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { useLoaded } from '../../ui/on-demand';
import { CardGrid, CardGridSkeleton, type CardLinkProps } from '../cards/card-grid';
import { NoMatch } from '../paging/no-match';
import { Pager } from '../paging/pager';
import type { DataTableProps } from '../rows/data-table';
import { DataTableSkeleton } from '../rows/table-frame';
import type { ListedRow } from './list-declaration';
import { isPickedOrder } from './list-parts';
import type { ListPage } from './list-source';
import type { List } from './use-list';

/** Loaded on demand, because card lists do not need it. */
const loadDataTable = async () => ({ default: (await import('../rows/data-table')).DataTable });

interface ListResultsProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Returns the URL of a row. */
  readonly hrefOf: (row: Row) => string;
  /** Shown if the list is empty and no filter is set. */
  readonly emptyMessage: ReactNode;
  /** Renders a row as a card. If omitted, rows are shown in a table. Must be a stable function. */
  readonly card?: ((row: Row, link: CardLinkProps) => ReactNode) | undefined;
  /** Returns the error message for this list. */
  readonly explain?: (error: unknown) => string;
}

/**
 * Error message for a list that could not be loaded. If the server rejected a filter, it offers to clear the filters.
 */
function Failure<Row extends ListedRow>({
  list: { rows, declaration },
  explain = errorText,
}: Pick<ListResultsProps<Row>, 'list' | 'explain'>) {
  const apiError = apiErrorOf(rows.error);
  if (apiError?.code !== 'INVALID_REQUEST') {
    return (
      <ErrorState
        title={`The ${declaration.plural} could not be loaded`}
        description={`${explain(rows.error)} Your filters and selected ${declaration.plural} are saved.`}
        onRetry={rows.retry}
      />
    );
  }
  const reasons = apiError.details.map(({ message }) => message).join(' ');
  return (
    <ErrorState
      title="One of the filters is not valid"
      description={reasons === '' ? apiError.message : reasons}
      onRetry={rows.retry}
    />
  );
}

function Empty<Row extends ListedRow>({
  list: { controls, declaration, fields, countOf },
  total,
  emptyMessage,
}: Pick<ListResultsProps<Row>, 'list' | 'emptyMessage'> & { readonly total: number }) {
  const { filters, page } = controls.state;
  if (total > 0) {
    return (
      <EmptyMessage title={`Page ${page + 1} does not exist`} description="The list has fewer pages now.">
        <Button onClick={() => controls.setPage(0)}>Back to the first page</Button>
      </EmptyMessage>
    );
  }
  return Object.keys(filters).length === 0 ? (
    <Box>{emptyMessage}</Box>
  ) : (
    <NoMatch
      noun={declaration.plural}
      fields={fields}
      values={filters}
      countOf={countOf}
      onChange={controls.setFilters}
    />
  );
}

/**
 * Returns true if two pages contain the same rows, even if their content differs. In that case, focus does not move.
 */
function hasSameRows<Row extends ListedRow>(page: ListPage<Row> | null, newest: ListPage<Row> | null): boolean {
  const rows = page?.items ?? [];
  const newestRows = newest?.items ?? [];
  return rows.length === newestRows.length && rows.every(({ id }, index) => id === newestRows[index]?.id);
}

/** Results of a list as a table or cards. Shows a skeleton, an error or an empty state if there are no rows. */
export function ListResults<Row extends ListedRow>({
  list,
  hrefOf,
  emptyMessage,
  card,
  explain = errorText,
}: ListResultsProps<Row>) {
  const { declaration, rows, controls, checked, pageSize, shownColumns, settings, settingsStatus } = list;
  const { error, retry } = rows;
  const { isCheckable = true } = declaration;
  // Deferred, because rendering many elements is slow.
  const page = useDeferredValue(rows.page);
  const isStale = rows.isStale || !hasSameRows(page, rows.page);
  const { sort, page: index } = controls.state;
  const top = useRef<HTMLDivElement>(null);
  // Loaded in parallel with the rows.
  const DataTable = useLoaded<DataTableProps<Row>>(loadDataTable, card === undefined);

  // Memoized, so that the rows are not rerendered when facets load.
  const isInert = isStale && error === undefined;
  const results = useMemo(() => {
    if (page === null) {
      return null;
    }
    const commonProps = {
      label: declaration.plural,
      rows: page.items,
      rowId: ({ id }: Row) => id,
      rowName: declaration.rowName,
      hrefOf,
      sort: isPickedOrder(sort) ? [] : sort,
      onSortChange: controls.setSort,
      checked,
      total: page.total,
      offset: index * pageSize,
      isStale: isInert,
    };
    if (card !== undefined) {
      return <CardGrid {...commonProps} card={card} />;
    }
    return DataTable === null ? null : <DataTable columns={shownColumns} isCheckable={isCheckable} {...commonProps} />;
  }, [
    page,
    declaration,
    hrefOf,
    sort,
    controls.setSort,
    checked,
    index,
    pageSize,
    isInert,
    card,
    DataTable,
    isCheckable,
    shownColumns,
  ]);

  // The columns are unknown until the page settings have loaded or failed.
  const isWaitingForColumns = settings === null && settingsStatus === 'loading';
  const isWaitingForTable = card === undefined && DataTable === null;
  if (page === null || isWaitingForColumns || isWaitingForTable) {
    if (error !== undefined) {
      return <Failure list={list} explain={explain} />;
    }
    return card === undefined ? (
      <DataTableSkeleton columns={shownColumns} isCheckable={isCheckable} rowCount={pageSize} />
    ) : (
      <CardGridSkeleton cardCount={pageSize} />
    );
  }

  return (
    <Stack ref={top} gap="4" scrollMarginTop="4">
      {error !== undefined && (
        <Alert.Root status="error">
          <Alert.Content>
            <Alert.Title>The list could not be refreshed</Alert.Title>
            <Alert.Description>{explain(error)} The rows below may be out of date.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={retry}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {page.items.length === 0 && !isStale && <Empty list={list} total={page.total} emptyMessage={emptyMessage} />}
      {page.items.length > 0 && results}
      {page.total > pageSize && (
        <Pager
          page={index}
          pageSize={pageSize}
          total={page.total}
          hrefOf={controls.pageHref}
          onTurn={(next) => {
            controls.setPage(next);
            top.current?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </Stack>
  );
}

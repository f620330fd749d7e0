import { Alert, Button, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useBasket } from '../../catalogue/basket/use-basket';
import { DiamondCard } from '../../catalogue/diamonds/diamond-card';
import { isPastedOrder } from '../../catalogue/diamonds/diamond-order';
import { diamondHref } from '../../catalogue/diamonds/diamond-text';
import { DIAMOND_PAGE_SIZE } from '../../catalogue/diamonds/use-diamond-list';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { CardGrid } from '../../table/cards/card-grid';
import { CardGridSkeleton } from '../../table/cards/card-grid-skeleton';
import { NoMatch } from '../../table/paging/no-match';
import { Pager } from '../../table/paging/pager';
import { DataTable, type ListProps } from '../../table/rows/data-table';
import { DataTableSkeleton } from '../../table/rows/data-table-skeleton';
import type { TableView } from '../../table/state/table-state';
import { ErrorState } from '../../ui/error-state';
import { NothingHere } from '../../ui/nothing-here';
import type { DiamondBrowserState } from './use-diamond-browser';

interface DiamondResultsProps {
  readonly browser: DiamondBrowserState;
  readonly title: string;
  readonly view: TableView;
}

type Stone = NonNullable<DiamondBrowserState['list']['listing']>['rows'][number];

/** What went wrong; a filter that the server refuses can only be taken away. */
function ListError({ browser }: Pick<DiamondResultsProps, 'browser'>) {
  const { error, retry } = browser.list;
  const refused = apiErrorOf(error)?.code === 'INVALID_REQUEST' ? apiErrorOf(error) : null;
  if (refused === null) {
    return <ErrorState description={`${errorText(error)} Your filters and checked stones are kept.`} onRetry={retry} />;
  }
  const reasons = refused.details.map(({ message }) => message).join(' ');
  return (
    <ErrorState
      title="One of the filters cannot be used"
      description={reasons === '' ? refused.message : reasons}
      onRetry={retry}
    />
  );
}

function EmptyList({ browser }: Pick<DiamondResultsProps, 'browser'>) {
  const { filters, page } = browser.controls.state;
  const { listing } = browser.list;
  if (listing !== null && listing.total > 0) {
    return (
      <NothingHere title={`There is no page ${page + 1}`} description="The list has become shorter.">
        <Button onClick={() => browser.controls.setPage(0)}>Back to the first page</Button>
      </NothingHere>
    );
  }
  if (Object.keys(filters).length === 0) {
    return (
      <NothingHere
        title="No stones here yet"
        description="This page is filled from our stock, which changes every day. The other pages may have what you look for."
      />
    );
  }
  return (
    <NoMatch
      noun="stones"
      fields={browser.fields}
      values={filters}
      countOf={browser.countOf}
      onChange={browser.controls.setFilters}
    />
  );
}

/** The list itself in whatever state it is. */
export function DiamondResults({ browser, title, view }: DiamondResultsProps) {
  const { list, controls, checked, shownColumns } = browser;
  const { page, sort } = controls.state;
  const { listing, error, isStale } = list;
  const basket = useBasket();
  const top = useRef<HTMLDivElement>(null);

  if (listing === null) {
    if (error !== undefined) {
      return <ListError browser={browser} />;
    }
    return view === 'table' ? (
      <DataTableSkeleton columns={shownColumns} rowCount={DIAMOND_PAGE_SIZE} />
    ) : (
      <CardGridSkeleton cardCount={DIAMOND_PAGE_SIZE} />
    );
  }

  const common: ListProps<Stone> = {
    label: title,
    rows: listing.rows,
    rowId: (stone) => stone.id,
    rowName: (stone) => stone.stockNumber,
    hrefOf: diamondHref,
    sort: isPastedOrder(sort) ? [] : sort,
    onSortChange: controls.setSort,
    checked,
    total: listing.total,
    offset: page * DIAMOND_PAGE_SIZE,
    isStale: isStale && error === undefined,
  };

  return (
    <Stack ref={top} gap="4" scrollMarginTop="4">
      {error !== undefined && (
        <Alert.Root status="error">
          <Alert.Content>
            <Alert.Title>The list could not be refreshed</Alert.Title>
            <Alert.Description>{errorText(error)} You see it as it was.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={list.retry}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {listing.rows.length === 0 && <EmptyList browser={browser} />}
      {listing.rows.length > 0 &&
        (view === 'table' ? (
          <DataTable columns={shownColumns} {...common} />
        ) : (
          <CardGrid {...common} card={(stone, link) => <DiamondCard stone={stone} link={link} basket={basket} />} />
        ))}
      {listing.total > DIAMOND_PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={DIAMOND_PAGE_SIZE}
          total={listing.total}
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

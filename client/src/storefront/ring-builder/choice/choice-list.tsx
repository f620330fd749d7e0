import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { errorText } from '../../../graphql/error-text';
import { useCurrentUser } from '../../../session/session-context';
import { FilterDrawer } from '../../../shared/stock-lists/browser/filter-drawer';
import { SortSelect } from '../../../shared/stock-lists/browser/list-toolbar';
import { MissingNumbers } from '../../../shared/stock-lists/browser/missing-numbers';
import type { StockViewer } from '../../../shared/stock-lists/stock-columns';
import { CardGridSkeleton } from '../../../table/cards/card-grid';
import { ChipList } from '../../../table/filters/chip-list';
import { FilterPanel } from '../../../table/list/filter-panel';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { NoMatch } from '../../../table/paging/no-match';
import { Pager } from '../../../table/paging/pager';
import { useIsNarrow } from '../../../ui/browser/window-width';
import { ErrorState } from '../../../ui/error-state';
import { CardList } from '../parts/part-card';
import type { Builder, DraftState } from '../use-ring-draft';

/** Returns the viewer level: a visitor, or a user with their own prices. */
export const useStockViewer = (): StockViewer => (useCurrentUser() === null ? 'everybody' : 'users');

/** Returns the name of a part for use in messages. */
export const partName = ({ stockNumber }: { readonly stockNumber: string }) => stockNumber;

export interface ChoiceProps {
  readonly builder: Builder;
  readonly draftState: DraftState;
}

/**
 * Returns true while the chosen part is loading. The list of compatible parts is requested only after the part has
 * loaded.
 */
export const isLoadingPart = (chosen: string | null, { draft, isStale }: DraftState): boolean =>
  chosen !== null && (draft === null || isStale);

interface ChoiceListProps<Row extends ListedRow> {
  readonly list: List<Row>;
  readonly card: (row: Row) => ReactNode;
  /** Shown in place of the cards if no part fits, even without filters. */
  readonly emptyMessage: ReactNode;
}

/** List for choosing a part, with filters next to the cards. */
export function ChoiceList<Row extends ListedRow>({ list, card, emptyMessage }: ChoiceListProps<Row>) {
  const { rows, declaration, chips } = list;
  const isNarrow = useIsNarrow();
  const total = rows.page?.total ?? null;
  const panel = <FilterPanel list={list} />;
  return (
    <Flex gap="8" align="flex-start">
      {!isNarrow && (
        <Box as="aside" aria-label="Filters" flex="0 0 15rem" borderTopWidth="1px" pe="1">
          {panel}
        </Box>
      )}
      <Stack flex="1" minWidth="0" gap="4">
        <Flex wrap="wrap" gap="3" align="center" justify="space-between">
          <HStack gap="3">
            <FilterDrawer
              chips={chips}
              showLabel={`Show ${total === null ? declaration.plural : countOf(total, declaration)}`}
            >
              {panel}
            </FilterDrawer>
            <Text textStyle="lg" role="status" minWidth="6rem">
              {total === null ? rows.error === undefined && 'Counting…' : countOf(total, declaration)}
            </Text>
          </HStack>
          <SortSelect list={list} />
        </Flex>
        <ChipList chips={chips} onChange={list.setFilter} onClear={list.clearFilters} />
        <MissingNumbers numbers={rows.missing} />
        <Cards list={list} card={card} emptyMessage={emptyMessage} />
      </Stack>
    </Flex>
  );
}

function Cards<Row extends ListedRow>({ list, card, emptyMessage }: ChoiceListProps<Row>) {
  const { rows, declaration, controls, pageSize, fields, countOf: countFor } = list;
  const { page, error, isStale, retry } = rows;
  const { filters, page: index } = controls.state;
  const top = useRef<HTMLDivElement>(null);
  if (error !== undefined && (page === null || isStale)) {
    return (
      <ErrorState
        title={`The ${declaration.plural} could not be loaded`}
        description={`${errorText(error)} Your choices are saved.`}
        onRetry={retry}
      />
    );
  }
  if (page === null) {
    return <CardGridSkeleton cardCount={12} />;
  }
  if (page.items.length === 0 && !isStale) {
    return Object.keys(filters).length === 0 ? (
      emptyMessage
    ) : (
      <NoMatch
        noun={declaration.plural}
        fields={fields}
        values={filters}
        countOf={countFor}
        onChange={controls.setFilters}
      />
    );
  }
  return (
    <Stack ref={top} gap="4" scrollMarginTop="4">
      <CardList aria-label={declaration.plural} aria-busy={isStale} opacity={isStale ? 0.5 : undefined} inert={isStale}>
        {page.items.map(card)}
      </CardList>
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

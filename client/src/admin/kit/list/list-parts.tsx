import { Button, CloseButton, Drawer, Flex, Portal, Text } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FilterBar } from '../../../table/list/filter-bar';
import { FilterPanel } from '../../../table/list/filter-panel';
import type { ListedRow } from '../../../table/list/list-declaration';
import { ListResults } from '../../../table/list/list-results';
import { ListSettings } from '../../../table/list/list-settings';
import type { List } from '../../../table/list/use-list';
import { totalText } from '../../../table/paging/page-window';
import { type FailureNotice, failureReason, useAnnouncedFailure } from '../failure';
import { ScreenHeading } from '../screen-heading';
import { forgetFilters, hasTemporaryFilters } from './list-entry';
import { ViewsMenu } from './views/views-menu';

interface TemporaryFiltersProps<Row extends ListedRow> {
  readonly list: Pick<List<Row>, 'declaration' | 'chips'>;
}

/** Notice that the filters come from a link and are not stored. A button removes them. */
function TemporaryFilters<Row extends ListedRow>({ list: { declaration, chips } }: TemporaryFiltersProps<Row>) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { pageId, plural } = declaration;
  const isTemporary = hasTemporaryFilters(state);
  useEffect(() => (isTemporary ? () => forgetFilters(pageId) : undefined), [isTemporary, pageId]);
  if (!isTemporary || chips.length === 0) {
    return null;
  }
  return (
    <Flex align="center" wrap="wrap" gap="2" my="2">
      <Text color="fg.muted">Temporary filter from the dashboard.</Text>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          forgetFilters(pageId);
          navigate(pathname);
        }}
      >
        Show all {plural}
      </Button>
    </Flex>
  );
}

interface FilterDrawerProps {
  readonly children: ReactNode;
}

/** Drawer to the left of the list, for filters that do not fit into the bar. */
function FilterDrawer({ children }: FilterDrawerProps) {
  return (
    <Drawer.Root placement="start" size="sm" lazyMount>
      <Drawer.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="neutral" fontWeight="normal">
          <SlidersHorizontal aria-hidden />
          All filters
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Filters</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton aria-label="Close filters" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body py="2">{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Maximum number of filters in the bar. The drawer contains all filters. */
const MAX_IN_BAR = 6;

export interface ListPartsProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Title to show if the page settings contain none. */
  readonly title: string;
  readonly failure: FailureNotice;
  readonly emptyMessage: ReactNode;
  readonly actions?: ReactNode;
}

export function ListParts<Row extends ListedRow>({
  list,
  title,
  failure,
  emptyMessage,
  actions,
  hrefOf,
}: ListPartsProps<Row> & { /** Returns the URL that a row links to. */ readonly hrefOf: (row: Row) => string }) {
  const { rows, offered, settings } = list;
  const { error, page } = rows;
  useAnnouncedFailure(failure, error);
  return (
    <>
      <ScreenHeading title={settings?.title ?? title} note={page === null ? undefined : totalText(page.total)}>
        {actions}
      </ScreenHeading>
      <FilterBar list={list} filters={offered.slice(0, MAX_IN_BAR)}>
        {offered.length > MAX_IN_BAR && (
          <FilterDrawer>
            <FilterPanel list={list} />
          </FilterDrawer>
        )}
        <ViewsMenu list={list} />
        <ListSettings list={list} />
      </FilterBar>
      <TemporaryFilters list={list} />
      <ListResults list={list} hrefOf={hrefOf} emptyMessage={emptyMessage} explain={failureReason} />
    </>
  );
}

import { Box, Button, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { FileDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../../session/session-context';
import { usePageTitle } from '../../../site/page-title';
import type { CardLinkProps } from '../../../table/cards/card-grid';
import { ChipList } from '../../../table/filters/chip-list';
import { FilterPanel } from '../../../table/list/filter-panel';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import { ListResults } from '../../../table/list/list-results';
import type { List } from '../../../table/list/use-list';
import { useStoredText } from '../../../table/state/stored-text';
import type { TableView } from '../../../table/state/table-state';
import { useIsNarrow, useIsPhone } from '../../../ui/browser/window-width';
import { SkipLink } from '../../../ui/links';
import { dialogOnDemand } from '../../../ui/on-demand';
import { PageHeading } from '../../../ui/page-heading';
import type { ExportDialogProps } from '../../exports/open-export-dialog';
import { FilterDrawer } from './filter-drawer';
import { ListToolbar } from './list-toolbar';
import { MissingNumbers } from './missing-numbers';
import { VisitorNotice } from './visitor-notice';

const ExportDialog = dialogOnDemand<ExportDialogProps>(() => import('../../exports/open-export-dialog'));

interface ExportListButtonProps<Row extends ListedRow> {
  readonly list: List<Row>;
  readonly title: string;
}

/** Button that exports all matching rows on all pages in list order, as a file or by email. */
function ExportListButton<Row extends ListedRow>({
  list: { exported, hasExports, declaration },
  title,
}: ExportListButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    hasExports && (
      <>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          aria-haspopup="dialog"
          disabled={exported === null}
          onClick={() => setOpen(true)}
        >
          <FileDown aria-hidden />
          Export
        </Button>
        {exported !== null && (
          <ExportDialog
            isOpen={isOpen}
            list={exported}
            title={title}
            plural={declaration.plural}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    )
  );
}

/** Element ID of the results, referenced by the filters. */
const RESULTS = 'results';

interface StockBrowserProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Title shown while the page settings are loading. */
  readonly title: string;
  readonly description: string;
  /** Returns the URL of an item. `hrefOf` and `card` must be stable functions. */
  readonly hrefOf: (row: Row) => string;
  readonly card: (row: Row, link: CardLinkProps) => ReactNode;
  /** Default view. If omitted, visitors and phones get cards, and signed-in users get a table. */
  readonly defaultView?: TableView;
  /** True if visitors who are not signed in can see the whole list. */
  readonly isForEverybody?: boolean;
  /** Content between the heading and the list. */
  readonly lead?: ReactNode;
  /** Shown if the list is empty and no filter is set. */
  readonly emptyMessage: ReactNode;
  /** Content below the list, such as the selection bar and drawers. */
  readonly children: ReactNode;
}

/** Stock list page of the shop, with filters, items as cards or in a table, and actions. */
export function StockBrowser<Row extends ListedRow>({
  list,
  title,
  description,
  hrefOf,
  card,
  emptyMessage,
  defaultView,
  isForEverybody = false,
  lead,
  children,
}: StockBrowserProps<Row>) {
  const user = useCurrentUser();
  const [filtersShown, setFiltersShown] = useStoredText('diamondFilters');
  const { settings, controls, chips, rows } = list;
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  // Shows tables only to signed-in users, and not on phones, where the price column would be off screen.
  const view = controls.state.view ?? defaultView ?? (user === null || isPhone ? 'grid' : 'table');
  const isPanelOpen = filtersShown !== 'hidden';
  const { plural } = list.declaration;
  const total = rows.page?.total ?? null;
  const panel = <FilterPanel list={list} />;
  usePageTitle(settings?.title ?? null);

  return (
    <Container py={{ base: '6', md: '8' }}>
      <Stack gap="2" mb="6">
        <PageHeading>{settings?.title ?? title}</PageHeading>
        <Text color="fg.muted">{settings === null ? description : settings.description}</Text>
        {settings?.isVisible === false && (
          <Text color="fg.muted">This page is hidden. Only administrators can see it.</Text>
        )}
        {user === null && !isForEverybody && <VisitorNotice plural={plural} />}
      </Stack>
      {lead}
      <Flex gap="8" align="flex-start">
        {isPanelOpen && !isNarrow && (
          <Box
            as="aside"
            aria-label="Filters"
            flex="0 0 18rem"
            position="sticky"
            top="0"
            maxHeight="dvh"
            overflowY="auto"
            borderTopWidth="1px"
            pe="1"
          >
            <SkipLink to={RESULTS}>Skip to the results</SkipLink>
            {panel}
          </Box>
        )}
        <Stack id={RESULTS} tabIndex={-1} outline="none" flex="1" minWidth="0" gap="4">
          <ListToolbar
            list={list}
            view={view}
            filterButton={
              <>
                <FilterDrawer
                  chips={list.chips}
                  showLabel={`Show ${total === null ? plural : countOf(total, list.declaration)}`}
                >
                  {panel}
                </FilterDrawer>
                <Button
                  hideBelow="lg"
                  size="sm"
                  variant="outline"
                  colorPalette="neutral"
                  aria-expanded={isPanelOpen}
                  onClick={() => setFiltersShown(isPanelOpen ? 'hidden' : 'shown')}
                >
                  <SlidersHorizontal aria-hidden />
                  {isPanelOpen ? 'Hide filters' : 'Show filters'}
                </Button>
              </>
            }
          >
            {user !== null && <ExportListButton list={list} title={settings?.title ?? title} />}
          </ListToolbar>
          <ChipList chips={chips} onChange={list.setFilter} onClear={list.clearFilters} />
          <MissingNumbers numbers={rows.missing} />
          <ListResults
            list={list}
            hrefOf={hrefOf}
            emptyMessage={emptyMessage}
            card={view === 'grid' ? card : undefined}
          />
        </Stack>
      </Flex>
      {children}
    </Container>
  );
}

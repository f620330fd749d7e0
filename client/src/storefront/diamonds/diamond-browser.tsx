import { Box, Button, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import type { DiamondPageInfo, DiamondPageKey } from '../../catalogue/diamonds/diamond-pages';
import { DiamondFilterPanel } from '../../catalogue/diamonds/filters/diamond-filter-panel';
import { useCurrentUser } from '../../session/session-context';
import { ChipList } from '../../table/filters/chip-list';
import { useKeptText } from '../../table/state/kept-text';
import { PageHeading } from '../../ui/page-heading';
import { CheckedBar } from './checked-bar';
import { CompareDialog } from './compare-dialog';
import { DiamondResults } from './diamond-results';
import { FilterDrawer } from './filter-drawer';
import { ListToolbar } from './list-toolbar';
import { MissingNumbers } from './missing-numbers';
import { useDiamondBrowser } from './use-diamond-browser';
import { VisitorNotice } from './visitor-notice';

interface DiamondBrowserProps {
  readonly info: DiamondPageInfo & { readonly key: DiamondPageKey };
}

/** A page of stones: its filters, its list, and what can be done with checked ones. */
export function DiamondBrowser({ info }: DiamondBrowserProps) {
  const user = useCurrentUser();
  const browser = useDiamondBrowser(info.key, user !== null);
  const [filtersShown, setFiltersShown] = useKeptText('diamondFilters');
  const view = browser.controls.state.view ?? (user === null ? 'grid' : 'table');
  const isBeside = filtersShown !== 'hidden';

  const panel = (
    <DiamondFilterPanel
      fields={browser.fields}
      values={browser.controls.state.filters}
      facets={browser.facets}
      isFirstCount={browser.isFirstCount}
      open={browser.open}
      onOpenChange={browser.setOpen}
      onChange={browser.setFilter}
    />
  );

  return (
    <Container maxW="full" py={{ base: '6', md: '8' }}>
      <Stack gap="2" mb="6">
        <PageHeading>{info.title}</PageHeading>
        <Text color="fg.muted">{info.description}</Text>
        {user === null && <VisitorNotice />}
      </Stack>
      <Flex gap="8" align="flex-start">
        {isBeside && (
          <Box
            as="aside"
            aria-label="Filters"
            hideBelow="lg"
            flex="0 0 18rem"
            position="sticky"
            top="0"
            maxHeight="dvh"
            overflowY="auto"
            borderTopWidth="1px"
            pe="1"
          >
            {panel}
          </Box>
        )}
        <Stack flex="1" minWidth="0" gap="4">
          <ListToolbar
            browser={browser}
            view={view}
            filterButton={
              <>
                <FilterDrawer chips={browser.chips} total={browser.list.listing?.total ?? null}>
                  {panel}
                </FilterDrawer>
                <Button
                  hideBelow="lg"
                  size="sm"
                  variant="outline"
                  colorPalette="neutral"
                  aria-expanded={isBeside}
                  onClick={() => setFiltersShown(isBeside ? 'hidden' : 'shown')}
                >
                  <SlidersHorizontal aria-hidden />
                  {isBeside ? 'Hide filters' : 'Show filters'}
                </Button>
              </>
            }
          />
          <ChipList chips={browser.chips} onChange={browser.setFilter} onClear={browser.clearFilters} />
          <MissingNumbers numbers={browser.list.missing} />
          <DiamondResults browser={browser} title={info.title} view={view} />
        </Stack>
      </Flex>
      <CheckedBar browser={browser} pageKey={info.key} />
      <CompareDialog columns={browser.columns} />
    </Container>
  );
}

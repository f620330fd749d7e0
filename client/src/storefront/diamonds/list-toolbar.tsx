import { Flex, HStack, NativeSelect, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PASTED_ORDER } from '../../catalogue/diamonds/diamond-order';
import { stoneCount } from '../../catalogue/diamonds/diamond-text';
import { TableSettings } from '../../table/state/table-settings';
import type { TableView } from '../../table/state/table-state';
import { ViewSwitch } from '../../table/state/view-switch';
import type { DiamondBrowserState } from './use-diamond-browser';

interface ListToolbarProps {
  readonly browser: DiamondBrowserState;
  readonly view: TableView;
  readonly filterButton: ReactNode;
}

function SortSelect({ browser }: Pick<ListToolbarProps, 'browser'>) {
  const { sort } = browser.controls.state;
  const [first] = sort;
  const value = first === undefined ? '' : `${first.isDescending ? '-' : ''}${first.column}`;
  return (
    <NativeSelect.Root size="sm" width="auto">
      <NativeSelect.Field
        aria-label="Sort by"
        value={value}
        onChange={(event) => {
          const { value: chosen } = event.target;
          browser.controls.setSort([{ column: chosen.replace(/^-/, ''), isDescending: chosen.startsWith('-') }]);
        }}
      >
        {browser.controls.state.filters[PASTED_ORDER] !== undefined && <option value={PASTED_ORDER}>As pasted</option>}
        {browser.columns
          .filter(({ isSortable }) => isSortable)
          .flatMap(({ id, header }) => [
            <option key={id} value={id}>
              {header}, ascending
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {header}, descending
            </option>,
          ])}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** How many stones there are, and how they are shown. */
export function ListToolbar({ browser, view, filterButton }: ListToolbarProps) {
  const { listing, error } = browser.list;
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between">
      <HStack gap="3">
        {filterButton}
        <Text textStyle="lg" role="status" minWidth="24">
          {listing === null ? error === undefined && 'Counting…' : stoneCount(listing.total)}
        </Text>
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        {/* A table is sorted by its headers; only they cannot say "as pasted". */}
        {(view === 'grid' || browser.controls.state.filters[PASTED_ORDER] !== undefined) && (
          <SortSelect browser={browser} />
        )}
        {view === 'table' && (
          <TableSettings
            columns={browser.columns}
            chosen={browser.chosenColumns}
            onChange={browser.controls.setColumns}
          />
        )}
        <ViewSwitch view={view} onChange={browser.controls.setView} />
      </HStack>
    </Flex>
  );
}

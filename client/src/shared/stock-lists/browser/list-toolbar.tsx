import { Flex, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countOf, type ListedRow } from '../../../table/list/list-declaration';
import { PICKED_ORDER } from '../../../table/list/list-parts';
import { ListSettings } from '../../../table/list/list-settings';
import type { List } from '../../../table/list/use-list';
import type { TableView } from '../../../table/state/table-state';
import { ViewSwitch } from '../../../table/state/view-switch';
import { PlainSelect } from '../../../ui/inputs/plain-inputs';

interface ListToolbarProps<Row extends ListedRow> {
  readonly list: List<Row>;
  readonly view: TableView;
  readonly filterButton: ReactNode;
  /** Actions for the whole list, shown before the view options. */
  readonly children?: ReactNode;
}

/** Select field for the sort order of a list shown as cards. */
export function SortSelect<Row extends ListedRow>({
  list: { controls, columns },
}: Pick<ListToolbarProps<Row>, 'list'>) {
  const { sort, filters } = controls.state;
  const [first] = sort;
  const value = first === undefined ? '' : `${first.isDescending ? '-' : ''}${first.column}`;
  return (
    <PlainSelect
      aria-label="Sort by"
      value={value}
      onChange={(event) => {
        const { value: chosen } = event.target;
        controls.setSort([{ column: chosen.replace(/^-/, ''), isDescending: chosen.startsWith('-') }]);
      }}
    >
      {filters[PICKED_ORDER] !== undefined && <option value={PICKED_ORDER}>Pasted order</option>}
      {columns
        .filter(({ isSortable }) => isSortable)
        .flatMap(({ id, label }) => [
          <option key={id} value={id}>
            {label}, ascending
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {label}, descending
          </option>,
        ])}
    </PlainSelect>
  );
}

/** Toolbar with the number of items and the view options. */
export function ListToolbar<Row extends ListedRow>({ list, view, filterButton, children }: ListToolbarProps<Row>) {
  const { rows, declaration, controls } = list;
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between">
      <HStack gap="3">
        {filterButton}
        <Text textStyle="lg" role="status" minWidth="6rem">
          {rows.page === null ? rows.error === undefined && 'Counting…' : countOf(rows.page.total, declaration)}
        </Text>
      </HStack>
      <HStack gap="2" flexWrap="wrap">
        {/* Tables are sorted by their headers, but the sort order "As pasted" has no header. */}
        {(view === 'grid' || controls.state.filters[PICKED_ORDER] !== undefined) && <SortSelect list={list} />}
        {children}
        {view === 'table' && <ListSettings list={list} />}
        <ViewSwitch view={view} onChange={controls.setView} />
      </HStack>
    </Flex>
  );
}

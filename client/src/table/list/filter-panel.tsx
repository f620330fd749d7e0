import { Box } from '@chakra-ui/react';
import { FilterControl } from '../filters/filter-control';
import { FilterSection } from '../filters/filter-section';
import type { ListedRow } from './list-declaration';
import type { List } from './use-list';

interface FilterPanelProps<Row extends ListedRow> {
  readonly list: List<Row>;
}

/** All filters that the page offers, one under the other. */
export function FilterPanel<Row extends ListedRow>({ list }: FilterPanelProps<Row>) {
  const { offered, controls, facets, isFirstCount, open, setOpen, setFilter } = list;
  return (
    // Before the first count the filters keep out of sight: with their options they will be taller.
    <Box visibility={isFirstCount ? 'hidden' : undefined} aria-busy={isFirstCount}>
      {offered.map((field) => (
        <FilterSection
          key={field.id}
          label={field.label}
          isSet={controls.state.filters[field.id] !== undefined}
          isOpen={open.has(field.id)}
          onOpenChange={(isOpen) => setOpen(field.id, isOpen)}
        >
          <FilterControl
            field={field}
            value={controls.state.filters[field.id]}
            facets={facets}
            onChange={(value) => setFilter(field.id, value)}
          />
        </FilterSection>
      ))}
    </Box>
  );
}

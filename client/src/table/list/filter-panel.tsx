import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterControl } from '../filters/filter-control';
import type { ListedRow } from './list-declaration';
import type { List } from './use-list';

interface FilterSectionProps {
  readonly label: string;
  /** True if the filter is active. */
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Filter below a heading that expands and collapses it. */
function FilterSection({ label, isSet, isOpen, onOpenChange, children }: FilterSectionProps) {
  return (
    <chakra.details
      open={isOpen}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
      borderBottomWidth="1px"
      css={{ '&[open] > summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        minHeight="10"
        textStyle="md"
        fontWeight="semibold"
        cursor="button"
        listStyleType="none"
        focusVisibleRing="inside"
        _hover={{ color: 'accent.fg' }}
        css={{ '@media (pointer: coarse)': { minHeight: '{sizes.11}' } }}
      >
        {label}
        {isSet && <Box boxSize="6px" bg="accent.solid" role="img" aria-label="set" />}
        <chakra.svg as={ChevronDown} boxSize="4" ms="auto" color="fg.subtle" aria-hidden />
      </chakra.summary>
      <Box role="group" aria-label={label} pb="4" pt="1">
        {isOpen && children}
      </Box>
    </chakra.details>
  );
}

interface FilterPanelProps<Row extends ListedRow> {
  readonly list: List<Row>;
}

/** Panel with all filters of the page, stacked vertically. */
export function FilterPanel<Row extends ListedRow>({ list }: FilterPanelProps<Row>) {
  const { offered, controls, facets, isFirstCount, open, setOpen, setFilter } = list;
  return (
    // Hidden until the first count, because the options would shift the filters below them.
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

import { Box, Button, Flex, Popover, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipList } from '../filters/chip-list';
import type { Facets } from '../filters/facets';
import { FilterControl } from '../filters/filter-control';
import { TextFilter } from '../filters/text-filter';
import type { FilterValue } from '../filters/values/filter-value';
import type { ListedRow, ListFilter } from './list-declaration';
import type { List } from './use-list';

interface FilterBarProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Filters shown in the bar, in order. */
  readonly filters: readonly ListFilter[];
  /** Content at the end of the bar. */
  readonly children?: ReactNode;
}

/** Bar with the filters of a list in one row, and their chips below. */
export function FilterBar<Row extends ListedRow>({ list, filters, children }: FilterBarProps<Row>) {
  const { controls, facets, chips, setFilter, setOpen, clearFilters } = list;
  return (
    <Box mb="3">
      <Flex wrap="wrap" gap="2" align="center" mb={chips.length === 0 ? '0' : '2'}>
        {filters.map((field) => (
          <BarFilter
            key={field.id}
            field={field}
            value={controls.state.filters[field.id]}
            facets={facets}
            onChange={(value) => setFilter(field.id, value)}
            onOpen={() => setOpen(field.id, true)}
          />
        ))}
        <Flex gap="2" ms={{ md: 'auto' }}>
          {children}
        </Flex>
      </Flex>
      <ChipList chips={chips} onChange={setFilter} onClear={clearFilters} />
    </Box>
  );
}

interface BarFilterProps {
  readonly field: ListFilter;
  readonly value: FilterValue | undefined;
  readonly facets: Facets;
  readonly onChange: (value: FilterValue | null) => void;
  /** Called when the options become visible, so that they can be counted. */
  readonly onOpen: () => void;
}

function BarFilter({ field, value, facets, onChange, onOpen }: BarFilterProps) {
  if (field.kind === 'text') {
    return (
      <Box width={{ base: 'full', sm: '16rem' }}>
        <TextFilter
          label={field.label}
          placeholder={field.hint ?? field.label}
          value={value}
          onChange={onChange}
          shortcut="/"
        />
      </Box>
    );
  }
  return (
    <Popover.Root
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (open) {
          onOpen();
        }
      }}
    >
      <Popover.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          fontWeight="normal"
          borderColor={value === undefined ? undefined : 'accent.solid'}
          bg={value === undefined ? undefined : 'selected'}
        >
          {field.label}
          <ChevronDown aria-hidden />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={field.label} width="auto" minWidth="14rem" maxWidth="22rem">
            <Popover.Header as="div">
              <Popover.Title>{field.label}</Popover.Title>
            </Popover.Header>
            <Popover.Body pt="3" maxHeight="60dvh" overflowY="auto">
              <FilterControl field={field} value={value} facets={facets} onChange={onChange} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

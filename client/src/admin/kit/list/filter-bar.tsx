import { Box, Button, Flex, Popover, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipList } from '../../../table/filters/chip-list';
import type { Facets } from '../../../table/filters/facets';
import { FilterControl } from '../../../table/filters/filter-control';
import type { FilterField } from '../../../table/filters/filter-field';
import { TextFilter } from '../../../table/filters/text-filter';
import { filterChips } from '../../../table/filters/values/filter-chips';
import type { FilterValue } from '../../../table/filters/values/filter-value';
import type { TableControls } from '../../../table/state/use-table-state';

interface FilterBarProps<Query> {
  /** Every filter of the list: their chips show under the bar. */
  readonly fields: readonly FilterField<Query>[];
  /** Ids of the filters that stand in the bar itself, in order. */
  readonly inBar: readonly string[];
  readonly facets: Facets;
  readonly controls: TableControls;
  /** A better control for some filter of the bar, by the filter's id. */
  readonly own?: Readonly<Partial<Record<string, ReactNode>>>;
  /** At the end of the bar. */
  readonly children?: ReactNode;
}

/** The filters of a list in one line, and under it what is set. */
export function FilterBar<Query>({ fields, inBar, facets, controls, own = {}, children }: FilterBarProps<Query>) {
  const { state, setFilter, setFilters } = controls;
  const chips = filterChips(fields, state.filters, facets);
  return (
    <Box mb="3">
      <Flex wrap="wrap" gap="2" align="center" mb={chips.length === 0 ? '0' : '2'}>
        {inBar.map((id) => {
          const field = fields.find((each) => each.id === id);
          return (
            field !== undefined && (
              <BarFilter
                key={id}
                field={field}
                value={state.filters[id]}
                facets={facets}
                own={own[id]}
                onChange={(value) => setFilter(id, value)}
              />
            )
          );
        })}
        <Flex gap="2" ms={{ md: 'auto' }}>
          {children}
        </Flex>
      </Flex>
      <ChipList chips={chips} onChange={setFilter} onClear={() => setFilters({})} />
    </Box>
  );
}

interface BarFilterProps<Query> {
  readonly field: FilterField<Query>;
  readonly value: FilterValue | undefined;
  readonly facets: Facets;
  readonly own: ReactNode;
  readonly onChange: (value: FilterValue | null) => void;
}

function BarFilter<Query>({ field, value, facets, own, onChange }: BarFilterProps<Query>) {
  if (field.kind === 'text') {
    return (
      <Box width={{ base: 'full', sm: '16rem' }}>
        <TextFilter label={field.label} placeholder={field.label} value={value} onChange={onChange} />
      </Box>
    );
  }
  return (
    <Popover.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
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
            <Popover.Body pt="3">
              {own ?? <FilterControl field={field} value={value} facets={facets} onChange={onChange} />}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

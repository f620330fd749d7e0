import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Facets } from '../../../table/filters/facets';
import { FilterControl } from '../../../table/filters/filter-control';
import type { FilterField } from '../../../table/filters/filter-field';
import { FilterSection } from '../../../table/filters/filter-section';
import type { TableControls } from '../../../table/use-table-state';

interface AllFiltersProps<Query> {
  readonly fields: readonly FilterField<Query>[];
  readonly facets: Facets;
  readonly controls: TableControls;
}

/** The filters that are too many for a bar, each under its name, at the left of the list. */
export function AllFilters<Query>({ fields, facets, controls }: AllFiltersProps<Query>) {
  const { state, setFilter } = controls;
  const [opened, setOpened] = useState<readonly string[]>([]);

  function setOpen(id: string, isOpen: boolean): void {
    setOpened((before) => (isOpen ? [...new Set([...before, id])] : before.filter((each) => each !== id)));
  }

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
                <CloseButton aria-label="Close the filters" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body py="2">
              {fields.map((field) => (
                <FilterSection
                  key={field.id}
                  label={field.label}
                  isSet={state.filters[field.id] !== undefined}
                  isOpen={opened.includes(field.id)}
                  onOpenChange={(isOpen) => setOpen(field.id, isOpen)}
                >
                  <FilterControl
                    field={field}
                    value={state.filters[field.id]}
                    facets={facets}
                    onChange={(value) => setFilter(field.id, value)}
                  />
                </FilterSection>
              ))}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

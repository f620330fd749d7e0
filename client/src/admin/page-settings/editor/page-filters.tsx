import { Fieldset } from '../../../forms/fieldset';
import { SortableList } from '../../kit/sortable/sortable-list';
import type { DraftFilter } from '../draft/page-draft';
import { AddChoice } from './add-choice';
import { useEditor } from './editor';
import { FilterEditor } from './filter-editor';
import { PlaceError } from './page-columns';

/** The filters of a page, in their order. */
export function PageFilters() {
  const { draft, change, errorAt, choices, filterName, isDrawn } = useEditor();
  const { filters } = draft;

  function add(field: string): void {
    const facts = choices.filterFields.find(({ name }) => name === field);
    if (facts !== undefined) {
      const filter: DraftFilter = { field, label: filterName(field), kind: facts.kind, isActive: true, options: [] };
      change({ filters: [...filters, filter] });
    }
  }

  return (
    <Fieldset.Root>
      <Fieldset.Legend>Filters</Fieldset.Legend>
      <SortableList
        items={filters}
        idOf={({ field }) => field}
        nameOf={({ label }) => `filter ${label}`}
        onSort={(sorted) => change({ filters: sorted })}
        label="Filters"
      >
        {(filter, place) => (
          <FilterEditor
            filter={filter}
            place={place}
            onChange={(next, at) => change({ filters: filters.with(place, next) }, at)}
            onRemove={() => change({ filters: filters.filter((other) => other !== filter) })}
          />
        )}
      </SortableList>
      <PlaceError message={errorAt('filters')} />
      <AddChoice
        label="Add a filter"
        choices={choices.filterFields
          .filter(({ name }) => filters.every(({ field }) => field !== name))
          .map(({ name }) => ({ value: name, label: filterName(name), isDrawn: isDrawn('filters', name) }))}
        onAdd={add}
      />
    </Fieldset.Root>
  );
}

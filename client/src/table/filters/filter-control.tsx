import type { Facets } from './facets';
import type { FilterField } from './filter-field';
import { NumbersFilter } from './numbers-filter';
import { OptionList } from './option-list';
import { RangeFilter } from './range-filter';
import { TextFilter } from './text-filter';
import { ToggleFilter } from './toggle-filter';
import type { FilterValue } from './values/filter-value';

interface FilterControlProps<Query> {
  readonly field: FilterField<Query>;
  readonly value: FilterValue | undefined;
  readonly facets: Facets;
  readonly onChange: (value: FilterValue | null) => void;
}

/** The plain control of a filter. A screen that has a better one for a filter renders that instead. */
export function FilterControl<Query>({ field, value, facets, onChange }: FilterControlProps<Query>) {
  const options = facets.options[field.id] ?? [];
  switch (field.kind) {
    case 'options':
      return <OptionList options={options} value={value} onChange={onChange} />;
    case 'range':
      return <RangeFilter field={field} value={value} facet={facets.ranges[field.id]} onChange={onChange} />;
    case 'toggle':
      return <ToggleFilter label={field.label} options={options} value={value} onChange={onChange} />;
    case 'text':
      return <TextFilter label={field.label} placeholder={field.hint} value={value} onChange={onChange} />;
    case 'numbers':
      return <NumbersFilter label={field.label} value={value} onChange={onChange} />;
  }
}

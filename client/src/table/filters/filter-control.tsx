import { Skeleton } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Segments } from '../../ui/inputs/segments';
import { partOnDemand } from '../../ui/on-demand';
import { countText, type FacetOption, type Facets } from './facets';
import type { FilterField } from './filter-field';
import type { DaysFilterProps } from './open-days-filter';
import type { NumbersFilterProps } from './open-numbers-filter';
import { OptionList } from './option-list';
import { RangeFilter } from './range-filter';
import { TextFilter } from './text-filter';
import type { FilterValue } from './values/filter-value';

interface ToggleFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  /** The options `true` and `false` with their counts. */
  readonly options: readonly FacetOption[];
  readonly onChange: (value: FilterValue | null) => void;
}

/** Filter control with three choices: any, with, without. */
function ToggleFilter({ label, value, options, onChange }: ToggleFilterProps) {
  function optionLabel(name: string, option: string): string {
    const counted = options.find((each) => each.value === option);
    return counted === undefined ? name : `${name} ${countText(counted)}`;
  }

  return (
    <Segments
      aria-label={label}
      segments={[
        { value: 'any', label: 'Any' },
        { value: 'true', label: optionLabel('Yes', 'true') },
        { value: 'false', label: optionLabel('No', 'false') },
      ]}
      value={value?.kind === 'toggle' ? String(value.isOn) : 'any'}
      onChange={(chosen) => onChange(chosen === 'any' ? null : { kind: 'toggle', isOn: chosen === 'true' })}
    />
  );
}

/** Props passed to custom filter controls. */
export interface OwnControlProps {
  readonly label: string;
  readonly options: readonly FacetOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Custom control for a filter. */
export type OwnControl = ComponentType<OwnControlProps>;

const Waiting = () => <Skeleton height="8" />;

// Loaded on demand, because these filters are rarely opened.
const DaysFilter = partOnDemand<DaysFilterProps>(() => import('./open-days-filter'), Waiting);
const NumbersFilter = partOnDemand<NumbersFilterProps>(() => import('./open-numbers-filter'), Waiting);

interface FilterControlProps<Query> {
  readonly field: FilterField<Query> & { readonly control?: OwnControl | undefined };
  readonly value: FilterValue | undefined;
  readonly facets: Facets;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Control for a filter: its custom control, or the default control for its kind. */
export function FilterControl<Query>({ field, value, facets, onChange }: FilterControlProps<Query>) {
  const options = facets.options[field.id] ?? [];
  const { control: Own } = field;
  if (Own !== undefined) {
    return <Own label={field.label} options={options} value={value} onChange={onChange} />;
  }
  switch (field.kind) {
    case 'options':
      return <OptionList options={options} value={value} onChange={onChange} />;
    case 'range':
      return <RangeFilter field={field} value={value} facet={facets.ranges[field.id]} onChange={onChange} />;
    case 'days':
      return <DaysFilter label={field.label} value={value} onChange={onChange} />;
    case 'toggle':
      return <ToggleFilter label={field.label} options={options} value={value} onChange={onChange} />;
    case 'text':
      return <TextFilter label={field.label} placeholder={field.hint} value={value} onChange={onChange} />;
    case 'numbers':
      return <NumbersFilter label={field.label} value={value} onChange={onChange} />;
  }
}

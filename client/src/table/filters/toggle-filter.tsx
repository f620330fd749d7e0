import { Segments } from '../../ui/inputs/segments';
import { countText, type FacetOption } from './facets';
import type { FilterValue } from './values/filter-value';

interface ToggleFilterProps {
  readonly label: string;
  readonly value: FilterValue | undefined;
  /** Counts of `true` and `false`. */
  readonly options: readonly FacetOption[];
  readonly onChange: (value: FilterValue | null) => void;
}

/** Any, only with, only without. */
export function ToggleFilter({ label, value, options, onChange }: ToggleFilterProps) {
  function named(name: string, option: string): string {
    const counted = options.find((each) => each.value === option);
    return counted === undefined ? name : `${name} ${countText(counted)}`;
  }

  return (
    <Segments
      aria-label={label}
      segments={[
        { value: 'any', label: 'Any' },
        { value: 'true', label: named('Yes', 'true') },
        { value: 'false', label: named('No', 'false') },
      ]}
      value={value?.kind === 'toggle' ? String(value.isOn) : 'any'}
      onChange={(chosen) => onChange(chosen === 'any' ? null : { kind: 'toggle', isOn: chosen === 'true' })}
    />
  );
}

import { SegmentGroup } from '@chakra-ui/react';
import { formatCount } from '../../ui/numbers';
import type { FacetOption } from './facets';
import type { FilterValue } from './filter-value';

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
    const count = options.find((each) => each.value === option)?.count;
    return count === undefined ? name : `${name} ${formatCount(count)}`;
  }

  return (
    <SegmentGroup.Root
      aria-label={label}
      size="sm"
      value={value?.kind === 'toggle' ? String(value.isOn) : 'any'}
      onValueChange={(details) =>
        onChange(details.value === 'any' ? null : { kind: 'toggle', isOn: details.value === 'true' })
      }
    >
      <SegmentGroup.Indicator />
      <SegmentGroup.Items
        items={[
          { value: 'any', label: 'Any' },
          { value: 'true', label: named('Yes', 'true') },
          { value: 'false', label: named('No', 'false') },
        ]}
      />
    </SegmentGroup.Root>
  );
}

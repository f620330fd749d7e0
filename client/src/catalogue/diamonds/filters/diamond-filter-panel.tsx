import { Box } from '@chakra-ui/react';
import type { Facets } from '../../../table/filters/facets';
import { FilterControl } from '../../../table/filters/filter-control';
import { FilterSection } from '../../../table/filters/filter-section';
import { OptionSteps } from '../../../table/filters/option-steps';
import type { FilterValue, FilterValues } from '../../../table/filters/values/filter-value';
import { ShapeTiles } from '../../stock/shape-tiles';
import type { DiamondField } from './diamond-filters';

interface ControlProps {
  readonly field: DiamondField;
  readonly value: FilterValue | undefined;
  readonly facets: Facets;
  readonly onChange: (value: FilterValue | null) => void;
}

/** Grades in a short order are steps; whatever is long or in words is a list. */
const steps = new Set(['color', 'clarity', 'cut', 'polish', 'symmetry', 'fluor']);

function DiamondFilterControl({ field, value, facets, onChange }: ControlProps) {
  const options = facets.options[field.id] ?? [];
  if (field.id === 'shape') {
    return <ShapeTiles options={options} value={value} onChange={onChange} />;
  }
  if (steps.has(field.id)) {
    return <OptionSteps options={options} value={value} onChange={onChange} />;
  }
  return <FilterControl field={field} value={value} facets={facets} onChange={onChange} />;
}

interface DiamondFilterPanelProps {
  readonly fields: readonly DiamondField[];
  readonly values: FilterValues;
  readonly facets: Facets;
  /** Before the first count the filters keep out of sight: with their options they will be taller. */
  readonly isFirstCount: boolean;
  /** Ids of the filters that stand open. */
  readonly open: ReadonlySet<string>;
  readonly onOpenChange: (id: string, isOpen: boolean) => void;
  readonly onChange: (id: string, value: FilterValue | null) => void;
}

/** All filters of a page of stones, one under the other. */
export function DiamondFilterPanel({
  fields,
  values,
  facets,
  isFirstCount,
  open,
  onOpenChange,
  onChange,
}: DiamondFilterPanelProps) {
  return (
    <Box visibility={isFirstCount ? 'hidden' : undefined} aria-busy={isFirstCount}>
      {fields.map((field) => (
        <FilterSection
          key={field.id}
          label={field.label}
          isSet={values[field.id] !== undefined}
          isOpen={open.has(field.id)}
          onOpenChange={(isOpen) => onOpenChange(field.id, isOpen)}
        >
          <DiamondFilterControl
            field={field}
            value={values[field.id]}
            facets={facets}
            onChange={(value) => onChange(field.id, value)}
          />
        </FilterSection>
      ))}
    </Box>
  );
}

import { Button, EmptyState, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatCount } from '../../ui/numbers';
import type { FilterField } from '../filters/filter-field';
import { type FilterRelaxation, suggestFilterRelaxations } from '../filters/values/filter-relaxations';
import type { FilterValues } from '../filters/values/filter-value';

const MAX_SUGGESTIONS = 3;

export interface NoMatchProps<Query> {
  /** Plural noun for the rows: "stones". */
  readonly noun: string;
  readonly fields: readonly FilterField<Query>[];
  readonly values: FilterValues;
  /** Returns the number of rows for filter values. Must be a stable function. */
  readonly countOf: (values: FilterValues) => Promise<number>;
  readonly onChange: (values: FilterValues) => void;
}

/**
 * Empty state shown if no row matches the filters. Suggests filters to remove, with the resulting number of matches.
 */
export default function OpenNoMatch<Query>({ noun, fields, values, countOf, onChange }: NoMatchProps<Query>) {
  const [relaxations, setRelaxations] = useState<readonly FilterRelaxation[] | null>(null);

  useEffect(() => {
    let isCurrent = true;
    suggestFilterRelaxations(values, countOf).then(
      (suggestions) => {
        if (isCurrent) {
          setRelaxations(suggestions);
        }
      },
      () => {
        // "Clear all filters" works even if the counts fail.
        if (isCurrent) {
          setRelaxations([]);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [values, countOf]);

  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Title asChild>
          <h2>No {noun} match</h2>
        </EmptyState.Title>
        <EmptyState.Description>
          {relaxations === null || relaxations.length > 0
            ? 'Remove one of the filters:'
            : 'Removing a single filter does not help. Remove several, or clear all of them.'}
        </EmptyState.Description>
        <Stack align="flex-start" gap="2" aria-live="polite">
          {relaxations?.slice(0, MAX_SUGGESTIONS).map((relaxation) => {
            const label = fields.find(({ id }) => id === relaxation.fieldId)?.label ?? relaxation.fieldId;
            return (
              <Button key={relaxation.fieldId} variant="outline" onClick={() => onChange(relaxation.values)}>
                Without “{label}”: {formatCount(relaxation.count)} {relaxation.count === 1 ? 'match' : 'matches'}
              </Button>
            );
          })}
          <Button variant="plain" onClick={() => onChange({})}>
            Clear all filters
          </Button>
        </Stack>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

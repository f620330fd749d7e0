import { type FilterValues, withFilter } from './filter-value';

/** Active filter, and the number of rows that would match without it. */
export interface FilterRelaxation {
  readonly fieldId: string;
  readonly values: FilterValues;
  readonly count: number;
}

/**
 * Suggests filters to remove if no rows match. Returns each active filter whose removal yields matches, in descending
 * order of matches. `countOf` returns the number of rows for filter values.
 */
export async function suggestFilterRelaxations(
  values: FilterValues,
  countOf: (values: FilterValues) => Promise<number>,
): Promise<readonly FilterRelaxation[]> {
  const candidates = await Promise.all(
    Object.keys(values).map(async (fieldId) => {
      const without = withFilter(values, fieldId, null);
      return { fieldId, values: without, count: await countOf(without) };
    }),
  );
  return candidates.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

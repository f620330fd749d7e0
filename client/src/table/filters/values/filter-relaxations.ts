import { type FilterValues, withFilter } from './filter-value';

/** A filter that stands in the way, and how many rows there are without it. */
export interface FilterRelaxation {
  readonly fieldId: string;
  readonly values: FilterValues;
  readonly count: number;
}

/**
 * What to loosen when nothing matches: each set filter without which something does, the most fruitful
 * first. `countOf` answers how many rows those filters give.
 */
export async function suggestFilterRelaxations(
  values: FilterValues,
  countOf: (values: FilterValues) => Promise<number>,
): Promise<readonly FilterRelaxation[]> {
  const tried = await Promise.all(
    Object.keys(values).map(async (fieldId) => {
      const without = withFilter(values, fieldId, null);
      return { fieldId, values: without, count: await countOf(without) };
    }),
  );
  return tried.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

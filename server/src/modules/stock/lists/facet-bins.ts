import type { FacetBin } from '../graphql/facet.type.ts';

const mostBins = 20;

/** Puts counted values into bins of nearly equal counts. Each begins where the one before ends; the last ends at `max`. */
export function binsOf(counts: readonly (readonly [value: number, count: number])[], max: number): FacetBin[] {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const bins: FacetBin[] = [];
  let before = 0;
  let open: FacetBin | undefined;
  for (const [value, count] of sorted) {
    if (!open) {
      open = { from: value, to: max, count: 0 };
      const last = bins.at(-1);
      if (last) last.to = value;
      bins.push(open);
    }
    open.count += count;
    before += count;
    if (before >= (total * bins.length) / mostBins) open = undefined;
  }
  return bins;
}

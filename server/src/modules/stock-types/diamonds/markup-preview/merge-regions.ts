/** Interval on an axis, in integer steps. Both bounds are inclusive. `to` is null if there is no upper limit. */
export interface Interval {
  readonly from: number;
  readonly to: number | null;
}

/** Positions of the markups whose ranges include a cell. The first markup is applied. */
export type Holders = readonly number[];

/** Rectangle in which the same markups apply. */
export interface Region {
  readonly carats: Interval;
  readonly prices: Interval;
  readonly holders: Holders;
}

/**
 * Splits an axis into intervals in which the same ranges apply. A range starts at its lower bound and ends one step
 * after its upper bound.
 */
export function intervalsOf(ranges: readonly (readonly [min: number | null, max: number | null])[]): Interval[] {
  const starts = ranges.flatMap(([min, max]) => [min ?? 0, ...(max === null ? [] : [max + 1])]);
  const sorted = [...new Set([0, ...starts])].sort((a, b) => a - b);
  return sorted.map((from, index) => ({ from, to: (sorted[index + 1] ?? 0) - 1 })).map(openLast);
}

const openLast = (interval: Interval, index: number, all: readonly Interval[]): Interval =>
  index === all.length - 1 ? { ...interval, to: null } : interval;

/**
 * Merges cells with the same markups into rectangles, first along the price axis, then along the weight axis. `cells`
 * are grouped by weight interval, then by price interval.
 */
export function mergeRegions(
  carats: readonly Interval[],
  prices: readonly Interval[],
  cells: readonly (readonly Holders[])[],
): Region[] {
  const finished: Region[] = [];
  let open = new Map<string, Region>();
  for (const [column, cell] of cells.entries()) {
    const weight = carats[column];
    if (!weight) continue;
    const next = new Map<string, Region>();
    for (const { prices: range, holders } of runsOf(prices, cell)) {
      const key = JSON.stringify([range, holders]);
      const before = open.get(key);
      open.delete(key);
      const whole = before ? { from: before.carats.from, to: weight.to } : weight;
      next.set(key, { carats: whole, prices: range, holders });
    }
    finished.push(...open.values());
    open = next;
  }
  return [...finished, ...open.values()].sort((a, b) => a.carats.from - b.carats.from || a.prices.from - b.prices.from);
}

/** Merges consecutive equal cells of one weight interval. */
function runsOf(prices: readonly Interval[], cells: readonly Holders[]): Pick<Region, 'prices' | 'holders'>[] {
  const runs: Pick<Region, 'prices' | 'holders'>[] = [];
  for (const [row, holders] of cells.entries()) {
    const range = prices[row];
    if (!range) continue;
    const last = runs.at(-1);
    if (last && String(last.holders) === String(holders)) {
      runs[runs.length - 1] = { holders, prices: { from: last.prices.from, to: range.to } };
    } else {
      runs.push({ prices: range, holders });
    }
  }
  return runs;
}

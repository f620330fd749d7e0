import type { RangeFacet } from '../facets';

/** Returns the number of decimals in a step, such as 2 for 0.01. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}

/** Rounds a value to the nearest multiple of the step. */
export function roundToStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(decimalsOf(step)));
}

/** Converts between values and slider positions from 0 to 1. */
export interface RangeScale {
  readonly min: number;
  readonly max: number;
  /** Returns the position of a value. Values outside the scale are clamped. */
  readonly placeOf: (value: number) => number;
  /** Returns the value at a position, rounded to the step. */
  readonly valueAt: (position: number) => number;
}

interface Stop {
  readonly value: number;
  readonly position: number;
}

/** Returns the bin edges as stops. The position of an edge is the fraction of rows below it. */
function stopsOf({ min, max, bins }: RangeFacet): readonly Stop[] {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  const first = bins[0]?.from ?? min ?? 0;
  let below = 0;
  const stops: Stop[] = [{ value: first, position: 0 }];
  for (const bin of bins) {
    below += bin.count;
    const before = stops.at(-1);
    if (before !== undefined && bin.to > before.value && total > 0) {
      stops.push({ value: bin.to, position: below / total });
    }
  }
  if (stops.length === 1) {
    stops.push({ value: Math.max(max ?? first, first), position: 1 });
  }
  // Places the maximum at the end, because the last bin can contain a single value.
  const end = stops.at(-1)?.position ?? 1;
  return stops.map(({ value, position }) => ({ value, position: position / end }));
}

function between(share: number, from: number, to: number): number {
  return from + share * (to - from);
}

/** Converts the value of one property (`fromKey`) to the other (`toKey`) by linear interpolation between stops. */
function interpolate(stops: readonly Stop[], fromKey: keyof Stop, toKey: keyof Stop, value: number): number {
  const end = stops.findIndex((stop) => stop[fromKey] >= value);
  const to = stops[end];
  const from = stops[end - 1];
  if (to === undefined) {
    return stops.at(-1)?.[toKey] ?? 0;
  }
  if (from === undefined || to[fromKey] === from[fromKey]) {
    return to[toKey];
  }
  return between((value - from[fromKey]) / (to[fromKey] - from[fromKey]), from[toKey], to[toKey]);
}

/**
 * Returns a scale on which equal distances represent equal numbers of rows. This makes densely populated values easy
 * to select.
 */
export function equalCountScale(facet: RangeFacet, step: number): RangeScale {
  const stops = stopsOf(facet);
  const min = stops[0]?.value ?? 0;
  const max = stops.at(-1)?.value ?? min;
  return {
    min,
    max,
    placeOf: (value) => interpolate(stops, 'value', 'position', Math.min(Math.max(value, min), max)),
    valueAt: (position) => {
      const value = interpolate(stops, 'position', 'value', Math.min(Math.max(position, 0), 1));
      return Math.min(Math.max(roundToStep(value, step), min), max);
    },
  };
}

import type { MarkupRegionFragment } from '../../../graphql/generated/graphql';

/** A logarithmic axis: what is below or above it lies at its ends. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  /** Where marks stand, in their order. */
  readonly ticks: readonly number[];
}

type Bounds = Pick<MarkupRegionFragment, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax'>;

const powers = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The axis on which all of some values stand away from the ends, at least from `from` to `to`. Its ends are powers of ten. */
function axisOver(values: readonly number[], from: number, to: number): Axis {
  const positive = values.filter((value) => value > 0);
  const low = Math.min(from, ...positive.map((value) => value / 1.2));
  const high = Math.max(to, ...positive.map((value) => value * 1.2));
  const ends = [10 ** Math.floor(Math.log10(low) + 1e-9), 10 ** Math.ceil(Math.log10(high) - 1e-9)] as const;
  const steps = Math.log10(ends[1] / ends[0]) > 3 ? [1] : [1, 2, 5];
  const ticks = powers
    .flatMap((power) => steps.map((step) => step * 10 ** power))
    .map((tick) => Number(tick.toPrecision(3)))
    .filter((tick) => tick >= ends[0] * 0.999 && tick <= ends[1] * 1.001);
  return { from: ends[0], to: ends[1], ticks };
}

function given(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** The axes of weight and total price on which regions are drawn. */
export function axesOf(regions: readonly Bounds[]): { readonly carats: Axis; readonly prices: Axis } {
  return {
    carats: axisOver(given(regions.flatMap(({ caratMin, caratMax }) => [caratMin, caratMax])), 0.1, 10),
    prices: axisOver(given(regions.flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])), 100, 100_000),
  };
}

/** Where a value stands on an axis, from 0 to 1. */
export function placeOn({ from, to }: Axis, value: number): number {
  const place = value <= 0 ? 0 : Math.log10(value / from) / Math.log10(to / from);
  return Math.min(1, Math.max(0, place));
}

/** Where a range lies on an axis; open ends reach to its ends. */
export function spanOn(
  axis: Axis,
  min: number | null,
  max: number | null,
): { readonly start: number; readonly size: number } {
  const start = min === null ? 0 : placeOn(axis, min);
  const end = max === null ? 1 : placeOn(axis, max);
  return { start, size: Math.max(0, end - start) };
}

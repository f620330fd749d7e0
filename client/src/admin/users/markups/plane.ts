import type { MarkupRegionFragment } from '../../../graphql/generated/graphql';

/** A logarithmic axis: what is below or above it lies at its ends. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  /** Where marks stand, in their order. */
  readonly ticks: readonly number[];
}

type Bounds = Pick<MarkupRegionFragment, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax'>;

/** 1, 2, 5, 10 and so on: what axes begin, end and are marked with. */
const steps = Array.from({ length: 15 }, (_, power) => [1, 2, 5].map((step) => Number(`${step}e${power - 2}`))).flat();

/** So many marks have room on an axis. */
const MOST_TICKS = 10;

/** The axis on which all of some values stand away from the ends, at least from `from` to `to`. */
function axisOver(values: readonly number[], from: number, to: number): Axis {
  const positive = values.filter((value) => value > 0);
  const low = Math.min(from, ...positive.map((value) => value / 1.3));
  const high = Math.max(to, ...positive.map((value) => value * 1.3));
  const start = steps.findLast((step) => step <= low) ?? low;
  const end = steps.find((step) => step >= high) ?? high;
  const marks = steps.filter((step) => step >= start && step <= end);
  const tens = marks.filter((mark) => Number.isInteger(Math.round(Math.log10(mark) * 1e6) / 1e6));
  return { from: start, to: end, ticks: marks.length > MOST_TICKS ? tens : marks };
}

function given(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** The axes of weight and total price on which regions are drawn. */
export function axesOf(regions: readonly Bounds[]): { readonly carats: Axis; readonly prices: Axis } {
  return {
    carats: axisOver(given(regions.flatMap(({ caratMin, caratMax }) => [caratMin, caratMax])), 0.5, 2),
    prices: axisOver(given(regions.flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])), 1_000, 20_000),
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

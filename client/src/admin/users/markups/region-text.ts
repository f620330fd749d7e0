import type { MarkupRegionFragment, UserMarkupFragment } from '../../../graphql/generated/graphql';
import { formatCarats, formatExactCarats, formatPercent, formatPrice } from '../../../ui/numbers';

type Bounds = Pick<MarkupRegionFragment, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax'>;

/** Formats a weight with two decimals, or more if needed. */
function caratText(carats: number): string {
  return Number.isInteger(Math.round(carats * 1000) / 10) ? formatCarats(carats) : formatExactCarats(carats);
}

/** Formats a range: `from 1.00 to 2.00`. Returns null if the range has no limits. */
function span(min: number | null, max: number | null, format: (value: number) => string): string | null {
  if (min === null) {
    return max === null ? null : `up to ${format(max)}`;
  }
  return max === null ? `from ${format(min)}` : `from ${format(min)} to ${format(max)}`;
}

/** Formats the ranges of a region: `From 1.00 to 2.00 ct, from $5,000.01`. */
export function rangeText({ caratMin, caratMax, priceMin, priceMax }: Bounds): string {
  const weights = span(caratMin, caratMax, caratText);
  const prices = span(priceMin, priceMax, formatPrice);
  const weight = weights === null ? 'any weight' : `${weights} ct`;
  const text = [weight, prices].filter((part) => part !== null).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `+10%`, `−3%` */
export function percentText(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}%`;
}

/** Describes the gaps and overlaps in the chart for screen readers. */
export function gapAndOverlapTexts(
  regions: readonly MarkupRegionFragment[],
  markups: readonly UserMarkupFragment[],
): { readonly gaps: readonly string[]; readonly overlaps: readonly string[] } {
  const percentOf = new Map(markups.map(({ id, percent }) => [id, percentText(percent)]));
  const markupName = (id: string) => percentOf.get(id) ?? 'another markup';
  return {
    gaps: regions.filter(({ markupId }) => markupId === null).map((region) => `${rangeText(region)}: no markup`),
    overlaps: regions.flatMap((region) =>
      region.markupId === null || region.otherIds.length === 0
        ? []
        : [
            `${rangeText(region)}: ${markupName(region.markupId)} applies, not ${region.otherIds.map(markupName).join(', ')}`,
          ],
    ),
  };
}

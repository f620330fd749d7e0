import type { MarkupRegionFragment, UserMarkupFragment } from '../../../graphql/generated/graphql';
import { formatCarats, formatExactCarats, formatMoney, formatPercent, inHouseCurrency } from '../../../ui/numbers';

type Bounds = Pick<MarkupRegionFragment, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax'>;

/** Weights have two decimals where that is all there is to them. */
function caratText(carats: number): string {
  return Number.isInteger(Math.round(carats * 1000) / 10) ? formatCarats(carats) : formatExactCarats(carats);
}

function priceText(price: number): string {
  return `${formatMoney(price)} ${inHouseCurrency('$')}`;
}

/** `From 1.00 to 2.00 ct, from 5,000.01 $` */
export function rangeText({ caratMin, caratMax, priceMin, priceMax }: Bounds): string {
  const weights = [
    caratMin === null ? null : `from ${caratText(caratMin)}`,
    caratMax === null ? null : `up to ${caratText(caratMax)}`,
  ].filter((part) => part !== null);
  const prices = [
    priceMin === null ? null : `from ${priceText(priceMin)}`,
    priceMax === null ? null : `up to ${priceText(priceMax)}`,
  ].filter((part) => part !== null);
  const weight = weights.length === 0 ? 'any weight' : `${weights.join(' ')} ct`;
  const text = [weight, ...(prices.length === 0 ? [] : [prices.join(' ')])].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `+10 %`, `−3 %` */
export function percentText(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))} %`;
}

/** What the drawing says, for whoever does not look at it: gaps, and where several markups hold. */
export function planeText(
  regions: readonly MarkupRegionFragment[],
  markups: readonly UserMarkupFragment[],
): { readonly gaps: readonly string[]; readonly overlaps: readonly string[] } {
  const percentOf = new Map(markups.map(({ id, percent }) => [id, percentText(percent)]));
  const named = (id: string) => percentOf.get(id) ?? 'another one';
  return {
    gaps: regions.filter(({ markupId }) => markupId === null).map((region) => `${rangeText(region)}: no markup`),
    overlaps: regions.flatMap((region) =>
      region.markupId === null || region.otherIds.length === 0
        ? []
        : [`${rangeText(region)}: ${named(region.markupId)} counts, ${region.otherIds.map(named).join(', ')} not`],
    ),
  };
}

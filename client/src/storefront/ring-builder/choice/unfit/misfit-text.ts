import type { RingMisfit } from '../../../../graphql/generated/graphql';
import { formatCount } from '../../../../ui/numbers';

/** First page of incompatible parts, shown for each reason. */
export const unfitPage = { index: 0, size: 12 };

/** Returns the texts for stones that do not fit the given setting. */
export const stonesThatFit = (setting: string): MisfitWording => ({
  noun: 'stone',
  plural: 'stones',
  predicate: { singular: `does not fit ${setting}`, plural: `do not fit ${setting}` },
});

/** Reason why a part is not offered. `GONE` means that it fits but is not available. */
export type MisfitReason = RingMisfit | 'GONE';

/** Number of parts that do not fit for a given reason. */
export interface MisfitCount {
  readonly reason: RingMisfit;
  readonly page: { readonly total: number };
}

export const reasonTitles: Readonly<Record<MisfitReason, string>> = {
  SHAPE: 'Because of the shape',
  WEIGHT: 'Because of the weight',
  SOLD_TOGETHER: 'Sold only as a set',
  GONE: 'Suitable, but not available',
};

/** Phrases that state the reason within a sentence. */
const because: Readonly<Record<RingMisfit, string>> = {
  SHAPE: 'because of the shape',
  WEIGHT: 'because of the weight',
  SOLD_TOGETHER: 'because they are parcels, pairs or line sets',
};

/** Texts that name the incompatible parts and the part that they do not fit. */
export interface MisfitWording {
  readonly noun: string;
  readonly plural: string;
  /** Singular and plural: `does not fit a pear of 2.10 ct`, `do not take …`. */
  readonly predicate: { readonly singular: string; readonly plural: string };
}

/**
 * Returns a sentence about the parts that do not fit, or null if all parts fit. Example: `12 settings do not fit a
 * pear of 2.10 ct: 9 because of the shape, 3 because of the weight.`
 */
export function misfitSentence(
  counts: readonly MisfitCount[],
  { noun, plural, predicate }: MisfitWording,
): string | null {
  const reasons = counts.filter(({ page }) => page.total > 0);
  const total = reasons.reduce((sum, { page }) => sum + page.total, 0);
  if (total === 0) {
    return null;
  }
  const subject =
    total === 1 ? `1 ${noun} ${predicate.singular}` : `${formatCount(total)} ${plural} ${predicate.plural}`;
  const [first] = reasons;
  const reasonText =
    reasons.length === 1 && first !== undefined
      ? because[first.reason]
      : reasons.map(({ reason, page }) => `${formatCount(page.total)} ${because[reason]}`).join(', ');
  return reasons.length === 1 ? `${subject}, ${reasonText}.` : `${subject}: ${reasonText}.`;
}

/**
 * Returns a sentence about parts that fit but are unavailable, or null if there are none. Example: `4 stones fit, but
 * are on hold for another buyer or not available now.`
 */
export function unavailableSentence(
  count: number,
  { noun, plural }: Pick<MisfitWording, 'noun' | 'plural'>,
): string | null {
  if (count === 0) {
    return null;
  }
  const subject = count === 1 ? `1 ${noun} fits, but is` : `${formatCount(count)} ${plural} fit, but are`;
  return `${subject} on hold for another buyer or not available now.`;
}

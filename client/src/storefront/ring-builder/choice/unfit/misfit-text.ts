import type { RingMisfit } from '../../../../graphql/generated/graphql';
import { formatCount } from '../../../../ui/numbers';

/** So many parts are shown of each reason for which they are not offered. */
export const unfitPage = { index: 0, size: 12 };

/** How stones are spoken of that have to fit a setting of a name. */
export const stonesThatFit = (setting: string): MisfitWords => ({
  noun: 'stone',
  plural: 'stones',
  predicate: { one: `does not fit ${setting}`, many: `do not fit ${setting}` },
});

/** Why a part is not offered: it does not fit, or it does and cannot be had. */
export type WhyNot = RingMisfit | 'GONE';

/** How many parts do not fit for one reason. */
export interface MisfitCount {
  readonly reason: RingMisfit;
  readonly page: { readonly total: number };
}

export const reasonTitles: Readonly<Record<WhyNot, string>> = {
  SHAPE: 'Because of the shape',
  WEIGHT: 'Because of the weight',
  SOLD_TOGETHER: 'Sold together with others',
  GONE: 'Fit, but not available now',
};

/** The same inside a sentence. */
const because: Readonly<Record<RingMisfit, string>> = {
  SHAPE: 'because of the shape',
  WEIGHT: 'because of the weight',
  SOLD_TOGETHER: 'because they are parcels, pairs or line sets',
};

/** What does not fit, and what it would have to fit. */
export interface MisfitWords {
  readonly noun: string;
  readonly plural: string;
  /** `does not take a pear of 2.10 ct`, and of many. */
  readonly predicate: { readonly one: string; readonly many: string };
}

/**
 * `12 settings do not take a pear of 2.10 ct: 9 because of the shape, 3 because of the weight.` Null where everything
 * fits.
 */
export function misfitSentence(
  counts: readonly MisfitCount[],
  { noun, plural, predicate }: MisfitWords,
): string | null {
  const reasons = counts.filter(({ page }) => page.total > 0);
  const total = reasons.reduce((sum, { page }) => sum + page.total, 0);
  if (total === 0) {
    return null;
  }
  const what = total === 1 ? `1 ${noun} ${predicate.one}` : `${formatCount(total)} ${plural} ${predicate.many}`;
  const [first] = reasons;
  const why =
    reasons.length === 1 && first !== undefined
      ? because[first.reason]
      : reasons.map(({ reason, page }) => `${formatCount(page.total)} ${because[reason]}`).join(', ');
  return reasons.length === 1 ? `${what}, ${why}.` : `${what}: ${why}.`;
}

/** `4 stones fit, but are on hold for another buyer or not available now.` Null where there are none. */
export function goneSentence(count: number, { noun, plural }: Pick<MisfitWords, 'noun' | 'plural'>): string | null {
  if (count === 0) {
    return null;
  }
  const what = count === 1 ? `1 ${noun} fits, but is` : `${formatCount(count)} ${plural} fit, but are`;
  return `${what} on hold for another buyer or not available now.`;
}

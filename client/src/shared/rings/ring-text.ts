import type {
  DiamondRowFragment,
  GenericDiamondRowFragment,
  RingSettingRowFragment,
  RingStoneInput,
} from '../../graphql/generated/graphql';
import { formatCarats } from '../../ui/numbers';
import { usSizeText } from '../../ui/ring-size/ring-sizes';

type Setting = RingSettingRowFragment;

/** Formats a range. `from 0.70`, `up to 1.50`, `0.70 to 1.50`; null if both bounds are missing. */
export function rangeText<Value>(from: Value | null, to: Value | null, show: (value: Value) => string): string | null {
  if (from === null) {
    return to === null ? null : `up to ${show(to)}`;
  }
  return to === null ? `from ${show(from)}` : `${show(from)} to ${show(to)}`;
}

/** Describes the stones that fit a setting. `Round, Pear · 0.70 to 1.50 ct` */
export function takesText({
  shapes,
  caratsFrom,
  caratsTo,
}: Pick<Setting, 'shapes' | 'caratsFrom' | 'caratsTo'>): string {
  const weights = rangeText(caratsFrom, caratsTo, formatCarats);
  const labels = shapes.map(({ label }) => label).join(', ');
  return [labels === '' ? 'No stones' : labels, weights === null ? null : `${weights} ct`]
    .filter((text) => text !== null)
    .join(' · ');
}

/** Formats the range of US sizes that a setting is made in. `4 to 9` */
export const sizesText = ({ ringSizeFrom, ringSizeTo }: Pick<Setting, 'ringSizeFrom' | 'ringSizeTo'>): string | null =>
  rangeText(ringSizeFrom, ringSizeTo, usSizeText);

export type RingStone = DiamondRowFragment | GenericDiamondRowFragment;

/** Returns the weight of a stone. For a generic stone, returns the minimum weight, which its price is based on. */
export const caratsOf = (stone: RingStone): number => ('carats' in stone ? stone.carats : stone.caratsFrom);

/** Returns the title of a stone: `Round 1.02 ct, F, VS1`. */
export function stoneTitle(stone: RingStone): string {
  const grades = [stone.color?.label, stone.clarity?.label].filter((grade) => grade !== undefined);
  return [`${stone.shape.label} ${formatCarats(caratsOf(stone))} ct`, ...grades].join(', ');
}

/** Returns a noun phrase that describes a stone within a sentence. `a pear of 2.10 ct` */
export function stoneInWords(stone: RingStone): string {
  const label = stone.shape.label.toLowerCase();
  const article = /^[aeiou]/.test(label) ? 'an' : 'a';
  const name = nouns.has(label) ? label : `${label} stone`;
  return `${article} ${name} of ${formatCarats(caratsOf(stone))} ct`;
}

/** Shapes whose names are nouns: `a pear`, but `a round stone`. */
const nouns = new Set([
  'pear',
  'oval',
  'marquise',
  'princess',
  'cushion',
  'heart',
  'emerald',
  'asscher',
  'radiant',
  'trilliant',
]);

/** Returns the ring input for a stone. */
export const stoneInput = ({ __typename, id }: RingStone): RingStoneInput =>
  __typename === 'Diamond' ? { diamondId: id } : { genericDiamondId: id };

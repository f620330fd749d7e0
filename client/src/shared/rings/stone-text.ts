import type { DiamondRowFragment, GenericDiamondRowFragment, RingStoneInput } from '../../graphql/generated/graphql';
import { formatCarats } from '../../ui/numbers';

/** The stone of a ring. */
export type RingStone = DiamondRowFragment | GenericDiamondRowFragment;

/** Carats of a stone: of a generic one its least weight, by which it is priced. */
export const caratsOf = (stone: RingStone): number => ('carats' in stone ? stone.carats : stone.caratsFrom);

/** A stone in a line. `Round 1.02 ct, F, VS1` */
export function stoneTitle(stone: RingStone): string {
  const grades = [stone.color?.label, stone.clarity?.label].filter((grade) => grade !== undefined);
  return [`${stone.shape.label} ${formatCarats(caratsOf(stone))} ct`, ...grades].join(', ');
}

/** A stone in running text. `a pear of 2.10 ct` */
export function stoneInWords(stone: RingStone): string {
  const label = stone.shape.label.toLowerCase();
  const article = /^[aeiou]/.test(label) ? 'an' : 'a';
  const name = nouns.has(label) ? label : `${label} stone`;
  return `${article} ${name} of ${formatCarats(caratsOf(stone))} ct`;
}

/** Shapes whose name is that of the stone. */
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

/** How the server knows a stone. */
export const stoneInput = ({ __typename, id }: RingStone): RingStoneInput =>
  __typename === 'Diamond' ? { diamondId: id } : { genericDiamondId: id };

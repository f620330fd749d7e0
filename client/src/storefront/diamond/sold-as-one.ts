import type { DiamondSetKind } from '../../graphql/generated/graphql';
import { diamondTitle } from '../../shared/items/diamond-text';
import { formatExactCarats } from '../../ui/numbers';
import type { ExplainedPrice } from './price-explanation';
import type { DetailedStone } from './report-facts';

interface OfSet {
  readonly set: {
    readonly kind: DiamondSetKind;
    readonly members: readonly { readonly isPair: boolean }[];
  } | null;
}

/**
 * Returns true if a stone is sold only as part of its set: always for line sets, and for pairs if either stone
 * requires it.
 */
export function isSoldAsOne({ set }: OfSet): boolean {
  return set !== null && (set.kind === 'LINE_SET' || set.members.some(({ isPair }) => isPair));
}

/**
 * Returns the title of the item for sale: the stone, the parcel, or the set with its weight. Example: `Pair: Round
 * 2.046 ct, F, VS1`.
 */
export function soldTitle(stone: TitledStone): string {
  const { set } = stone;
  if (set === null || !isSoldAsOne(stone)) {
    return diamondTitle(stone);
  }
  const kind = set.kind === 'PAIR' ? 'Pair' : `Line set of ${set.stones}`;
  // Lists only the grades that all stones share, because the stones of a set can differ.
  const sharedValue = <Value>(read: (member: SetMember) => Value) =>
    set.members.every((member) => read(member) === read(stone)) ? read(stone) : null;
  const shape = sharedValue((member) => member.shape.label) ?? 'mixed shapes';
  const grades = [sharedValue((member) => member.color?.label), sharedValue((member) => member.clarity?.label)];
  return [`${kind}: ${shape} ${formatExactCarats(set.carats)} ct`, ...grades.filter((grade) => grade != null)].join(
    ', ',
  );
}

interface WithLabel {
  readonly label: string;
}

interface SetMember {
  readonly isPair: boolean;
  readonly shape: WithLabel;
  readonly color: WithLabel | null;
  readonly clarity: WithLabel | null;
}

interface TitledStone extends SetMember {
  readonly carats: number;
  readonly parcelStones: number;
  readonly set: {
    readonly kind: DiamondSetKind;
    readonly stones: number;
    readonly carats: number;
    readonly members: readonly SetMember[];
  } | null;
}

/** Returns the viewer's price of the stone or parcel, or the price of the set if it is sold only as a set. */
export function priceOf(stone: DetailedStone): ExplainedPrice {
  const { set, price, carats, parcelStones, rapPrice, discount } = stone;
  return set !== null && isSoldAsOne(stone)
    ? { ...set, count: set.stones, isAverage: true }
    : {
        total: price?.total ?? null,
        perCarat: price?.perCarat ?? null,
        unit: price?.unit ?? null,
        carats,
        count: parcelStones,
        listPerCarat: rapPrice,
        discount,
      };
}

/**
 * Returns the stones to add to a basket: both stones of an inseparable pair, otherwise just the stone. A stone of a
 * line set adds the whole line set.
 */
export function boughtStones(stone: DetailedStone) {
  return stone.set?.kind === 'PAIR' && isSoldAsOne(stone) ? stone.set.members : [stone];
}

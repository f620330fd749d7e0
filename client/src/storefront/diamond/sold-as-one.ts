import type { ExplainedPrice } from '../../catalogue/parts/price-explanation';
import type { DiamondSetKind } from '../../graphql/generated/graphql';
import type { DetailedStone } from './report-facts';

interface OfSet {
  readonly set: {
    readonly kind: DiamondSetKind;
    readonly members: readonly { readonly isPair: boolean }[];
  } | null;
}

/** Whether a stone is not sold without the others of its set: a line set never, a pair where either half says so. */
export function isSoldAsOne({ set }: OfSet): boolean {
  return set !== null && (set.kind === 'LINE_SET' || set.members.some(({ isPair }) => isPair));
}

/** What whoever looks pays: for the stone or parcel, or for the set without which it is not sold. */
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

/** What goes into a basket: both halves of a pair that is sold as one, else the stone, which brings its line set. */
export function boughtStones(stone: DetailedStone) {
  return stone.set?.kind === 'PAIR' && isSoldAsOne(stone) ? stone.set.members : [stone];
}

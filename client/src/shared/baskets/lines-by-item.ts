import type { BasketContentsQuery, BasketItemInput } from '../../graphql/generated/graphql';

type Contents = BasketContentsQuery;
type Line = NonNullable<Contents['wishlist']>['lines'][number] | NonNullable<Contents['cart']>['lines'][number];

/**
 * Basket item with the ID of its stock item or ring. Rings that have not been created yet use `ringKey` as their ID.
 */
export interface BasketItem {
  readonly item: BasketItemInput;
  readonly itemId: string;
}

interface RingParts {
  readonly ringSettingId: string;
  readonly stoneId: string;
  readonly ringSize: number | null;
  readonly engraving: string | null;
}

/** Returns a key for a ring, built from its parts, because a ring's ID is visible only to its owner. */
export const ringKey = ({ ringSettingId, stoneId, ringSize, engraving }: RingParts): string =>
  JSON.stringify([ringSettingId, stoneId, ringSize, engraving]);

type WithId = { readonly id: string } | null | undefined;

interface RingInBasket extends Pick<RingParts, 'ringSize' | 'engraving'> {
  readonly ringSetting: WithId;
}

function sameRing(ring: RingInBasket | null, stone: WithId): string | undefined {
  return ring?.ringSetting == null || stone == null
    ? undefined
    : ringKey({ ...ring, ringSettingId: ring.ringSetting.id, stoneId: stone.id });
}

/** Returns the items of a basket line as pairs of input field name and ID. */
function itemIdsOf(line: Line): readonly (readonly [keyof BasketItemInput, string | undefined])[] {
  switch (line.__typename) {
    case 'DiamondLine':
      return [['diamondId', line.diamond?.id]];
    case 'DiamondSetLine':
      return line.diamonds.map(({ id }) => ['lineSetDiamondId', id] as const);
    case 'ParcelLine':
      return [['parcel', line.diamond?.id]];
    case 'MeleeLotLine':
      // Melee lines are never matched, because each amount of a lot is a separate line.
      return [];
    case 'EngagementRingLine':
      return [
        ['engagementRingId', line.engagementRing?.id],
        ['engagementRing', sameRing(line.engagementRing, line.engagementRing?.diamond)],
      ];
    case 'CompletedRingLine':
      return [
        ['completedRingId', line.completedRing?.id],
        ['completedRing', sameRing(line.completedRing, line.completedRing?.genericDiamond)],
      ];
    case 'EternityRingLine':
      return [['eternityRingId', line.eternityRing?.id]];
    case 'BraceletLine':
      return [['braceletId', line.bracelet?.id]];
    case 'JewelleryLine':
      return [['jewelleryPieceId', line.jewelleryPiece?.id]];
    case 'CustomNecklaceLine':
      return [['customNecklaceId', line.customNecklace?.id]];
  }
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** Returns the basket line IDs, keyed by item. */
export function linesByItem(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) =>
      itemIdsOf(line).flatMap(([kind, id]) => (id === undefined ? [] : [[keyOf(kind, id), line.id] as const])),
    ),
  );
}

/** Returns the key of an item in the map returned by `linesByItem`. */
export function basketItemKey({ item, itemId }: BasketItem): string {
  return keyOf(Object.keys(item)[0] ?? '', itemId);
}

import type { BasketItemInput, ItemKind, SharedLineDetailsFragment } from '../../../graphql/generated/graphql';

type Line = Pick<SharedLineDetailsFragment, 'itemId' | 'lineSet' | 'carats' | 'numberOfStones' | 'ring'>;

/** A ring is a row of whoever has put it together: others put the same one together for themselves. */
const made = ({ ringSettingId, ringSize, engraving }: NonNullable<Line['ring']>) => ({
  ringSettingId,
  ringSize,
  engraving,
});

const itemOf: Readonly<Record<ItemKind, (line: Line) => BasketItemInput | null>> = {
  DIAMOND: ({ itemId: diamondId, lineSet, numberOfStones }) => {
    if (numberOfStones !== null) {
      return { parcel: { diamondId, numberOfStones } };
    }
    return lineSet === null ? { diamondId } : { lineSetDiamondId: diamondId };
  },
  MELEE: ({ itemId: meleeId, carats, numberOfStones }) =>
    carats === null ? null : { melee: { meleeId, carats, numberOfStones } },
  ENGAGEMENT_RING: ({ ring }) => ring && { engagementRing: { ...made(ring), diamondId: ring.stoneId } },
  COMPLETED_RING: ({ ring }) => ring && { completedRing: { ...made(ring), genericDiamondId: ring.stoneId } },
  ETERNITY_RING: ({ itemId: eternityRingId }) => ({ eternityRingId }),
  BRACELET: ({ itemId: braceletId }) => ({ braceletId }),
  JEWELLERY: ({ itemId: jewelleryPieceId }) => ({ jewelleryPieceId }),
  CUSTOM_NECKLACE: ({ itemId: customNecklaceId }) => ({ customNecklaceId }),
};

/** What wishes for, or orders, the same as a shared line; null where it cannot be told. */
export const sharedItem = (line: Line & { readonly kind: ItemKind }): BasketItemInput | null => itemOf[line.kind](line);

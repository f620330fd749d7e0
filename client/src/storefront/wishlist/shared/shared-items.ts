import type { BasketItemInput, ItemKind, SharedLineDetailsFragment } from '../../../graphql/generated/graphql';

type Line = Pick<SharedLineDetailsFragment, 'itemId' | 'lineSet' | 'carats' | 'numberOfStones'>;

/** A ring is of whoever has put it together. */
const ofSomebodyElse = (): null => null;

const itemOf: Readonly<Record<ItemKind, (line: Line) => BasketItemInput | null>> = {
  DIAMOND: ({ itemId: diamondId, lineSet, numberOfStones }) => {
    if (numberOfStones !== null) {
      return { parcel: { diamondId, numberOfStones } };
    }
    return lineSet === null ? { diamondId } : { lineSetDiamondId: diamondId };
  },
  MELEE: ({ itemId: meleeId, carats, numberOfStones }) =>
    carats === null ? null : { melee: { meleeId, carats, numberOfStones } },
  ENGAGEMENT_RING: ofSomebodyElse,
  COMPLETED_RING: ofSomebodyElse,
  ETERNITY_RING: ({ itemId: eternityRingId }) => ({ eternityRingId }),
  BRACELET: ({ itemId: braceletId }) => ({ braceletId }),
  JEWELLERY: ({ itemId: jewelleryPieceId }) => ({ jewelleryPieceId }),
  CUSTOM_NECKLACE: ({ itemId: customNecklaceId }) => ({ customNecklaceId }),
};

/** What wishes for the same as a shared line; null where nobody else can. */
export const sharedItem = (line: Line & { readonly kind: ItemKind }): BasketItemInput | null => itemOf[line.kind](line);

import { itemHref } from '../../../catalogue/pieces/item-href';
import type { BasketItemInput, ItemKind, SharedLineDetailsFragment } from '../../../graphql/generated/graphql';

type Line = Pick<
  SharedLineDetailsFragment,
  'kind' | 'itemId' | 'stockNumber' | 'lineSet' | 'carats' | 'numberOfStones'
>;

/** What a shared line leads to, and what wishes for the same. Null where there is none: rings belong to whoever made them. */
interface SharedItem {
  readonly href: string | null;
  readonly item: BasketItemInput | null;
}

const itemOf: Readonly<Record<ItemKind, (line: Line) => SharedItem>> = {
  DIAMOND: ({ itemId: id, stockNumber, lineSet, numberOfStones }) => ({
    href: itemHref({ kind: 'DIAMOND', id, stockNumber }),
    item: diamondItem(id, lineSet, numberOfStones),
  }),
  MELEE: ({ itemId: id, stockNumber, carats, numberOfStones }) => ({
    href: itemHref({ kind: 'MELEE', id, stockNumber }),
    item: carats === null ? null : { melee: { meleeId: id, carats, numberOfStones } },
  }),
  ENGAGEMENT_RING: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'RING_SETTING', id, stockNumber }),
    item: null,
  }),
  COMPLETED_RING: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'RING_SETTING', id, stockNumber }),
    item: null,
  }),
  ETERNITY_RING: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'ETERNITY_RING', id, stockNumber }),
    item: { eternityRingId: id },
  }),
  BRACELET: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'BRACELET', id, stockNumber }),
    item: { braceletId: id },
  }),
  JEWELLERY: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'JEWELLERY', id, stockNumber }),
    item: { jewelleryPieceId: id },
  }),
  CUSTOM_NECKLACE: ({ itemId: id, stockNumber }) => ({
    href: itemHref({ kind: 'CUSTOM_NECKLACE', id, stockNumber }),
    item: { customNecklaceId: id },
  }),
};

function diamondItem(id: string, lineSet: string | null, numberOfStones: number | null): BasketItemInput {
  if (numberOfStones !== null) {
    return { parcel: { diamondId: id, numberOfStones } };
  }
  return lineSet === null ? { diamondId: id } : { lineSetDiamondId: id };
}

/** Where a shared line leads, and what wishes for the same. */
export const sharedItem = (line: Line): SharedItem => itemOf[line.kind](line);

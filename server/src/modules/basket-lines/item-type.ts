/**
 * The kinds of things that a wishlist, cart or order can hold. The numbers are those of REST and of the database. 3 is
 * a ring setting, which is sold in a ring only.
 */
export enum ItemType {
  DIAMOND = 1,
  MELEE = 2,
  ENGAGEMENT_RING = 4,
  COMPLETED_RING = 5,
  ETERNITY_RING = 6,
  BRACELET = 7,
  JEWELLERY = 8,
  CUSTOM_NECKLACE = 9,
}

/** The property of a row that points to the thing. */
export const referenceOf = {
  [ItemType.DIAMOND]: 'diamondId',
  [ItemType.MELEE]: 'meleeId',
  [ItemType.ENGAGEMENT_RING]: 'engagementRingId',
  [ItemType.COMPLETED_RING]: 'completedRingId',
  [ItemType.ETERNITY_RING]: 'eternityRingId',
  [ItemType.BRACELET]: 'braceletId',
  [ItemType.JEWELLERY]: 'jewelleryPieceId',
  [ItemType.CUSTOM_NECKLACE]: 'customNecklaceId',
} as const satisfies Record<ItemType, string>;

/** The references of a row: the one of its kind is set, until the thing is deleted. */
export type ItemReferences = { [R in (typeof referenceOf)[ItemType]]: number | null };

/** The thing that a row means, among those of its kind. Null: it was deleted. */
export const itemIdOf = (row: ItemReferences & { readonly itemType: ItemType }): number | null =>
  row[referenceOf[row.itemType]];

/** Tells things apart: ids are those of their kind. */
export const keyOf = ({ itemType, itemId }: { itemType: number; itemId: number | null }): string =>
  `${itemType} ${itemId}`;

/** A row's references to one thing, the others null. */
export const referencesTo = ({ itemType, itemId }: { itemType: ItemType; itemId: number }): ItemReferences => ({
  diamondId: null,
  meleeId: null,
  engagementRingId: null,
  completedRingId: null,
  eternityRingId: null,
  braceletId: null,
  jewelleryPieceId: null,
  customNecklaceId: null,
  [referenceOf[itemType]]: itemId,
});

import { itemKinds } from './kinds/kinds.ts';

export {
  goneError,
  type ItemRow,
  type LockedItem,
  lockReservations,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
  type TakenStock,
  takeStock,
} from './allocation/allocate-stock.ts';
export { lockOffers, type SetRow } from './allocation/lock-offers.ts';
export { type KnownOffers, linesByUser, linesOf, linesToOrder, offersOf } from './basket/basket.ts';
export { BasketItem } from './basket/basket-item.entity.ts';
export { type BasketRow, basketRow, lockedBasket, readBasket } from './basket/basket-row.ts';
export {
  addChoices,
  addItems,
  type BasketAddition,
  RemoveSetInput,
  removeItems,
  removeSet,
} from './basket/change-basket.ts';
export { choiceOf, choiceOfRow } from './items/choice-of.ts';
export type { ChosenItem } from './items/choose-items.ts';
export { chooseItems } from './items/choose-items.ts';
export { BasketItemInput, maxItems } from './items/item-input.ts';
export {
  ItemReferences,
  isSameItem,
  itemIdIn,
  itemIdOf,
  itemTypeCheck,
  referencesTo,
} from './items/item-reference.ts';
export { keptOf } from './items/item-snapshots.ts';
export { splitPairs, splitReason } from './items/pairs.ts';
export { partsOf } from './items/parts-of.ts';
export {
  amountFields,
  fieldIn,
  idOrNull,
  idSchema,
  idsIn,
  idsSchema,
  itemFields,
  itemTypes,
  meleeFields,
  meleeIn,
  namedItem,
  namedItemFields,
  pathInList,
  pathInOne,
  removal,
  setsIn,
  stonesIn,
} from './items/rest-items.ts';
export { saleRefusals } from './items/stock-items.ts';
export { type StoredItem, storeItems } from './items/store-items.ts';
export { RingSizeText, StoneCount } from './kinds/amounts.ts';
export { BasketLine } from './kinds/basket-line.type.ts';
export { ItemKindEnum } from './kinds/item-kind.enum.ts';
export type { ItemKind } from './kinds/item-kind.ts';
export { itemKinds, kindOf } from './kinds/kinds.ts';
export {
  canBeOrdered,
  goneReason,
  type ItemChoice,
  keyOf,
  type Offer,
  type StoredOffer,
  type Wanted,
} from './kinds/offer.ts';
export type { ItemFact, ItemSnapshot } from './snapshots/item-snapshot.ts';

export const sellingResolvers = [...itemKinds.flatMap(({ lineResolvers }) => lineResolvers)];

import { basketLineResolvers } from './basket-line.resolver.ts';

export {
  goneError,
  type ItemRow,
  isFree,
  type LockedClaim,
  lockClaims,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
} from './allocate-stock.ts';
export { changedSets, linesByUser, linesOf, linesToOrder, offersOf, readBasket } from './basket.ts';
export { BasketItem } from './basket-item.entity.ts';
export { BasketItemInput, maxItems, RingSizeText, StoneCount } from './basket-item.input.ts';
export { BasketLine } from './basket-line.type.ts';
export { addItems, type BasketChange, RemoveSetInput, removeItems, removeSet } from './change-basket.ts';
export { choiceOf } from './choice-of.ts';
export { chooseItems } from './choose-items.ts';
export { itemKinds } from './item-kinds.ts';
export { ItemReference } from './item-reference.ts';
export { type ItemReferences, ItemType, itemIdOf, keyOf, referenceOf, referencesTo } from './item-type.ts';
export { splitPairs, splitReason } from './pairs.ts';
export {
  amountFields,
  fieldIn,
  idOrNull,
  idSchema,
  idsIn,
  idsSchema,
  meleeFields,
  meleeIn,
  pathInList,
  pathInOne,
  removal,
  setsIn,
  stonesIn,
  thingFields,
} from './rest-items.ts';
export type { Offer } from './sellable.ts';

export const basketLinesResolvers = basketLineResolvers;

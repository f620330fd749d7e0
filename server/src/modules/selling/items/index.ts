export {
  type ChosenItem,
  chooseItems,
  resolveItem,
  resolveRow,
  type StoredItem,
  storeItems,
} from './choose-items.ts';
export { BasketItemInput, maxItems } from './item-input.ts';
export { ItemReferences, isSameItem, itemIdIn, itemIdOf, itemTypeCheck, referencesTo } from './item-reference.ts';
export { partsOf, snapshotsOfRows } from './item-snapshots.ts';
export { splitPairs, splitReason } from './pairs.ts';
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
} from './rest-items.ts';
export { saleRefusals } from './stock-items.ts';

export { type KnownOffers, linesByUser, linesOf, linesToOrder, offersOf } from './basket.ts';
export { BasketItem } from './basket-item.entity.ts';
export { type BasketRow, basketRow, lockedBasket, readBasket } from './basket-row.ts';
export { addChoices, addItems, type BasketAddition, RemoveSetInput, removeItems, removeSet } from './change-basket.ts';

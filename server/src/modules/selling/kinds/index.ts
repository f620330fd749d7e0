export { RingSizeText, StoneCount } from './amounts.ts';
export { BasketLine } from './basket-line.type.ts';
export { ItemKindEnum } from './item-kind.enum.ts';
export type { ItemKind } from './item-kind.ts';
export { itemKinds, kindOf } from './kinds.ts';
export { canBeOrdered, goneReason, type ItemChoice, keyOf, type Offer, type StoredOffer } from './offer.ts';

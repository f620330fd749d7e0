export { BasketLine } from './basket-line.type.ts';
export { RingSizeText, StoneCount } from './item-field.ts';
export type { ItemKind } from './item-kind.ts';
export { ItemKindEnum, itemKinds, kindOf } from './kinds.ts';
export {
  canBeOrdered,
  type ItemChoice,
  keyOf,
  type Offer,
  type StoredOffer,
  unavailabilityText,
} from './offer.ts';

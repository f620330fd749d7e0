export { Diamond } from './diamond.entity.ts';
export { diamondPresenter, presentedTo } from './diamond.presenter.ts';
export { diamonds, isOfferedTo } from './diamond.stock.ts';
export { currentStatus, diamondReservations, hasEndedHold, isHeldForOther } from './diamond-availability.ts';
export {
  diamondMisfits,
  fitsSetting,
  mateMeets,
  mateOf,
  refersToMate,
} from './diamond-mate.ts';
export { diamondStock } from './diamond-units.ts';
export { DiamondCollection, isInCollection } from './lists/diamond-collection.ts';
export { offerPriceFor, priceFor } from './lists/diamond-price.ts';
export { diamondById } from './lists/load-diamonds.ts';
export { weightOf } from './parcel.ts';
export { DiamondSet, DiamondSetKind } from './sets/diamond-set.type.ts';
export { setOf } from './sets/read-sets.ts';
export {
  pairName,
  presentSetTotals,
  type SetTotals,
  SetTotalsSchema,
  SetTotalsType,
  setTotals,
  totalsOfSets,
} from './sets/set-totals.ts';
export { highlightDiamond } from './writing/change-diamond.ts';
export { lockDiamonds } from './writing/lock-diamonds.ts';

export { changedItemsFor, eyesOf } from './changed-items.ts';
export { notHeldForOthers, notOrdered } from './common-rules.ts';
export { onOpenPage, pageWords } from './page-rules.ts';
export { type AskedFilter, canBeHadNow, filterOf, type ShopPage } from './shop-page.ts';

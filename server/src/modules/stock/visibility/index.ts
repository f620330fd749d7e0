export { changedItemsFor, visibilityKeyOf } from './changed-items.ts';
export { notHeldForOthers, notOrdered } from './common-rules.ts';
export { onOpenPage, pageWords } from './page-rules.ts';
export { filterOf, orderableNow, type PageFilter, type ShopPage } from './shop-page.ts';

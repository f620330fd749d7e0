export { changedItemsFor, visibilityKeyOf as eyesOf } from './changed-items.ts';
export { notHeldForOthers, notOrdered } from './common-rules.ts';
export { onOpenPage, pageWords } from './page-rules.ts';
export { filterOf, orderableNow as canBeHadNow, type PageFilter as AskedFilter, type ShopPage } from './shop-page.ts';

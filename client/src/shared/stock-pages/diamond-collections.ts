import type { DiamondCollection } from '../../graphql/generated/graphql';
import { diamondShopPages } from '../../graphql/generated/stock/shop-pages';
import type { DiamondPageKey } from './diamond-pages';

/** What the list of a page of diamonds holds. What it shows of it is told by its page settings. */
export const collectionOf = (page: DiamondPageKey): DiamondCollection => diamondShopPages[page].filter.collection;

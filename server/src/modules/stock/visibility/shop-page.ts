import type { AccessPage } from '../../accounts/users/index.ts';

/** Filter of a stock type as in client requests, with enum values of the schema, such as `{ collection: 'WHITE' }`. */
export type PageFilter = Readonly<Record<string, unknown>>;

/** Condition of a shop page: one field of the type's filter. */
interface PageCondition {
  readonly filter: PageFilter;
  /** Statement for people that is true for matching items: `The item is salt and pepper`. */
  readonly says: string;
  /** Whether the condition is about orderability. The sale rules then explain why an item does not match. */
  readonly isAboutSale?: boolean;
}

/**
 * Shop page that lists stock of a type, with its filter and access. Clients build lists and navigation from it
 * (`stock.declaration.json`). The visibility explanation of an item also uses it.
 */
export interface ShopPage {
  /** Name of the page settings. The page is hidden without settings. */
  readonly name: string;
  /** Path in the shop. */
  readonly address: string;
  /** Access page that restricted traders need. If omitted, every trader can open the page. */
  readonly access?: AccessPage;
  /** If omitted, the page lists all items of the type. */
  readonly asks?: readonly PageCondition[];
}

/** Returns the filter of a page: all its conditions combined. */
export const filterOf = ({ asks = [] }: ShopPage): PageFilter => Object.assign({}, ...asks.map(({ filter }) => filter));

/** Condition for pages that combine parts: only parts that the caller can order now. */
export const orderableNow: PageCondition = {
  filter: { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] },
  says: 'The user can order the item now',
  isAboutSale: true,
};

import type { AccessPage } from '../../accounts/users/index.ts';

/** Filter of a stock type as sent by clients, with enum values of the schema, such as `{ collection: 'WHITE' }`. */
export type PageFilter = Readonly<Record<string, unknown>>;

/** Condition of a shop page: one field of the type's filter. */
interface PageCondition {
  readonly filter: PageFilter;
  /** Sentence that describes matching items: `The item is salt and pepper`. */
  readonly statement: string;
  /** Whether the condition concerns orderability. If an item does not match, the sale rules explain why. */
  readonly isAboutSale?: boolean;
}

/**
 * Shop page that lists stock of a type, with its filter and access. Clients build lists and navigation from it
 * (`stock.declaration.json`). It is also used to explain the visibility of an item.
 */
export interface ShopPage {
  /** Name of the page settings. Without settings, the page is hidden. */
  readonly name: string;
  /** Path in the shop. */
  readonly address: string;
  /** Access page that traders with restricted access need. If omitted, every trader can open the page. */
  readonly access?: AccessPage;
  /** If omitted, the page lists all items of the type. */
  readonly conditions?: readonly PageCondition[];
}

/** Returns the filter of a page: all its conditions combined. */
export const filterOf = ({ conditions = [] }: ShopPage): PageFilter =>
  Object.assign({}, ...conditions.map(({ filter }) => filter));

/** Condition for pages on which users combine parts. It matches only parts that the caller can order now. */
export const orderableNow: PageCondition = {
  filter: { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] },
  statement: 'The user can order the item now',
  isAboutSale: true,
};

import type { AccessPage } from '../../accounts/users/index.ts';

/**
 * Filter of a stock type in the format that clients send. Uses the enum values of the schema, such as `{ collection:
 * 'WHITE' }`.
 */
export type PageFilter = Readonly<Record<string, unknown>>;

/** Condition of a shop page, on one field of the type's filter. */
interface PageCondition {
  readonly filter: PageFilter;
  /** Sentence that describes matching items, such as `The item is salt and pepper`. */
  readonly statement: string;
  /** Whether the condition concerns orderability. If so, the sale rules explain why an item does not match. */
  readonly isAboutSale?: boolean;
}

/**
 * Shop page that lists stock of one type. Contains its filter and the required access. Clients build lists and
 * navigation from it (`stock.declaration.json`). It is also used to explain the visibility of an item.
 */
export interface ShopPage {
  /** Name of the page in the page settings. A page without settings is hidden. */
  readonly name: string;
  /** URL path in the shop. */
  readonly address: string;
  /** Access page that traders with restricted access need. If omitted, all traders can open the page. */
  readonly access?: AccessPage;
  /** If omitted, the page lists all items of the type. */
  readonly conditions?: readonly PageCondition[];
}

/** Returns the filter of a page, which combines all its conditions. */
export const filterOf = ({ conditions = [] }: ShopPage): PageFilter =>
  Object.assign({}, ...conditions.map(({ filter }) => filter));

/** Condition for pages on which users combine parts. It matches only the parts that the caller can order now. */
export const orderableNow: PageCondition = {
  filter: { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] },
  statement: 'The user can order the item now',
  isAboutSale: true,
};

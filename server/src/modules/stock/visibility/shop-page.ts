import type { AccessPage } from '../../accounts/users/index.ts';

/** A filter of a type of stock as clients ask by it: constants of the schema, such as `{ collection: 'WHITE' }`. */
export type AskedFilter = Readonly<Record<string, unknown>>;

/** Something that the list of a page asks of what it shows, by one field of the type's filter. */
interface PageAsks {
  readonly filter: AskedFilter;
  /** What is so of what meets it, for people: `It is salt and pepper`. */
  readonly says: string;
  /** Whether it is not about the item, but about whether it can be ordered: the rules for that say why it is not met. */
  readonly isAboutSale?: boolean;
}

/**
 * A page of the shop that lists stock of a type: what its list asks, and who may open it. Clients make their lists and their
 * navigation of it (`stock.declaration.json`), and it is told of it where an item stands.
 */
export interface ShopPage {
  /** Of its page settings, without which it is not shown. */
  readonly name: string;
  /** In the shop. */
  readonly address: string;
  /** The page of access without which restricted traders do not open it. Left out: everybody does. */
  readonly access?: AccessPage;
  /** Left out: nothing, it lists all of the type. */
  readonly asks?: readonly PageAsks[];
}

/** All that the list of a page asks, as one filter. */
export const filterOf = ({ asks = [] }: ShopPage): AskedFilter =>
  Object.assign({}, ...asks.map(({ filter }) => filter));

/** Of what is put together on a page: parts that can be had at this moment. */
export const canBeHadNow: PageAsks = {
  filter: { availabilities: ['FOR_SALE', 'HELD_FOR_YOU'] },
  says: 'They can order it at this moment',
  isAboutSale: true,
};

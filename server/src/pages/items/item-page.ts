import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { viewerOf } from '../../modules/accounts/visibility/index.ts';
import { type RowOf, readStock, readValue, type StockRecord } from '../../modules/stock/fields/index.ts';
import { mediaOf } from '../../modules/stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../modules/stock/index.ts';
import { Availability } from '../../modules/stock/values/index.ts';
import { fromReplica } from '../../platform/database/replicas/read-routing.ts';
import type { AddressParts } from '../client-pages.ts';

/** What people who do not know the trade call an item, and where it belongs. */
export interface ItemWords {
  readonly name: string;
  readonly description: string | null;
  /** The list that it is found in. */
  readonly list: { readonly title: string; readonly path: string };
  readonly brand?: string | null | undefined;
}

/** An item as visitors may see it. */
export interface ShownItem extends ItemWords {
  readonly stockNumber: string;
  /** Addresses, the first one first. */
  readonly images: readonly string[];
  /** Exact. Null: on request. */
  readonly price: string | null;
  readonly isForSale: boolean;
}

/** The page of one item of a type of stock. */
export interface ItemPage {
  readonly type: StockType;
  /** The part of its address that names the item, and the column of the row `d` that has it. */
  readonly part: { readonly name: string; readonly column: string };
  /** What visitors of the host see there. Null: nothing, whether there is such an item or not. One query. */
  find(ctx: RequestContext, address: AddressParts, query: AddressParts): Promise<ShownItem | null>;
}

interface ItemPageFacts<E extends StockRecord> {
  readonly type: StockType<E>;
  /** The field by which its address names an item. By default the stock number. */
  readonly field?: 'stockNumber' | 'name';
  /** Which of several of that name comes first. */
  readonly orderBy?: (query: AddressParts) => RawBuilder<unknown>;
  readonly words: (row: RowOf<E>) => ItemWords;
}

/** No stock number, and no name of a bracelet, is longer. */
const longestPart = 100;

export function itemPage<E extends StockRecord>(facts: ItemPageFacts<E>): ItemPage {
  const { type, field = 'stockNumber', orderBy = () => sql`d.id`, words } = facts;
  const part = { name: field, column: fieldNamed(type, field).column };
  const valueIn = (row: object, name: string): unknown => readValue(row, fieldNamed(type, name));
  return {
    type,
    part,
    async find(ctx, address, query) {
      const asked = String(address[part.name]);
      // PostgreSQL has no text with a NUL.
      if (asked.length > longestPart || asked.includes('\0')) return null;
      const column = sql.ref(`d.${part.column}`);
      const { em } = await fromReplica(ctx);
      const [row] = await readStock(em, {
        type,
        viewer: await viewerOf(ctx),
        // Names are compared without regard to case, as the page itself does.
        where: field === 'name' ? sql<boolean>`lower(${column}) = lower(${asked})` : sql<boolean>`${column} = ${asked}`,
        orderBy: orderBy(query),
        limit: 1,
      });
      if (!row) return null;
      const price = valueIn(row, type.price.total ?? '');
      return {
        ...words(row),
        stockNumber: String(valueIn(row, 'stockNumber')),
        images: mediaOf(type, row).images.map(({ url }) => url),
        price: typeof price === 'string' ? price : null,
        isForSale: valueIn(row, 'availability') === Availability.FOR_SALE,
      };
    },
  };
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { viewerOf } from '../../modules/accounts/visibility/index.ts';
import { type RowOf, readStock, readValue, type StockRecord } from '../../modules/stock/fields/index.ts';
import { mediaOf } from '../../modules/stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../modules/stock/index.ts';
import { Availability } from '../../modules/stock/values/index.ts';
import { fromReplica } from '../../platform/database/replicas/read-routing.ts';
import type { AddressParts } from '../client-pages.ts';

/** Display texts of an item, and the list that contains it. */
export interface ItemWords {
  readonly name: string;
  readonly description: string | null;
  readonly list: { readonly title: string; readonly path: string };
  readonly brand?: string | null | undefined;
}

/** Item as visible to anonymous visitors. */
export interface ShownItem extends ItemWords {
  readonly stockNumber: string;
  /** Image URLs in display order. */
  readonly images: readonly string[];
  /** Exact decimal. Null if the price is on request. */
  readonly price: string | null;
  readonly isForSale: boolean;
}

export interface ItemPage {
  readonly type: StockType;
  /** Path parameter that identifies the item, and the corresponding column of the item's row (alias `d`). */
  readonly part: { readonly name: string; readonly column: string };
  /**
   * Returns the item as visible to anonymous visitors of the host. Null if it does not exist or is not visible. Runs
   * one query.
   */
  find(ctx: RequestContext, address: AddressParts, query: AddressParts): Promise<ShownItem | null>;
}

interface ItemPageFacts<E extends StockRecord> {
  readonly type: StockType<E>;
  /** Item field used in the path. Default: the stock number. */
  readonly field?: 'stockNumber' | 'name';
  /** Sort order for items with the same name. The first item is shown. */
  readonly orderBy?: (query: AddressParts) => RawBuilder<unknown>;
  readonly textsOf: (row: RowOf<E>) => ItemWords;
}

/** Maximum length of a path parameter. Stock numbers and bracelet names are shorter. */
const longestPart = 100;

export function itemPage<E extends StockRecord>(facts: ItemPageFacts<E>): ItemPage {
  const { type, field = 'stockNumber', orderBy = () => sql`d.id`, textsOf } = facts;
  const part = { name: field, column: fieldNamed(type, field).column };
  const valueIn = (row: object, name: string): unknown => readValue(row, fieldNamed(type, name));
  return {
    type,
    part,
    async find(ctx, address, query) {
      const key = String(address[part.name]);
      // PostgreSQL cannot store NUL characters in text.
      if (key.length > longestPart || key.includes('\0')) return null;
      const column = sql.ref(`d.${part.column}`);
      const { em } = await fromReplica(ctx);
      const [row] = await readStock(em, {
        type,
        viewer: await viewerOf(ctx),
        // Names are compared case-insensitively, as on the page itself.
        where: field === 'name' ? sql<boolean>`lower(${column}) = lower(${key})` : sql<boolean>`${column} = ${key}`,
        orderBy: orderBy(query),
        limit: 1,
      });
      if (!row) return null;
      const price = valueIn(row, type.price.total ?? '');
      return {
        ...textsOf(row),
        stockNumber: String(valueIn(row, 'stockNumber')),
        images: mediaOf(type, row).images.map(({ url }) => url),
        price: typeof price === 'string' ? price : null,
        isForSale: valueIn(row, 'availability') === Availability.FOR_SALE,
      };
    },
  };
}

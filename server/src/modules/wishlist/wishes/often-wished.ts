import { sql } from 'kysely';
import { type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { itemKinds } from '../../selling/index.ts';

/** SQL: every item that is wished for, with the number of users who do. Items of a kind are counted by their index alone. */
const wishedItems = sql.join(
  itemKinds.map(({ itemType, column }) => {
    const item = sql.ref(`w.${column}`);
    return sql`select ${sql.lit(itemType)} as item_type, ${item} as item_id, count(*)::int as wishers
      from wishlist_item w where ${item} is not null group by ${item}`;
  }),
  sql` union all `,
);

/** An item that is wished for. */
interface OftenWished {
  item_type: number;
  item_id: number;
  wishers: number;
}

/** SQL: the same as a table to join. */
export const allWished = sql<OftenWished>`(${wishedItems})`;

/** SQL: of these as many as a page of all wishes can need, sorted by them: each item has a wish at least. */
export const wishedUpTo = ({ limit, offset }: Slice, direction: SortDirection) => sql<OftenWished>`(
  select * from (${wishedItems}) c order by c.wishers ${direction === SortDirection.DESC ? sql`desc` : sql`asc`}
  fetch first ${sql.lit(offset + limit)} rows with ties)`;

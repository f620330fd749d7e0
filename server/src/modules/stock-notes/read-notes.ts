import { sql } from 'kysely';
import { batch } from '../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { queryIn } from './database.ts';

/** Which item of stock, as its view says. */
export interface NotedItem {
  readonly id: number;
  /** Name of its type. */
  readonly kind: string;
}

const keyOf = ({ kind, id }: NotedItem): string => `${kind} ${id}`;

/** A note has no meaning to anybody but its writer: it is asked for by item and read with all others of the moment. */
const noteByKey = batch(
  async ({ em, actor }: RequestContext, keys: readonly string[]): Promise<Map<string, string>> => {
    if (!actor) return new Map();
    const items = keys.map((key) => key.split(' '));
    const kinds = items.map(([kind]) => kind);
    const ids = items.map(([, id]) => Number(id));
    const rows = await queryIn(em)
      .selectFrom('stock_note as n')
      .select(['n.kind', 'n.item_id as id', 'n.text'])
      .where('n.user_id', '=', actor.id)
      .where(sql<boolean>`(n.kind, n.item_id) in (select * from unnest(${kinds}::text[], ${ids}::int[]))`)
      .execute();
    return new Map(rows.map(({ text, ...item }) => [keyOf(item), text]));
  },
);

/**
 * Returns the caller's private note about an item, or null. Visitors, keys and administrators who view the shop as a user
 * get null, without a query.
 */
export const noteOf = async (ctx: RequestContext, item: NotedItem): Promise<string | null> =>
  ctx.actor && !ctx.key && !ctx.observer ? ((await noteByKey(ctx, keyOf(item))) ?? null) : null;

import { sql } from 'kysely';
import type { StockNotesTables } from '../../../generated/tables/stock-notes.ts';
import { AppError } from '../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { OptionalText } from '../../kernel/input/field-rules.ts';
import { IsId } from '../../kernel/input/rules.ts';
import { actorOf, signedIn } from '../../kernel/use-cases/access.ts';
import { batch } from '../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { promptCommand } from '../../kernel/use-cases/use-case.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';
import { stockViewById } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import { StockNote } from './stock-note.entity.ts';

/** Query builder for the stock notes table. Stock items are read through their stock type. */
const { queryIn } = statementsOver<StockNotesTables>();

/** Maximum length of a note in characters. */
const longestNote = 1_000;

@InputType({ description: 'Input for `setStockNote`.' })
export class SetStockNoteInput {
  @Field(() => StockKind, { description: 'Stock type of the item.' })
  @IsStockKind()
  kind!: string;

  @Field(() => ID, { description: 'Item ID.' })
  @IsId()
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: `Text of the note, at most ${longestNote} characters. Null or blank deletes the note.`,
  })
  @OptionalText(longestNote)
  text?: string | null;
}

const readers = new Map(stockModules.map(({ type }) => [type.name, stockViewById(type)]));

/** Field that every stock type has. Selected to check whether an item exists. */
const anyField: ReadonlySet<string> = new Set(['stockNumber']);

/**
 * Returns an item as the caller sees it, with the selected `fields`. Throws ITEM_NOT_FOUND if the caller may not see
 * the item.
 */
export async function notedItem(
  ctx: RequestContext,
  { kind, id }: Pick<SetStockNoteInput, 'kind' | 'id'>,
  fields: ReadonlySet<string> = anyField,
): Promise<object> {
  const item = await readers.get(kind)?.(ctx, id, fields);
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  return item;
}

/**
 * Sets, replaces or deletes the caller's note about an item. Returns the item. Throws ITEM_NOT_FOUND if the caller
 * may not see the item.
 */
export const setStockNote = promptCommand(signedIn, SetStockNoteInput, async (ctx, { kind, id, text }) => {
  await notedItem(ctx, { kind, id });
  const key = { userId: actorOf(ctx).id, kind, itemId: id };
  if (text == null) await ctx.em.nativeDelete(StockNote, key);
  else await ctx.em.upsert(StockNote, { ...key, text });
  return { kind, id };
});

export interface NotedItem {
  readonly id: number;
  /** Name of the stock type. */
  readonly kind: string;
}

const keyOf = ({ kind, id }: NotedItem): string => `${kind} ${id}`;

/** Loads the caller's notes by item. Calls in the same tick share one query. */
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
 * Returns the caller's private note about an item, or null if there is none. Anonymous callers, API keys and
 * impersonating administrators get null without a query.
 */
export const noteOf = async (ctx: RequestContext, item: NotedItem): Promise<string | null> =>
  ctx.actor && !ctx.key && !ctx.observer ? ((await noteByKey(ctx, keyOf(item))) ?? null) : null;

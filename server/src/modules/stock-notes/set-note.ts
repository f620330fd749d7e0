import { AppError } from '../../kernel/errors/errors.ts';
import { actorOf, signedIn } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { promptCommand } from '../../kernel/use-cases/use-case.ts';
import { stockViewById } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import { SetStockNoteInput } from './set-note.input.ts';
import { StockNote } from './stock-note.entity.ts';

const readers = new Map(stockModules.map(({ type }) => [type.name, stockViewById(type)]));

/** What every view of an item has: for rules that need to know only that it is there. */
const anyField: ReadonlySet<string> = new Set(['stockNumber']);

/** An item as its readers see it. `fields` are those selected of it. Throws ITEM_NOT_FOUND. */
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
 * Notes something about an item, in place of what was noted before, or forgets it. Answers which item that was. Throws
 * ITEM_NOT_FOUND for what the caller does not see.
 */
export const setStockNote = promptCommand(signedIn, SetStockNoteInput, async (ctx, { kind, id, text }) => {
  await notedItem(ctx, { kind, id });
  const key = { userId: actorOf(ctx).id, kind, itemId: id };
  if (text == null) await ctx.em.nativeDelete(StockNote, key);
  else await ctx.em.upsert(StockNote, { ...key, text });
  return { kind, id };
});

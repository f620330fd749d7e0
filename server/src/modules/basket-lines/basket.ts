import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../kernel/context.ts';
import type { BasketItem } from './basket-item.entity.ts';
import type { BasketLine } from './basket-line.type.ts';
import type { Offer } from './sellable.ts';
import { sellables } from './sellables.ts';

/** The table of a list: wishlist items or cart items. */
export type BasketTable = EntityClass<BasketItem>;

/** A user's rows in the order in which they were put in. */
export const readBasket = (em: EntityManager, table: BasketTable, userId: number): Promise<BasketItem[]> =>
  // From the primary database: whoever has just put something in wants to see it.
  em.find(table, { userId }, { orderBy: { id: 'asc' }, connectionType: 'write' });

/** What the rows come to for the caller at this moment, by row. Rows whose thing he sees no longer have no offer. */
export async function offersOf(ctx: RequestContext, rows: readonly BasketItem[]): Promise<Map<BasketItem, Offer>> {
  const found = new Map<BasketItem, Offer>();
  for (const { itemType, offers } of sellables) {
    const ofType = rows.filter((row) => row.itemType === itemType);
    if (ofType.length === 0) continue;
    const byId = new Map((await offers(ctx, idsOf(ofType))).map((offer) => [offer.itemId, offer]));
    for (const row of ofType) {
      const offer = row.itemId === null ? undefined : byId.get(row.itemId);
      if (offer) found.set(row, offer);
    }
  }
  return found;
}

/**
 * Rows of sets that are no longer what was put in: a stone has joined or left, or comes with a set only now. Sets are
 * sold as a whole, so that they have to be put in again.
 */
export async function changedSets(
  ctx: RequestContext,
  rows: readonly BasketItem[],
  offers: ReadonlyMap<BasketItem, Offer>,
): Promise<BasketItem[]> {
  const changed = new Set(rows.filter((row) => row.lineSet !== (offers.get(row)?.lineSet ?? null)));
  const inSets = rows.filter(({ lineSet }) => lineSet !== null);
  for (const { itemType, offersWithSets } of sellables) {
    const ofType = inSets.filter((row) => row.itemType === itemType);
    if (ofType.length === 0) continue;
    const present = new Set(idsOf(ofType));
    const missing = (await offersWithSets(ctx, [...present])).filter(({ itemId }) => !present.has(itemId));
    for (const row of ofType) if (missing.some(({ lineSet }) => lineSet === row.lineSet)) changed.add(row);
  }
  return [...changed];
}

const idsOf = (rows: readonly BasketItem[]): number[] => rows.flatMap(({ itemId }) => itemId ?? []);

/** The rows as lines to look at. */
export async function linesOf(ctx: RequestContext, rows: readonly BasketItem[]): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows);
  const lines = sellables.flatMap(({ itemType, lines: toLines }) =>
    toLines(
      rows.filter((row) => row.itemType === itemType),
      offers,
    ),
  );
  return lines.sort((a, b) => a.id - b.id);
}

/** Puts things in. What is in the list already stays, under its newest name. Answers their rows, one per offer. */
export async function putIn(
  em: EntityManager,
  table: BasketTable,
  userId: number,
  offers: readonly Offer[],
): Promise<BasketItem[]> {
  const byId = new Map(offers.map((offer) => [offer.itemId, offer]));
  if (byId.size === 0) return [];
  // Rows point at their stock, which locks it: always in the same order, so that nobody waits in a ring.
  const inOrder = [...byId.values()].sort((a, b) => a.itemId - b.itemId);
  await em.upsertMany(
    table,
    inOrder.map(({ itemType, itemId, lineSet, description }) => ({
      userId,
      itemType,
      diamondId: itemId,
      lineSet,
      description,
    })),
    {
      onConflictFields: ['userId', 'diamondId'],
      onConflictAction: 'merge',
      onConflictMergeFields: ['lineSet', 'description'],
    },
  );
  const rows = await em.find(table, { userId, diamondId: { $in: [...byId.keys()] } }, { refresh: true });
  const rowOf = new Map(rows.map((row) => [row.diamondId, row]));
  return [...byId.keys()].flatMap((itemId) => rowOf.get(itemId) ?? []);
}

/** Takes rows out, with everything of their line sets. */
export async function takeOut(
  em: EntityManager,
  table: BasketTable,
  userId: number,
  rows: readonly BasketItem[],
): Promise<void> {
  const sets = rows.flatMap(({ lineSet }) => lineSet ?? []);
  await em.nativeDelete(table, {
    userId,
    $or: [{ id: { $in: rows.map(({ id }) => id) } }, { lineSet: { $in: sets } }],
  });
}

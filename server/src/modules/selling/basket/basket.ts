import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/index.ts';
import { splitPairs, splitReason } from '../items/pairs.ts';
import type { StoredItem } from '../items/store-items.ts';
import { type BasketLine, LineProblemReason, withoutPrices } from '../kinds/basket-line.type.ts';
import type { ItemKind } from '../kinds/item-kind.ts';
import { itemKinds } from '../kinds/kinds.ts';
import {
  hindered,
  isStored,
  keyOf,
  type Offer,
  type StoredOffer,
  setChanged,
  type WantedRow,
  wantedOf,
} from '../kinds/offer.ts';
import type { BasketItem } from './basket-item.entity.ts';

/** The table of a list: wishlist items or cart items. */
export type BasketTable = EntityClass<BasketItem>;

/** A user's rows in the order in which they were put in. */
export const readBasket = (em: EntityManager, table: BasketTable, userId: number): Promise<BasketItem[]> =>
  // From the primary database: whoever has just put something in wants to see it.
  em.find(table, { userId }, { orderBy: { id: 'asc' }, connectionType: 'write' });

/** What the rows come to for the caller at this moment, by row. Rows whose item they no longer see have no offer. */
export async function offersOf<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
): Promise<Map<R, StoredOffer>> {
  const found = new Map<R, StoredOffer>();
  for (const { itemType, offers } of itemKinds) {
    const wanted = wantedOf(rows, itemType);
    if (wanted.length === 0) continue;
    const offerOf = await offers(ctx, wanted);
    for (const one of wanted) {
      const offer = offerOf.get(one);
      if (offer && isStored(offer)) found.set(one.row, offer);
    }
  }
  return found;
}

/**
 * Rows of sets that are no longer what was put in: a stone has joined or left, or comes with a set only now. Sets are
 * sold as a whole, so that they have to be put in again.
 */
export async function changedSets<R extends WantedRow & { readonly lineSet: string | null }>(
  ctx: RequestContext,
  rows: readonly R[],
  offers: ReadonlyMap<R, Offer>,
): Promise<R[]> {
  const changed = new Set(rows.filter((row) => row.lineSet !== (offers.get(row)?.lineSet ?? null)));
  const inSets = rows.filter(({ lineSet }) => lineSet !== null);
  for (const { itemType, setsOf } of itemKinds) {
    const ofType = wantedOf(inSets, itemType);
    const offered = ofType.flatMap(({ row }) => offers.get(row) ?? []);
    if (!setsOf || offered.length === 0) continue;
    const present = new Set<number | null>(ofType.map(({ itemId }) => itemId));
    const missing = (await setsOf(ctx, offered)).filter(({ itemId }) => !present.has(itemId));
    for (const { row } of ofType) if (missing.some(({ lineSet }) => lineSet === row.lineSet)) changed.add(row);
  }
  return [...changed];
}

/** The rows of one list as lines to look at. */
export async function linesOf(ctx: RequestContext, rows: readonly BasketItem[]): Promise<BasketLine[]> {
  return shownLines(ctx, toLines(rows, await offersOf(ctx, rows)));
}

/** Lines as the caller may read them. */
async function shownLines(ctx: RequestContext, lines: readonly BasketLine[]): Promise<BasketLine[]> {
  const { seesPrices } = await viewerOf(ctx);
  return seesPrices ? [...lines] : lines.map(withoutPrices);
}

/**
 * The same for rows that are about to be ordered: sets that have changed since they were put in, and halves of pairs, are
 * gone as they are.
 */
export async function linesToOrder(ctx: RequestContext, rows: readonly BasketItem[]): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows);
  for (const row of await changedSets(ctx, rows, offers)) {
    const offer = offers.get(row);
    if (offer) offers.set(row, hindered(offer, { reason: LineProblemReason.CHANGED, words: setChanged }));
  }
  const split = new Set<Offer>(splitPairs([...offers.values()]));
  for (const [row, offer] of offers) {
    if (!split.has(offer)) continue;
    offers.set(row, hindered(offer, { reason: LineProblemReason.PAIR_SPLIT, words: splitReason(offer) }));
  }
  return shownLines(ctx, toLines(rows, offers));
}

/** The rows of several users' lists as lines for the caller, by user. */
export async function linesByUser(
  ctx: RequestContext,
  rows: readonly BasketItem[],
): Promise<ReadonlyMap<number, BasketLine[]>> {
  const offers = await offersOf(ctx, rows);
  const lists = new Map<number, BasketItem[]>();
  for (const row of rows) lists.set(row.userId, [...(lists.get(row.userId) ?? []), row]);
  return new Map([...lists].map(([userId, list]) => [userId, toLines(list, offers)]));
}

function toLines(rows: readonly BasketItem[], offers: ReadonlyMap<BasketItem, Offer>): BasketLine[] {
  const lines = itemKinds.flatMap(({ itemType, lines: linesOfType }) =>
    linesOfType(
      rows.filter((row) => row.itemType === itemType),
      offers,
    ),
  );
  return lines.sort((a, b) => a.id - b.id);
}

/** Puts items in. What is in the list already stays, under its newest name and amount. Answers their rows. */
export async function putIn(
  em: EntityManager,
  table: BasketTable,
  userId: number,
  additions: readonly StoredItem[],
): Promise<BasketItem[]> {
  const rowOf = new Map<string, BasketItem>();
  for (const kind of itemKinds) {
    const ofKind = additions.filter(({ offer }) => offer.itemType === kind.itemType);
    for (const row of await putInOfKind(em, table, userId, kind, ofKind)) rowOf.set(keyOf(row), row);
  }
  const keys = new Set(additions.map(({ offer }) => keyOf(offer)));
  return [...keys].flatMap((key) => rowOf.get(key) ?? []);
}

async function putInOfKind(
  em: EntityManager,
  table: BasketTable,
  userId: number,
  { itemType, reference, amount }: ItemKind,
  additions: readonly StoredItem[],
): Promise<BasketItem[]> {
  const byId = new Map(additions.map((addition) => [addition.offer.itemId, addition]));
  if (byId.size === 0) return [];
  // Rows point at their stock, which locks it: always in the same order, so that nobody waits in a ring.
  const inOrder = [...byId.values()].sort((a, b) => a.offer.itemId - b.offer.itemId);
  await em.upsertMany(
    table,
    inOrder.map(({ offer: { itemId, lineSet, description, numberOfStones, carats, totalPrice }, ringSize }) => ({
      userId,
      itemType,
      [reference]: itemId,
      lineSet,
      description,
      numberOfStones,
      // The weight of an item is its own, unless it is what is wanted of it.
      carats: amount === 'carats' ? carats : null,
      ringSize,
      priceWhenAdded: totalPrice,
    })),
    {
      onConflictFields: ['userId', reference],
      onConflictAction: 'merge',
      onConflictMergeFields: ['lineSet', 'description', 'numberOfStones', 'carats', 'ringSize', 'priceWhenAdded'],
    },
  );
  return em.find(table, { userId, [reference]: { $in: [...byId.keys()] } }, { refresh: true });
}

/** Takes rows out, with everything of their line sets and pairs. */
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

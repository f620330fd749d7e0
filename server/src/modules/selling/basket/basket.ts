import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import type { ItemAvailability } from '../../stock/availability/index.ts';
import { splitPairs, splitReason } from '../items/pairs.ts';
import { unseenItems } from '../items/stock-items.ts';
import { type BasketLine, LineProblemReason, withoutPrices } from '../kinds/basket-line.type.ts';
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
import type { BasketRow, BasketTable } from './basket-row.ts';

/** What items have come to already, by item (`keyOf`): in this transaction, and in the amounts in which rows have them. */
export type KnownOffers = ReadonlyMap<string, StoredOffer>;

/**
 * What the rows come to for the caller at this moment, by row. Rows whose item they no longer see have no offer. What is
 * `known` is not asked for again.
 */
export async function offersOf<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
  known: KnownOffers = new Map(),
): Promise<Map<R, StoredOffer>> {
  const found = new Map<R, StoredOffer>();
  const unknown: R[] = [];
  for (const row of rows) {
    const offer = known.get(keyOf(row));
    if (offer) found.set(row, offer);
    else unknown.push(row);
  }
  for (const { itemType, offers } of itemKinds) {
    const wanted = wantedOf(unknown, itemType);
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
export async function linesOf(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  known?: KnownOffers,
): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows, known);
  return shownLines(ctx, toLines(rows, offers, await unseenOf(ctx, rows, offers)));
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
export async function linesToOrder(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  known?: KnownOffers,
): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows, known);
  for (const row of await changedSets(ctx, rows, offers)) {
    const offer = offers.get(row);
    if (offer) offers.set(row, hindered(offer, { reason: LineProblemReason.CHANGED, words: setChanged }));
  }
  const split = new Set<Offer>(splitPairs([...offers.values()]));
  for (const [row, offer] of offers) {
    if (!split.has(offer)) continue;
    offers.set(row, hindered(offer, { reason: LineProblemReason.PAIR_SPLIT, words: splitReason(offer) }));
  }
  return shownLines(ctx, toLines(rows, offers, await unseenOf(ctx, rows, offers)));
}

/** The rows of several users' lists as lines for the caller, by user. */
export async function linesByUser(
  ctx: RequestContext,
  rows: readonly BasketRow[],
): Promise<ReadonlyMap<number, BasketLine[]>> {
  const offers = await offersOf(ctx, rows);
  const lists = new Map<number, BasketRow[]>();
  for (const row of rows) lists.set(row.userId, [...(lists.get(row.userId) ?? []), row]);
  return new Map([...lists].map(([userId, list]) => [userId, toLines(list, offers, new Map())]));
}

/** Returns what became of the items that the caller no longer sees, by row. */
async function unseenOf(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  offers: ReadonlyMap<BasketRow, Offer>,
): Promise<ReadonlyMap<BasketRow, ItemAvailability>> {
  const unseen = rows.flatMap((row) => (offers.has(row) ? [] : wantedOf([row], row.itemType)));
  const found = await unseenItems(
    ctx,
    unseen.map((wanted) => ({ ...wanted, itemType: wanted.row.itemType })),
  );
  return new Map([...found].map(([{ row }, item]) => [row, item]));
}

function toLines(
  rows: readonly BasketRow[],
  offers: ReadonlyMap<BasketRow, Offer>,
  unseen: ReadonlyMap<BasketRow, ItemAvailability>,
): BasketLine[] {
  const lines = itemKinds.flatMap(({ itemType, lines: linesOfType }) =>
    linesOfType(
      rows.filter((row) => row.itemType === itemType),
      offers,
      unseen,
    ),
  );
  return lines.sort((a, b) => a.id - b.id);
}

/** Takes rows out, with everything of their line sets and pairs. */
export async function takeOut(
  em: EntityManager,
  table: BasketTable,
  userId: number,
  rows: readonly BasketRow[],
): Promise<void> {
  const sets = rows.flatMap(({ lineSet }) => lineSet ?? []);
  await em.nativeDelete(table, {
    userId,
    $or: [{ id: { $in: rows.map(({ id }) => id) } }, { lineSet: { $in: sets } }],
  });
}

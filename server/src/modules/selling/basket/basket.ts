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

/** Offers read earlier in this transaction for the same amounts, keyed by item (`keyOf`). */
export type KnownOffers = ReadonlyMap<string, StoredOffer>;

/**
 * Returns the current offers of rows for the caller. Rows whose item is no longer visible to the caller have no
 * offer. Offers in `knownOffers` are not read again.
 */
export async function offersOf<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
  knownOffers: KnownOffers = new Map(),
): Promise<Map<R, StoredOffer>> {
  const result = new Map<R, StoredOffer>();
  const unresolved: R[] = [];
  for (const row of rows) {
    const offer = knownOffers.get(keyOf(row));
    if (offer) result.set(row, offer);
    else unresolved.push(row);
  }
  for (const { itemType, offers } of itemKinds) {
    const requested = wantedOf(unresolved, itemType);
    if (requested.length === 0) continue;
    const offerOf = await offers(ctx, requested);
    for (const item of requested) {
      const offer = offerOf.get(item);
      if (offer && isStored(offer)) result.set(item.row, offer);
    }
  }
  return result;
}

/**
 * Returns the rows whose set has changed since they were added: a stone was added to or removed from the set, or the
 * item now belongs to a set. Sets are sold as a whole, so these rows must be added again.
 */
export async function changedSets<R extends WantedRow & { readonly lineSet: string | null }>(
  ctx: RequestContext,
  rows: readonly R[],
  offers: ReadonlyMap<R, Offer>,
): Promise<R[]> {
  const changed = new Set(rows.filter((row) => row.lineSet !== (offers.get(row)?.lineSet ?? null)));
  const inSets = rows.filter(({ lineSet }) => lineSet !== null);
  for (const { itemType, setsOf } of itemKinds) {
    const kindRows = wantedOf(inSets, itemType);
    const offered = kindRows.flatMap(({ row }) => offers.get(row) ?? []);
    if (!setsOf || offered.length === 0) continue;
    const present = new Set<number | null>(kindRows.map(({ itemId }) => itemId));
    const missing = (await setsOf(ctx, offered)).filter(({ itemId }) => !present.has(itemId));
    for (const { row } of kindRows) if (missing.some(({ lineSet }) => lineSet === row.lineSet)) changed.add(row);
  }
  return [...changed];
}

/** Returns the lines of a list for display. */
export async function linesOf(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  knownOffers?: KnownOffers,
): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows, knownOffers);
  return linesForViewer(ctx, toLines(rows, offers, await readHidden(ctx, rows, offers)));
}

/** Removes prices if the caller may not see them. */
async function linesForViewer(ctx: RequestContext, lines: readonly BasketLine[]): Promise<BasketLine[]> {
  const { seesPrices } = await viewerOf(ctx);
  return seesPrices ? [...lines] : lines.map(withoutPrices);
}

/** Returns the lines for rows to be ordered. Changed sets and halves of inseparable pairs are not available. */
export async function linesToOrder(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  knownOffers?: KnownOffers,
): Promise<BasketLine[]> {
  const offers = await offersOf(ctx, rows, knownOffers);
  for (const row of await changedSets(ctx, rows, offers)) {
    const offer = offers.get(row);
    if (offer) offers.set(row, hindered(offer, { reason: LineProblemReason.CHANGED, explanation: setChanged }));
  }
  const split = new Set<Offer>(splitPairs([...offers.values()]));
  for (const [row, offer] of offers) {
    if (!split.has(offer)) continue;
    offers.set(row, hindered(offer, { reason: LineProblemReason.PAIR_SPLIT, explanation: splitReason(offer) }));
  }
  return linesForViewer(ctx, toLines(rows, offers, await readHidden(ctx, rows, offers)));
}

/** Returns the lines of several users' lists, keyed by user ID, with the caller's prices and availability. */
export async function linesByUser(
  ctx: RequestContext,
  rows: readonly BasketRow[],
): Promise<ReadonlyMap<number, BasketLine[]>> {
  const offers = await offersOf(ctx, rows);
  const lists = new Map<number, BasketRow[]>();
  for (const row of rows) lists.set(row.userId, [...(lists.get(row.userId) ?? []), row]);
  return new Map([...lists].map(([userId, list]) => [userId, toLines(list, offers, new Map())]));
}

/** Returns the availability of items that are no longer visible to the caller, keyed by row. */
async function readHidden(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  offers: ReadonlyMap<BasketRow, Offer>,
): Promise<ReadonlyMap<BasketRow, ItemAvailability>> {
  const hiddenItems = rows.flatMap((row) => (offers.has(row) ? [] : wantedOf([row], row.itemType)));
  const availabilities = await unseenItems(
    ctx,
    hiddenItems.map((item) => ({ ...item, itemType: item.row.itemType })),
  );
  return new Map([...availabilities].map(([{ row }, item]) => [row, item]));
}

function toLines(
  rows: readonly BasketRow[],
  offers: ReadonlyMap<BasketRow, Offer>,
  hidden: ReadonlyMap<BasketRow, ItemAvailability>,
): BasketLine[] {
  const lines = itemKinds.flatMap(({ itemType, lines: linesOfType }) =>
    linesOfType(
      rows.filter((row) => row.itemType === itemType),
      offers,
      hidden,
    ),
  );
  return lines.sort((a, b) => a.id - b.id);
}

/** Deletes rows together with all other rows of their line sets and pairs. */
export async function deleteRows(
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

import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { type WantedRow, wantedOf } from '../kinds/offer.ts';
import type { ItemSnapshot } from '../snapshots/item-snapshot.ts';

/**
 * Returns the item snapshots that orders store, with data visible to the caller. Runs a fixed number of queries per
 * kind.
 */
export async function snapshotsOfRows<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
): Promise<ReadonlyMap<R, ItemSnapshot>> {
  const kept = new Map<R, ItemSnapshot>();
  for (const { itemType, snapshots } of itemKinds) {
    const wanted = wantedOf(rows, itemType);
    if (wanted.length === 0) continue;
    const found = await snapshots(
      ctx,
      wanted.map(({ itemId }) => itemId),
    );
    for (const { row, itemId } of wanted) {
      const snapshot = found.get(itemId);
      if (snapshot) kept.set(row, snapshot);
    }
  }
  return kept;
}

/**
 * Returns the parts of items by row, for kinds that consist of parts. Omits items that the caller cannot see. Runs
 * one query per kind.
 */
export async function partsOf<R extends WantedRow>(
  ctx: RequestContext,
  rows: readonly R[],
): Promise<ReadonlyMap<R, RingParts>> {
  const parts = new Map<R, RingParts>();
  for (const kind of itemKinds) {
    const wanted = wantedOf(rows, kind.itemType);
    if (!kind.partsOf || wanted.length === 0) continue;
    const found = await kind.partsOf(
      ctx,
      wanted.map(({ itemId }) => itemId),
    );
    for (const { row, itemId } of wanted) {
      const ring = found.get(itemId);
      if (ring) parts.set(row, ring);
    }
  }
  return parts;
}

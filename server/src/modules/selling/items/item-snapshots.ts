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
  const snapshotsByRow = new Map<R, ItemSnapshot>();
  for (const { itemType, snapshots } of itemKinds) {
    const requested = wantedOf(rows, itemType);
    if (requested.length === 0) continue;
    const kindSnapshots = await snapshots(
      ctx,
      requested.map(({ itemId }) => itemId),
    );
    for (const { row, itemId } of requested) {
      const snapshot = kindSnapshots.get(itemId);
      if (snapshot) snapshotsByRow.set(row, snapshot);
    }
  }
  return snapshotsByRow;
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
    const requested = wantedOf(rows, kind.itemType);
    if (!kind.partsOf || requested.length === 0) continue;
    const kindParts = await kind.partsOf(
      ctx,
      requested.map(({ itemId }) => itemId),
    );
    for (const { row, itemId } of requested) {
      const ring = kindParts.get(itemId);
      if (ring) parts.set(row, ring);
    }
  }
  return parts;
}

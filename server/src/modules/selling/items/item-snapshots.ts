import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { type WantedRow, wantedOf } from '../kinds/offer.ts';
import type { ItemSnapshot } from '../snapshots/item-snapshot.ts';

/** What orders keep of the items of rows for the caller, by row. A fixed number of queries per kind. */
export async function keptOf<R extends WantedRow>(
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

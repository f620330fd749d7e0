import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { ChangeBatch } from '../../kernel/use-cases/live-changes.ts';
import { type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import type { StockType } from '../stock/index.ts';
import { changedItemsFor, visibilityKeyOf } from '../stock/visibility/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Changed items of one stock type. */
export interface ChangedStock {
  /** Internal name of the stock type. */
  readonly kind: string;
  /** IDs of the items. Null if there are too many to list. */
  readonly ids: readonly number[] | null;
}

const typesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type]));

/**
 * IDs of visible changed items, keyed by batch, stock type and visibility. Viewers who see the same stock share a
 * query. Entries are removed together with their batch.
 */
const visibleIdsOf = new WeakMap<ChangeBatch, Map<string, Promise<readonly number[]>>>();

/**
 * Returns the changed items that the caller can see now or could see before. If a type has too many changes to list,
 * its `ids` are null for every caller.
 */
export async function changedStockFor(ctx: RequestContext, batches: readonly ChangeBatch[]): Promise<ChangedStock[]> {
  const viewer = await viewerOf(ctx);
  const byKind = new Map<string, ReadonlySet<number> | null>();
  for (const batch of batches) {
    for (const { subject, items } of batch.changes) {
      const type = typesBySubject.get(subject);
      if (!type) continue;
      const changed = items?.map(({ id }) => id) ?? null;
      const ids = changed && (await visibleChanges(ctx, { batch, type, changed, viewer }));
      const previous = byKind.get(type.name);
      if (ids === null || previous === null) byKind.set(type.name, null);
      else if (ids.length > 0) byKind.set(type.name, new Set([...(previous ?? []), ...ids]));
    }
  }
  return [...byKind].map(([kind, ids]) => ({ kind, ids: ids && [...ids] }));
}

interface ChangedItemsRequest {
  readonly batch: ChangeBatch;
  readonly type: StockType;
  readonly changed: readonly number[];
  readonly viewer: Viewer;
}

function visibleChanges(
  { em }: RequestContext,
  { batch, type, changed, viewer }: ChangedItemsRequest,
): readonly number[] | Promise<readonly number[]> {
  if (viewer.kind === 'administrator') return changed;
  const visibleIds = visibleIdsOf.get(batch) ?? new Map<string, Promise<readonly number[]>>();
  visibleIdsOf.set(batch, visibleIds);
  const key = `${type.name} ${visibilityKeyOf(type, viewer)}`;
  const ids =
    visibleIds.get(key) ??
    changedItemsFor(em, { type, ids: changed, rowsBefore: batch.rowsBefore(type.table) }, viewer);
  visibleIds.set(key, ids);
  return ids;
}

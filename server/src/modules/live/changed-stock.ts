import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { ChangeBatch } from '../../kernel/use-cases/live-changes.ts';
import { type Viewer } from '../accounts/index.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import type { StockType } from '../stock/index.ts';
import { changedItemsFor, eyesOf } from '../stock/visibility/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Items of one type of stock that have changed. */
export interface ChangedStock {
  /** Name of the type. */
  readonly kind: string;
  /** Null: many, not told one by one. */
  readonly ids: readonly number[] | null;
}

const typesBySubject = new Map(stockModules.map(({ type }) => [type.subject, type]));

/** What each batch comes to for those who see the same: read once for all of them, and kept for as long as the batch is. */
const toldOf = new WeakMap<ChangeBatch, Map<string, Promise<readonly number[]>>>();

/**
 * What of some batches the caller may hear of: items that their lists have now, or had before. Of a type of which more has
 * changed than is told one by one everybody hears that, and nothing else.
 */
export async function changedStockFor(ctx: RequestContext, batches: readonly ChangeBatch[]): Promise<ChangedStock[]> {
  const viewer = await viewerOf(ctx);
  const byKind = new Map<string, ReadonlySet<number> | null>();
  for (const batch of batches) {
    for (const { subject, items } of batch.changes) {
      const type = typesBySubject.get(subject);
      if (!type) continue;
      const changed = items?.map(({ id }) => id) ?? null;
      const ids = changed && (await toldTo(ctx, { batch, type, changed, viewer }));
      const known = byKind.get(type.name);
      if (ids === null || known === null) byKind.set(type.name, null);
      else if (ids.length > 0) byKind.set(type.name, new Set([...(known ?? []), ...ids]));
    }
  }
  return [...byKind].map(([kind, ids]) => ({ kind, ids: ids && [...ids] }));
}

interface Asked {
  readonly batch: ChangeBatch;
  readonly type: StockType;
  readonly changed: readonly number[];
  readonly viewer: Viewer;
}

function toldTo(
  { em }: RequestContext,
  { batch, type, changed, viewer }: Asked,
): readonly number[] | Promise<readonly number[]> {
  if (viewer.kind === 'administrator') return changed;
  const told = toldOf.get(batch) ?? new Map<string, Promise<readonly number[]>>();
  toldOf.set(batch, told);
  const key = `${type.name} ${eyesOf(type, viewer)}`;
  const known =
    told.get(key) ?? changedItemsFor(em, { type, ids: changed, rowsBefore: batch.rowsBefore(type.table) }, viewer);
  told.set(key, known);
  return known;
}

import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { stockViewById } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Stock item found by a search. */
export interface FoundItem {
  /** Name of the stock type, a value of `StockKind`. */
  readonly kind: string;
  readonly id: number;
}

const viewsByKind = new Map(stockModules.map(({ type }) => [type.name, stockViewById(type)]));

/**
 * Returns the found items for GraphQL, in the same order, with one query per type for the whole request. `fields` are
 * the selected fields (`selectedPaths`). Items that no longer exist are omitted.
 */
export async function viewsOf(
  ctx: RequestContext,
  items: readonly FoundItem[],
  fields: ReadonlySet<string>,
): Promise<object[]> {
  const views = await Promise.all(items.map(({ kind, id }) => viewsByKind.get(kind)?.(ctx, id, fields)));
  return views.filter((view) => view !== undefined);
}

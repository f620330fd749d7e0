import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { stockViewById } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** An item of stock that was found, by its type and id. */
export interface FoundItem {
  /** Name of its type: a value of `StockKind`. */
  readonly kind: string;
  readonly id: number;
}

const viewsByKind = new Map(stockModules.map(({ type }) => [type.name, stockViewById(type)]));

/**
 * Found items as GraphQL shows them, in their order, those of each type by one query for the whole request. `fields` are
 * the fields selected of them (`selectedPaths`). What has gone since is left out.
 */
export async function viewsOf(
  ctx: RequestContext,
  items: readonly FoundItem[],
  fields: ReadonlySet<string>,
): Promise<object[]> {
  const views = await Promise.all(items.map(({ kind, id }) => viewsByKind.get(kind)?.(ctx, id, fields)));
  return views.filter((view) => view !== undefined);
}

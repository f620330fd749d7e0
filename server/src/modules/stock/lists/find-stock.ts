import { sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OneOf } from '../../../kernel/input/one-of.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import { anyone, requireScope, withScope } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { fromReplica } from '../../../platform/database/replicas/read-routing.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import { readStock, type StockRow } from '../fields/stock-row.ts';
import { neededFor, stockViews } from '../graphql/stock.type.ts';
import type { StockType } from '../stock-type.ts';

@OneOf()
@InputType({ description: 'Reference to a stock item. Exactly one field must be set.' })
export class StockRef {
  @Field(() => ID, { nullable: true, description: 'Item ID. The same ID is used in REST.' })
  @IsOptionalId()
  id?: number | null;

  @Field(() => String, { nullable: true, description: 'Stock number.' })
  @OptionalText(64)
  stockNumber?: string | null;
}

class FindStockInput {
  @RequiredObject(() => StockRef)
  ref!: StockRef;
}

const isItemOf = ({ id, stockNumber }: StockRef) => {
  if ((id == null) === (stockNumber == null)) throw invalid('ref', 'must have exactly one field');
  return id == null ? sql<boolean>`d.stock_number = ${stockNumber}` : sql<boolean>`d.id = ${id}`;
};

/**
 * Finds an item that the caller may see or has bought, and reads the given fields (all by default). Throws
 * ITEM_NOT_FOUND if the item does not exist or the caller may not see it.
 */
export const findStock = (type: StockType, fields?: readonly StockField[]): UseCase<FindStockInput, StockRow> =>
  query(withScope(anyone, 'STOCK_READ'), FindStockInput, async (ctx, { ref }) => {
    const { em } = await fromReplica(ctx);
    const [row] = await readStock(em, {
      type,
      viewer: await viewerOf(ctx),
      where: isItemOf(ref),
      isNamed: true,
      fields,
    });
    if (!row) throw new AppError('ITEM_NOT_FOUND');
    return row;
  });

interface RequestedItem {
  readonly type: StockType;
  readonly id: number;
  readonly fields: ReadonlySet<string>;
}

/** Reads items that have the same type and field selection, with one query. */
async function readViews(ctx: RequestContext, items: readonly RequestedItem[]): Promise<[RequestedItem, object][]> {
  const [first] = items;
  if (!first) return [];
  const { type } = first;
  const fields = neededFor(type, first.fields);
  const rows = await readStock(ctx.em, {
    type,
    viewer: await viewerOf(ctx),
    where: sql`d.id = any(${[...new Set(items.map(({ id }) => id))]})`,
    isNamed: true,
    fields,
  });
  const viewList = stockViews(type, rows, fields);
  const views = new Map(rows.map(({ id }, index) => [id, viewList[index]]));
  return items.flatMap((piece): [RequestedItem, object][] => {
    const view = views.get(piece.id);
    return view ? [[piece, view]] : [];
  });
}

/** Loads items of all types in one batch, so that the data of their nested fields is also loaded with one query. */
const viewOf = batch(
  async (ctx: RequestContext, items: readonly RequestedItem[]): Promise<Map<RequestedItem, object>> => {
    const groups = [...Map.groupBy(items, ({ fields }) => fields).values()].flatMap((pieces) => [
      ...Map.groupBy(pieces, ({ type }) => type).values(),
    ]);
    const views = await Promise.all(groups.map((pieces) => readViews(ctx, pieces)));
    return new Map(views.flat());
  },
);

/**
 * Returns an item by its ID, for GraphQL. All items requested in the same tick are loaded together, with one query
 * per type and field selection. `fields` are the selected fields (`selectedPaths`). Undefined if the caller may not
 * see the item. Throws FORBIDDEN for keys without the scope STOCK_READ.
 */
export const stockViewById =
  (type: StockType) =>
  async (ctx: RequestContext, id: number, fields: ReadonlySet<string>): Promise<object | undefined> => {
    requireScope(ctx, 'STOCK_READ');
    return viewOf(ctx, { type, id, fields });
  };

import { IsBoolean, IsOptional } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../platform/database/replicas/read-routing.ts';
import { scopeOf, viewerOf } from '../../accounts/visibility/index.ts';
import { countStock, readStock, type StockRow } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

/** Which stock a whole list has. */
class ListAllStockInput {
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  activeOnly?: boolean | null;
}

/** Rows read at a time while a whole list is made: few enough that other requests need not wait for long. */
const chunkSize = 100;

/** All stock of a type that the caller may see, by id. */
export const listAllStock = (type: StockType): UseCase<ListAllStockInput, Listing<StockRow>> =>
  query(withScope(anyone, 'STOCK_READ'), ListAllStockInput, (ctx, { activeOnly }) =>
    stockListing(ctx, type, {
      name: activeOnly ? 'active' : 'all',
      condition: activeOnly ? sql`d.is_active` : sql`true`,
    }),
  );

/** Part of a type of stock. */
interface StockPart {
  /** Tells it apart from other parts of the type. */
  readonly name: string;
  /** Of the row `d`. */
  readonly condition: RawBuilder<boolean>;
}

/** Part of the stock of a type as a list of those that the caller may see, by id. */
export async function stockListing(
  ctx: RequestContext,
  type: StockType,
  { name, condition }: StockPart,
): Promise<Listing<StockRow>> {
  const { em } = await fromReplica(ctx);
  const viewer = await viewerOf(ctx);
  return {
    isStock: true,
    etag: async () =>
      etagOf(type.name, await revisionOf(ctx, [type.subject]), scopeOf(viewer, { isPersonal: true }), name),
    page: async ({ index, size }) => ({
      items: await readStock(em, { type, viewer, where: condition, limit: size, offset: index * size }),
      index,
      size,
      total: () => countStock(em, { type, viewer, where: condition }),
    }),
    rows: () =>
      inChunks<StockRow>((last) =>
        readStock(em, { type, viewer, where: sql`${condition} and d.id > ${last?.id ?? 0}`, limit: chunkSize }),
      ),
  };
}

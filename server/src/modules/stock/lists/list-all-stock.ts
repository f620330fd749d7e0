import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing } from '../../../kernel/input/page.ts';
import { IsBoolean, IsOptional } from '../../../kernel/input/rules.ts';
import type { ListQuery } from '../../../kernel/lists/list-query.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import { sharedCache } from '../../../kernel/use-cases/caches.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../platform/database/replicas/read-routing.ts';
import { viewerCacheKey, viewerOf } from '../../accounts/visibility/index.ts';
import { countStock, readStock, type StockRow } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

/** Part of a type's stock that can be listed separately. */
export interface StockPart {
  /** Name that identifies the part in ETags. */
  readonly name: string;
  /** SQL condition on the row `d`. */
  readonly condition: RawBuilder<boolean>;
}

const wholeStock: StockPart = { name: 'all', condition: sql`true` };
const activeStock: StockPart = { name: 'active', condition: sql`d.is_active` };

class ListAllStockInput {
  /** If true, lists only part of the stock, such as active stock. If not, lists all stock. */
  @IsOptional()
  @IsBoolean()
  isRestricted?: boolean | null;
}

/** Number of rows per query when a whole list is streamed. A larger number would delay other requests. */
const chunkSize = 100;

/**
 * Lists all stock of a type that the caller may see, ordered by ID. `isRestricted` restricts the list to `part`,
 * which is the active stock by default.
 */
export const listAllStock = (
  type: StockType,
  part: StockPart = activeStock,
): UseCase<ListAllStockInput, Listing<StockRow>> =>
  query(withScope(anyone, 'STOCK_READ'), ListAllStockInput, (ctx, { isRestricted }) =>
    stockListing(ctx, type, isRestricted ? part : wholeStock),
  );

/**
 * Cache of frequently requested pages. Pages longer than `longestCachedPage` are not cached, because they would use
 * too much memory.
 */
const pagesIn = sharedCache<readonly StockRow[]>('lists: pages over REST', 200);
const longestCachedPage = 50;

/** Lists a part of a type's stock that the caller may see, ordered by ID, with the fields that REST returns. */
export async function stockListing(
  ctx: RequestContext,
  type: StockType,
  { name, condition }: StockPart,
): Promise<Listing<StockRow>> {
  const { em } = await fromReplica(ctx);
  const { services } = ctx;
  const viewer = await viewerOf(ctx);
  const revision = () => revisionOf(ctx, [type.subject]);
  const viewerKey = viewerCacheKey(viewer, { isPersonal: true });
  // Fields that only GraphQL returns are omitted, because computing them may be expensive.
  const reading = { type, viewer, fields: type.fields.filter(({ rest }) => rest !== null) };
  const list: ListQuery = {
    table: type.table,
    visible: type.visibleTo(viewer),
    conditions: [{ name, condition }],
    order: [],
    isOfTable: true,
    isInTransaction: em.isInTransaction(),
  };
  return {
    isStock: true,
    etag: async () => etagOf(type.name, await revision(), viewerKey, name),
    async page({ index, size }) {
      // The IDs are selected first, so that no fields are computed for rows before the offset.
      const ids = sql`(select d.id from ${type.rowsFor(viewer)} d where ${type.visibleTo(viewer)} and ${condition} order by d.id limit ${size} offset ${index * size})`;
      const read = () => readStock(em, { ...reading, where: sql`d.id in ${ids}` });
      return {
        items:
          size > longestCachedPage
            ? await read()
            : await pagesIn(services.queryCaches).read(
                await revision(),
                `${type.name} ${name} ${viewerKey} ${index} ${size}`,
                read,
              ),
        index,
        size,
        total: async () =>
          services.listAnswers.total(
            list,
            { revision: await revision(), key: `${type.name} ${name} ${viewerCacheKey(viewer)} over REST` },
            () => countStock(em, { type, viewer, where: condition }),
          ),
      };
    },
    rows: () =>
      inChunks<StockRow>((last) =>
        readStock(em, { ...reading, where: sql`${condition} and d.id > ${last?.id ?? 0}`, limit: chunkSize }),
      ),
  };
}

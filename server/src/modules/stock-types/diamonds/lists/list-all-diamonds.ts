import { IsBoolean, IsOptional } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing } from '../../../../kernel/input/page.ts';
import { etagOf } from '../../../../kernel/transport/etag.ts';
import { anyone, withScope } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../../platform/database/replicas/read-routing.ts';
import { scopeOf, viewerOf } from '../../../accounts/visibility/index.ts';
import { countStock, readStock, type StockRow, StockStatus } from '../../../stock/fields/index.ts';
import { presentedTo } from '../diamond.presenter.ts';
import { diamonds } from '../diamond.stock.ts';
import { currentStatus } from '../diamond-availability.ts';

/** Which stones a whole list has. */
class ListAllDiamondsInput {
  /** Only active stones that nobody holds. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  availableOnly?: boolean | null;
}

/** Rows read at a time while a whole list is made: few enough that other requests need not wait for long. */
const chunkSize = 100;

/** Every stone that the caller may see, at their own price, by id. */
export const listAllDiamonds = query(
  withScope(anyone, 'STOCK_READ'),
  ListAllDiamondsInput,
  async (ctx, { availableOnly }): Promise<Listing<StockRow>> => {
    const { em } = await fromReplica(ctx);
    const viewer = await viewerOf(ctx);
    const isListed: RawBuilder<boolean> = availableOnly
      ? sql`d.is_active and ${currentStatus} = ${sql.lit(StockStatus.AVAILABLE)}`
      : sql`true`;
    // Availability is the caller's own.
    const subject = `${scopeOf(viewer, { isPersonal: true })} ${availableOnly ?? false}`;
    const revision = revisionOf(ctx, ['diamond']);
    const reading = { type: diamonds, viewer, fields: presentedTo(viewer) };
    return {
      isStock: true,
      etag: async () => etagOf(await revision, subject),
      async page({ index, size }) {
        const ids = sql`(select d.id from diamond d where ${diamonds.visibleTo(viewer)} and ${isListed} order by d.id limit ${size} offset ${index * size})`;
        return {
          items: await readStock(em, { ...reading, where: sql`d.id in ${ids}` }),
          index,
          size,
          total: () => countStock(em, { ...reading, where: isListed }),
        };
      },
      rows: () =>
        inChunks((last: StockRow | undefined) =>
          readStock(em, { ...reading, where: sql`${isListed} and d.id > ${last?.id ?? 0}`, limit: chunkSize }),
        ),
    };
  },
);

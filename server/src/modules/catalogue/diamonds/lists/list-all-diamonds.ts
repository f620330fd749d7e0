import { IsBoolean, IsOptional } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing } from '../../../../kernel/input/page.ts';
import { etagOf } from '../../../../kernel/transport/etag.ts';
import { anyone } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { answerCache } from '../../../../platform/database/answer-cache.ts';
import { revisionOf } from '../../../../platform/database/change-marks.ts';
import { viewerOf } from '../../../accounts/index.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import { presentedColumns } from '../diamond.presenter.ts';
import { currentStatus } from '../diamond-availability.ts';
import type { DiamondRow } from './diamond-row.ts';
import { scopeOf } from './diamond-scope.ts';
import { visibleTo } from './diamond-visibility.ts';
import { readDiamonds } from './load-diamonds.ts';

/** Which stones a whole list has. */
class ListAllDiamondsInput {
  /** Only active stones that nobody holds. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  availableOnly?: boolean | null;
}

/** Rows read at a time while a whole list is made: few enough that other requests need not wait for long. */
const chunkSize = 100;

const totals = answerCache<number>('diamonds: totals of REST lists', 500);

/** Pages that partners turn again and again. Long ones are not kept: they would fill the memory. */
const pages = answerCache<readonly DiamondRow[]>('diamonds: pages of REST lists', 200);
const longestKept = 50;

/** Every stone that the caller may see, at his price, by id. */
export const listAllDiamonds = query(
  anyone,
  ListAllDiamondsInput,
  async (ctx, { availableOnly }): Promise<Listing<DiamondRow>> => {
    const { em } = ctx;
    const viewer = await viewerOf(ctx);
    const isListed: RawBuilder<boolean> = availableOnly
      ? sql`d.is_active and ${currentStatus} = ${sql.lit(StockStatus.AVAILABLE)}`
      : sql`true`;
    const subject = `${scopeOf(viewer)} ${availableOnly ?? false}`;
    const revision = revisionOf(em, ['diamond']);
    const columns = presentedColumns(viewer);
    return {
      etag: async () => etagOf(await revision, subject),
      async page({ index, size }) {
        const ids = sql`(select d.id from diamond d where ${visibleTo(viewer)} and ${isListed} order by d.id limit ${size} offset ${index * size})`;
        const read = () => readDiamonds(em, viewer, sql`d.id in ${ids}`, columns);
        return {
          items:
            size > longestKept ? await read() : await pages.answer(await revision, `${subject} ${index} ${size}`, read),
          index,
          size,
          total: async () =>
            totals.answer(await revision, subject, async () => {
              const { rows } = await sql<{ total: number }>`
                select count(*)::int as total from diamond d where ${visibleTo(viewer)} and ${isListed}`.execute(
                em.getKysely(),
              );
              return rows[0]?.total ?? 0;
            }),
        };
      },
      rows: () =>
        inChunks((last: DiamondRow | undefined) =>
          readDiamonds(em, viewer, sql`${isListed} and d.id > ${last?.id ?? 0}`, columns, chunkSize),
        ),
    };
  },
);

import { IsBoolean, IsOptional } from 'class-validator';
import { sql } from 'kysely';
import { anyone } from '../../../kernel/access.ts';
import { etagOf } from '../../../kernel/etag.ts';
import { inChunks, type Listing } from '../../../kernel/page.ts';
import { query, type UseCase } from '../../../kernel/use-case.ts';
import { revisionOf } from '../../../platform/change-marks.ts';
import { viewerOf } from '../../accounts/index.ts';
import { countStock, readStock, type StockRow } from './stock-row.ts';
import { type StockType, scopeOf } from './stock-type.ts';

/** Which stock a whole list has. */
class ListAllStockInput {
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  activeOnly?: boolean | null;
}

/** Rows read at a time while a whole list is sent. Nothing is held between two reads, however slow the client is. */
const chunkSize = 500;

/** All stock of a type that the caller may see, by id. */
export const listAllStock = (type: StockType): UseCase<ListAllStockInput, Listing<StockRow>> =>
  query(anyone, ListAllStockInput, async (ctx, { activeOnly }): Promise<Listing<StockRow>> => {
    const { em } = ctx;
    const viewer = await viewerOf(ctx);
    const where = activeOnly ? sql<boolean>`d.is_active` : sql<boolean>`true`;
    return {
      etag: async () => etagOf(type.name, await revisionOf(em, [type.subject]), scopeOf(viewer), String(activeOnly)),
      page: async ({ index, size }) => ({
        items: await readStock(em, { type, viewer, where, limit: size, offset: index * size }),
        index,
        size,
        total: () => countStock(em, { type, viewer, where }),
      }),
      rows: () =>
        inChunks<StockRow>((last) =>
          readStock(em, { type, viewer, where: sql`${where} and d.id > ${last?.id ?? 0}`, limit: chunkSize }),
        ),
    };
  });

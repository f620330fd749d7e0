import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type Viewer, viewerOf } from '../../accounts/index.ts';
import { CompletedRingType, EngagementRingType, type RingRow } from './ring.type.ts';

export type RingTable = 'engagement_ring' | 'completed_ring';

/** The column of the stone. */
export const stoneColumn = { engagement_ring: 'diamond_id', completed_ring: 'generic_diamond_id' } as const;

/** SQL: whether a viewer sees the ring `r`: one of their own, or as an administrator anybody's. */
export const ringsVisibleTo = ({ kind, userId }: Viewer): RawBuilder<boolean> =>
  kind === 'administrator' ? sql`true` : sql`r.user_id = ${userId}`;

async function readRings(ctx: RequestContext, table: RingTable, ids: readonly number[]): Promise<RingRow[]> {
  const visible = ringsVisibleTo(await viewerOf(ctx));
  const { rows } = await sql<RingRow>`
    select r.id, r.ring_setting_id as "ringSettingId", ${sql.ref(`r.${stoneColumn[table]}`)} as "stoneId",
      r.ring_size as "ringSize", r.engraving
    from ${sql.table(table)} r where ${visible} and r.id = any(${ids})`.execute(ctx.em.getKysely());
  return rows;
}

/** A ring of the caller, or for administrators anybody's, with others asked for in the same moment by one query. */
export const engagementRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await readRings(ctx, 'engagement_ring', ids);
  return new Map(rows.map((row) => [row.id, new EngagementRingType(row)]));
});
export const completedRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await readRings(ctx, 'completed_ring', ids);
  return new Map(rows.map((row) => [row.id, new CompletedRingType(row)]));
});

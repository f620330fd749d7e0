import { sql } from 'kysely';
import { batch } from '../../../kernel/batch.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { viewerOf } from '../../accounts/index.ts';
import { CompletedRingType, EngagementRingType, type RingRow } from './ring.type.ts';

type RingTable = 'engagement_ring' | 'completed_ring';

const stoneOf = { engagement_ring: 'diamond_id', completed_ring: 'generic_diamond_id' } as const;

async function readRings(ctx: RequestContext, table: RingTable, ids: readonly number[]): Promise<RingRow[]> {
  const { kind, userId } = await viewerOf(ctx);
  const isHis = kind === 'administrator' ? sql`true` : sql`r.user_id = ${userId}`;
  const { rows } = await sql<RingRow>`
    select r.id, r.ring_setting_id as "ringSettingId", ${sql.ref(`r.${stoneOf[table]}`)} as "stoneId",
      r.ring_size as "ringSize", r.engraving
    from ${sql.table(table)} r where ${isHis} and r.id = any(${ids})`.execute(ctx.em.getKysely());
  return rows;
}

/** Rings are always read whole: one variant serves. */
const whole = {};

const engagementRings = batch(async (ctx, ids: readonly number[], _whole: object) => {
  const rows = await readRings(ctx, 'engagement_ring', ids);
  return new Map(rows.map((row) => [row.id, new EngagementRingType(row)]));
});

const completedRings = batch(async (ctx, ids: readonly number[], _whole: object) => {
  const rows = await readRings(ctx, 'completed_ring', ids);
  return new Map(rows.map((row) => [row.id, new CompletedRingType(row)]));
});

/** A ring of the caller, or for administrators anybody's, with others asked for in the same moment by one query. */
export const engagementRingById = (ctx: RequestContext, id: number): Promise<EngagementRingType | undefined> =>
  engagementRings(ctx, id, whole);
export const completedRingById = (ctx: RequestContext, id: number): Promise<CompletedRingType | undefined> =>
  completedRings(ctx, id, whole);

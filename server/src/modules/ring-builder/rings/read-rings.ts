import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { type Viewer } from '../../accounts/index.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import { CompletedRingType, EngagementRingType, type RingColumns, type RingRow, type RingTable } from './ring.type.ts';

/** The column of the stone. */
export const stoneColumn = { engagement_ring: 'diamond_id', completed_ring: 'generic_diamond_id' } as const;

const [engagement, completed] = [columnsOf('engagement_ring', 'r'), columnsOf('completed_ring', 'r')];

/** SQL: the stone of the ring `r` of a table. */
export const stoneOf: Readonly<Record<RingTable, RawBuilder<number>>> = {
  engagement_ring: engagement(stoneColumn.engagement_ring),
  completed_ring: completed(stoneColumn.completed_ring),
};

declare module '../../../kernel/use-cases/context.ts' {
  interface Viewer {
    /** Who shows the viewer their rings. Left out: they see their own. */
    readonly ringsOf?: number;
  }
}

/** SQL: whether a viewer sees the ring `r`: one of their own, or of whoever shows them theirs; as an administrator anybody's. */
export const ringsVisibleTo = ({ kind, userId, ringsOf = userId ?? undefined }: Viewer): Condition =>
  kind === 'administrator' ? sql<boolean>`true` : sql<boolean>`${engagement('user_id')} = ${ringsOf ?? null}`;

/** Rings of the caller, or for administrators anybody's, by their ids. */
export const ringsById = async (ctx: RequestContext, table: RingTable, ids: readonly number[]): Promise<RingRow[]> =>
  queryIn(ctx.em)
    .selectFrom(sql.table<RingColumns>(table).as('r'))
    .select([
      'r.id',
      'r.ring_setting_id as ringSettingId',
      stoneOf[table].as('stoneId'),
      'r.ring_size as ringSize',
      'r.engraving',
    ])
    .where(ringsVisibleTo(await viewerOf(ctx)))
    .where('r.id', '=', anyOf(ids))
    .execute();

/** A ring of the caller, or for administrators anybody's, with others asked for in the same moment by one query. */
export const engagementRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ringsById(ctx, 'engagement_ring', ids);
  return new Map(rows.map((row) => [row.id, new EngagementRingType(row)]));
});
export const completedRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ringsById(ctx, 'completed_ring', ids);
  return new Map(rows.map((row) => [row.id, new CompletedRingType(row)]));
});

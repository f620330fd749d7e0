import { type RawBuilder, sql } from 'kysely';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { type Viewer } from '../../accounts/index.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import {
  CompletedRingType,
  EngagementRingType,
  type RingColumns,
  type RingParts,
  type RingRow,
  type RingTable,
} from './ring.type.ts';

const stoneColumn = { engagement_ring: 'diamond_id', completed_ring: 'generic_diamond_id' } as const;

const [engagement, completed] = [columnsOf('engagement_ring', 'r'), columnsOf('completed_ring', 'r')];

/** SQL: ID of the stone in the ring `r`, by table. */
export const stoneOf: Readonly<Record<RingTable, RawBuilder<number>>> = {
  engagement_ring: engagement(stoneColumn.engagement_ring),
  completed_ring: completed(stoneColumn.completed_ring),
};

declare module '../../../kernel/use-cases/context.ts' {
  interface Viewer {
    /** ID of the user whose rings are visible to the viewer, as in a shared wishlist. The default is the viewer. */
    readonly ringsOf?: number;
  }
}

/**
 * SQL condition: the ring `r` is visible to the viewer. Users can see their own rings or those of `ringsOf`;
 * administrators can see all rings.
 */
export const ringsVisibleTo = ({ kind, userId, ringsOf = userId ?? undefined }: Viewer): Condition =>
  kind === 'administrator' ? sql<boolean>`true` : sql<boolean>`${engagement('user_id')} = ${ringsOf ?? null}`;

/** Returns rings by ID: the caller's own rings, or any rings for administrators. */
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

/**
 * Loads rings by ID: the caller's own rings, or any rings for administrators. Calls in the same tick share one query.
 */
export const engagementRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ringsById(ctx, 'engagement_ring', ids);
  return new Map(rows.map((row) => [row.id, new EngagementRingType(row)]));
});
export const completedRingById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ringsById(ctx, 'completed_ring', ids);
  return new Map(rows.map((row) => [row.id, new CompletedRingType(row)]));
});

const keyOf = ({ ringSettingId, stoneId, ringSize, engraving }: RingParts): string =>
  JSON.stringify([ringSettingId, stoneId, ringSize, engraving]);

/**
 * Stores the caller's rings, or finds existing rows of identical rings. Returns their IDs in the given order. Runs
 * one statement, which inserts rows in a fixed order to avoid deadlocks.
 */
export async function storeRings(
  ctx: RequestContext,
  table: RingTable,
  rings: readonly RingParts[],
): Promise<readonly number[]> {
  const stone = sql.ref(stoneColumn[table]);
  const unique = [...new Map(rings.map((ring) => [keyOf(ring), ring]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = unique.map(
    ([, { ringSettingId, stoneId, ringSize, engraving }]) =>
      sql`(${actorOf(ctx).id}, ${ringSettingId}, ${stoneId}, ${ringSize}, ${engraving})`,
  );
  const { rows } = await sql<RingRow>`
    insert into ${sql.table(table)} (user_id, ring_setting_id, ${stone}, ring_size, engraving)
    values ${sql.join(values)}
    on conflict (user_id, ring_setting_id, ${stone}, ring_size, engraving) do update set engraving = excluded.engraving
    returning id, ring_setting_id as "ringSettingId", ${stone} as "stoneId", ring_size as "ringSize", engraving`.execute(
    ctx.em.getKysely(),
  );
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return rings.map((ring) => {
    const id = ids.get(keyOf(ring));
    if (id === undefined) throw new Error('the upsert returned no row');
    return id;
  });
}

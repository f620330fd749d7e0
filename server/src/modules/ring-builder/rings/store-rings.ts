import { sql } from 'kysely';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { stoneColumn } from './read-rings.ts';
import type { RingParts, RingRow, RingTable } from './ring.type.ts';

const keyOf = ({ ringSettingId, stoneId, ringSize, engraving }: RingParts): string =>
  JSON.stringify([ringSettingId, stoneId, ringSize, engraving]);

/**
 * Puts rings of the caller together, or finds them: the same ring is the same row. Answers their ids in the same order.
 * One statement; their rows are written in one order, so that nobody waits in a ring.
 */
export async function storeRings(
  ctx: RequestContext,
  table: RingTable,
  rings: readonly RingParts[],
): Promise<readonly number[]> {
  const stone = sql.ref(stoneColumn[table]);
  const once = [...new Map(rings.map((ring) => [keyOf(ring), ring]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const values = once.map(
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
    if (id === undefined) throw new Error('an upsert gives its row');
    return id;
  });
}

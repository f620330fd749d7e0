import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { ItemReferences, ItemType } from '../basket-lines/index.ts';

/** A wish as it lies in the database, with what its ring is made of. */
export interface WishRow extends ItemReferences {
  readonly id: number;
  readonly itemType: ItemType;
  readonly numberOfStones: number | null;
  readonly carats: number | null;
  readonly ringSize: string | null;
  readonly engagementRingSettingId: number | null;
  readonly engagementDiamondId: number | null;
  readonly completedRingSettingId: number | null;
  readonly completedGenericDiamondId: number | null;
  /** As PostgreSQL writes it in JSON. */
  readonly createdAt: string;
}

/** SQL: the wish `w` as JSON. Its rings are joined by `wishesWithRings`. */
export const wishJson = sql<WishRow>`json_build_object(
  'id', w.id, 'itemType', w.item_type, 'diamondId', w.diamond_id, 'meleeId', w.melee_id,
  'engagementRingId', w.engagement_ring_id, 'completedRingId', w.completed_ring_id, 'eternityRingId', w.eternity_ring_id,
  'braceletId', w.bracelet_id, 'jewelleryPieceId', w.jewellery_piece_id, 'customNecklaceId', w.custom_necklace_id,
  'numberOfStones', w.number_of_stones, 'carats', w.carats, 'ringSize', w.ring_size,
  'engagementRingSettingId', e.ring_setting_id, 'engagementDiamondId', e.diamond_id,
  'completedRingSettingId', c.ring_setting_id, 'completedGenericDiamondId', c.generic_diamond_id,
  'createdAt', w.created_at)`;

/** SQL behind `from`: wishes `w` with their rings. */
export const wishesWithRings = sql`wishlist_item w
  left join engagement_ring e on e.id = w.engagement_ring_id
  left join completed_ring c on c.id = w.completed_ring_id`;

/** Wishes `w` that meet a condition, in the order in which they were made. */
export async function readWishes(em: EntityManager, where: RawBuilder<boolean>): Promise<WishRow[]> {
  // From the primary database: whoever has just made a wish wants to see it.
  const { rows } = await sql<{ wish: WishRow }>`
    select ${wishJson} as wish from ${wishesWithRings} where ${where} order by w.id`.execute(
    em.getKysely({ type: 'write' }),
  );
  return rows.map(({ wish }) => wish);
}

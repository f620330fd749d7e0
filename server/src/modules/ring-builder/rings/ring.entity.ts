import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { Diamond } from '../../stock-types/diamonds/index.ts';
import { GenericDiamond } from '../../stock-types/generic-diamonds/index.ts';
import { RingSetting } from '../../stock-types/ring-settings/index.ts';

/** A user's ring: a setting with a ring size and an engraving. Identical rings of a user share one row. */
abstract class Ring {
  @PrimaryKey({ type: 'integer' }) id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: false })
  userId!: number;

  @ManyToOne({
    entity: () => RingSetting,
    fieldName: 'ring_setting_id',
    mapToPk: true,
    deleteRule: 'cascade',
    index: true,
  })
  ringSettingId!: number;

  /** US ring size. Null if no size has been chosen. */
  @Property({ type: 'double', nullable: true }) ringSize: number | null = null;
  @Property({ type: 'text', nullable: true }) engraving: string | null = null;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date & Opt = new Date();
}

/** Ring with a diamond from stock. */
@Entity({ tableName: 'engagement_ring' })
@Check({ name: 'engagement_ring_ring_size_check', expression: "ring_size > '0'::float8" })
@Index({ name: 'engagement_ring_same_unique', expression: 'in the migration' })
export class EngagementRing extends Ring {
  @ManyToOne({ entity: () => Diamond, fieldName: 'diamond_id', mapToPk: true, deleteRule: 'cascade', index: true })
  diamondId!: number;
}

/** Ring with a generic diamond. */
@Entity({ tableName: 'completed_ring' })
@Check({ name: 'completed_ring_ring_size_check', expression: "ring_size > '0'::float8" })
@Index({ name: 'completed_ring_same_unique', expression: 'in the migration' })
export class CompletedRing extends Ring {
  @ManyToOne({
    entity: () => GenericDiamond,
    fieldName: 'generic_diamond_id',
    mapToPk: true,
    deleteRule: 'cascade',
    index: true,
  })
  genericDiamondId!: number;
}

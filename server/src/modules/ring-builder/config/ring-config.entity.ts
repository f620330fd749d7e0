import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Diamond } from '../../stock-types/diamonds/index.ts';
import { GenericDiamond } from '../../stock-types/generic-diamonds/index.ts';
import { RingSetting } from '../../stock-types/ring-settings/index.ts';

/** Example engagement ring. The table has one row. */
@ObjectType({ simpleResolvers: true, description: 'Example engagement ring shown in the shop.' })
@Entity({ tableName: 'ring_config' })
@Check({ name: 'ring_config_id_check', expression: 'id = 1' })
export class RingConfig {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 }) id!: number;

  @ManyToOne({
    entity: () => RingSetting,
    fieldName: 'ring_setting_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  ringSettingId: number | null = null;

  @ManyToOne({
    entity: () => Diamond,
    fieldName: 'diamond_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  diamondId: number | null = null;

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}

/**
 * Stone shown in completed rings before the user chooses one: a generic diamond, or a stone described by the other
 * columns. The table has one row.
 */
@Entity({ tableName: 'default_generic_diamond' })
@Check({ name: 'default_generic_diamond_id_check', expression: 'id = 1' })
@Check({ name: 'default_generic_diamond_carats_from_check', expression: "carats_from > '0'::numeric" })
@Check({ name: 'default_generic_diamond_carats_check', expression: 'carats_from <= carats_to' })
@Check({ name: 'default_generic_diamond_price_per_carat_check', expression: "price_per_carat >= '0'::numeric" })
export class DefaultGenericDiamond {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 }) id!: number;

  /** Null if the stone is described by the other columns. */
  @ManyToOne({
    entity: () => GenericDiamond,
    fieldName: 'generic_diamond_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  genericDiamondId: number | null = null;

  @Property({ type: 'smallint', default: 1 }) shapeId!: number;
  @Property({ type: 'smallint', nullable: true }) colorId: number | null = null;
  @Property({ type: 'smallint', nullable: true }) clarityId: number | null = null;
  @Property({ type: 'decimal', precision: 10, scale: 3, default: 1 }) caratsFrom!: string;
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true }) caratsTo: string | null = null;
  @Property({ type: 'decimal', precision: 14, scale: 2, default: 0 }) pricePerCarat!: string;
  @Property({ type: 'boolean', default: false }) isLabGrown!: boolean;
  @Property({ type: 'text', nullable: true }) imageUrl: string | null = null;

  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}

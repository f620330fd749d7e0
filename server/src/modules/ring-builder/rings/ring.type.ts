import type { Selectable } from 'kysely';
import type { RingBuilderTables } from '../../../../generated/tables/ring-builder.ts';
import { Field, Float, ID, ObjectType } from '../../../kernel/graphql.ts';

export type RingTable = 'engagement_ring' | 'completed_ring';

/** Columns that both ring tables have. */
export type RingColumns = Selectable<RingBuilderTables[RingTable]>;

export interface RingParts {
  readonly ringSettingId: RingColumns['ring_setting_id'];
  /** ID of a diamond or generic diamond, depending on the table. */
  readonly stoneId: number;
  readonly ringSize: RingColumns['ring_size'];
  readonly engraving: RingColumns['engraving'];
}

export interface RingRow extends RingParts {
  readonly id: RingColumns['id'];
}

/** Fields of every ring. The setting and the stone have their own resolvers. */
@ObjectType()
abstract class RingType {
  @Field(() => ID, { description: 'Ring ID, identical to the ID in REST.' }) id: number;
  @Field(() => Float, { nullable: true, description: 'US ring size. Null if not chosen.' }) ringSize: number | null;
  @Field(() => String, { nullable: true, description: 'Engraved text. Null if not set.' }) engraving: string | null;
  readonly ringSettingId: number;
  readonly stoneId: number;

  constructor({ id, ringSize, engraving, ringSettingId, stoneId }: RingRow) {
    this.id = id;
    this.ringSize = ringSize;
    this.engraving = engraving;
    this.ringSettingId = ringSettingId;
    this.stoneId = stoneId;
  }
}

@ObjectType('EngagementRing', { description: 'Ring setting with a diamond. Visible to its owner and administrators.' })
export class EngagementRingType extends RingType {}

@ObjectType('CompletedRing', {
  description: 'Ring setting with a generic diamond. Visible to its owner and administrators.',
})
export class CompletedRingType extends RingType {}

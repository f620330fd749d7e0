import type { Selectable } from 'kysely';
import type { RingBuilderTables } from '../../../../generated/tables/ring-builder.ts';
import { Field, Float, ID, ObjectType } from '../../../kernel/graphql.ts';

export type RingTable = 'engagement_ring' | 'completed_ring';

/** A row of either table: what they have in common can be named. */
export type RingColumns = Selectable<RingBuilderTables[RingTable]>;

/** What a ring is made of. */
export interface RingParts {
  readonly ringSettingId: RingColumns['ring_setting_id'];
  /** A diamond or a generic diamond. */
  readonly stoneId: number;
  readonly ringSize: RingColumns['ring_size'];
  readonly engraving: RingColumns['engraving'];
}

/** A ring as it lies in the database. */
export interface RingRow extends RingParts {
  readonly id: RingColumns['id'];
}

/** What every ring says. Setting and stone have resolvers of their own. */
@ObjectType()
abstract class RingType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id: number;
  @Field(() => Float, { nullable: true, description: 'US ring size. Null if not chosen.' }) ringSize: number | null;
  @Field(() => String, { nullable: true, description: 'What is engraved.' }) engraving: string | null;
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

@ObjectType('EngagementRing', { description: 'A setting with a diamond. Its owner and administrators see it.' })
export class EngagementRingType extends RingType {}

@ObjectType('CompletedRing', {
  description: 'A setting with a stone that is not graded by itself. Its owner and administrators see it.',
})
export class CompletedRingType extends RingType {}

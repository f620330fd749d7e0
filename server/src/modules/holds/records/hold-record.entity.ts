import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../../accounts/users/index.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { HoldOutcome } from './hold-outcome.ts';

/**
 * Current or past hold on a stock item. Written by `syncHoldRecords` after each change to the item. Holds placed with
 * a test key exist only as records.
 */
@ObjectType('Hold', {
  simpleResolvers: true,
  description:
    'Current or past hold of a stock item for the caller. During the hold, no other buyer can order the item.',
})
@Entity({ tableName: 'stock_hold' })
@Check({
  name: 'stock_hold_outcome_check',
  expression: "outcome = any (array['RELEASED'::text, 'EXPIRED'::text, 'ORDERED'::text])",
})
@Check({ name: 'stock_hold_ended_at_check', expression: '(ended_at is null) = (outcome is null)' })
@Index({ name: 'stock_hold_current_unique', expression: 'in the migration' })
@Index({ name: 'stock_hold_test_index', expression: 'in the migration' })
@Index({ name: 'stock_hold_user_id_index', properties: ['userId', 'id'] })
@Index({ name: 'stock_hold_item_index', properties: ['userId', 'kind', 'itemId', 'endedAt'] })
export class HoldRecord {
  @Field(() => ID, { description: 'Hold ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => StockKind, { description: 'Stock type of the item.' })
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => ID, { description: 'ID of the item within its type.' })
  @Property({ type: 'integer' })
  itemId!: number;

  @Field(() => String, { description: 'Stock number of the item when the hold was placed.' })
  @Property({ type: 'text' })
  stockNumber!: string;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: false })
  userId!: number;

  @Field(() => Boolean, {
    description:
      'Whether the hold was placed with a test key. The item stays available, and the hold is deleted after 7 days.',
  })
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Field(() => Boolean, { description: 'Whether an administrator placed the hold, instead of the caller.' })
  @Property({ type: 'boolean', default: true })
  isByHouse: boolean & Opt = true;

  @Field(() => String, { nullable: true, description: 'Note of the caller. Null if not set.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When the hold was placed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  placedAt: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the hold expires. If null, it does not expire.' })
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  /**
   * Stored end time. The record of an expired hold is updated with a delay; rows from `readHolds` contain the actual
   * end time.
   */
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the hold ended. Null while the hold is current.' })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => HoldOutcome, { nullable: true, description: 'How the hold ended. Null while the hold is current.' })
  @Property({ type: 'text', nullable: true })
  outcome: HoldOutcome | null = null;

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}

import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import type { HoldOutcome } from './hold-outcome.ts';

/**
 * A stock item was, or is, on hold for somebody. Written by `recordHolds`, whoever has changed the item; those of test keys
 * are records alone.
 */
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
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Name of the type of stock. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'integer' })
  itemId!: number;

  /** Of the item, as it was. */
  @Property({ type: 'text' })
  stockNumber!: string;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: false })
  userId!: number;

  /** Placed with a test key: the item is for sale all the while, and the record is gone after some days. */
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  /** The house holds it for them; else they have done so themselves. */
  @Property({ type: 'boolean', default: true })
  isByHouse: boolean & Opt = true;

  /** What they have noted about it. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  placedAt: Date & Opt = new Date();

  /** When it ends by itself. Null: not by itself. */
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  /** Null: it is on hold, or was until a moment ago. */
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  outcome: HoldOutcome | null = null;

  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}

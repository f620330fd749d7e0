import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User } from '../accounts/users/index.ts';

/** User on the waiting list of an unavailable stock item. Deleted together with the user or the item. */
@ObjectType({ simpleResolvers: true, description: 'A user on the waiting list of a stock item.' })
@Entity({ tableName: 'stock_wait' })
@Unique({ name: 'stock_wait_kind_item_id_user_id_unique', properties: ['kind', 'itemId', 'userId'] })
@Index({ name: 'stock_wait_item_index', properties: ['kind', 'itemId', 'place'] })
@Check({ name: 'stock_wait_hold_hours_check', expression: 'hold_hours >= 1 and hold_hours <= 720' })
export class StockWait {
  @Field(() => ID, { description: 'ID of the entry.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Name of the stock type. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'integer' })
  itemId!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Position. The entry with the lowest value is next. */
  @Property({ type: 'integer' })
  place!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of hours for which the item is put on hold for the user when it becomes available. If null, the user only gets an email.',
  })
  @Property({ type: 'smallint', nullable: true })
  holdHours: number | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the user was notified that the item is available. The entry is removed a day later. Null if not notified yet.',
  })
  @Property({ type: 'datetime', nullable: true })
  toldAt: Date | null = null;

  @Field(() => DateTimeScalar, { description: 'When the user joined the waiting list.' })
  @Property({ type: 'datetime' })
  createdAt: Date & Opt = new Date();
}

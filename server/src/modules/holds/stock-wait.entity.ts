import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/users/index.ts';

/** Somebody who waits for a stock item that is not free. It goes with either. */
@Entity({ tableName: 'stock_wait' })
@Unique({ name: 'stock_wait_kind_item_id_user_id_unique', properties: ['kind', 'itemId', 'userId'] })
@Index({ name: 'stock_wait_item_index', properties: ['kind', 'itemId', 'place'] })
@Check({ name: 'stock_wait_hold_hours_check', expression: 'hold_hours >= 1 and hold_hours <= 720' })
export class StockWait {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Name of the type of stock. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'integer' })
  itemId!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Lowest first. */
  @Property({ type: 'integer' })
  place!: number;

  /** For so long they get the item when it becomes free. Null: they are told. */
  @Property({ type: 'smallint', nullable: true })
  holdHours: number | null = null;

  /** When they were told that it is free. */
  @Property({ type: 'datetime', nullable: true })
  toldAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt: Date & Opt = new Date();
}

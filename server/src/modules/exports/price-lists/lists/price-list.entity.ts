import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../../accounts/users/index.ts';
import type { ListQuestion } from '../../exported-list.input.ts';
import { Weekday } from './weekday.ts';

/** A list of stock that a user is sent by mail every week, at the prices of the moment of sending. */
@Entity({ tableName: 'price_list' })
@Check({ name: 'price_list_weekday_check', expression: 'weekday >= 1 and weekday <= 7' })
@Index({
  name: 'price_list_due_index',
  expression: 'create index price_list_due_index on price_list (next_send_at) where stopped_at is null',
})
export class PriceList {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  @Property({ type: 'text' })
  name!: string;

  /** Name of the type of stock. */
  @Property({ type: 'text' })
  kind!: string;

  /** Filter and order, as whoever asked for the list gave them. */
  @Property({ type: 'json' })
  question!: ListQuestion;

  @Property({ type: 'smallint' })
  weekday!: Weekday;

  @Property({ type: 'datetime' })
  nextSendAt!: Date;

  /** Kept for a while, so that the link of its last mail still says what it ended. */
  @Property({ type: 'datetime', nullable: true })
  stoppedAt: Date | null = null;

  /** Of the agent under whose name the list comes. Null: the house's. */
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  /** Whoever has a mail of the list has this, and can stop the list by it. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', unique: true })
  unsubscribeToken!: string & Opt;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

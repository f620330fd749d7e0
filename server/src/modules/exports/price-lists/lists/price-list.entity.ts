import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../../accounts/users/index.ts';
import type { ListQuery } from '../../exported-list.input.ts';
import { Weekday } from './weekday.ts';

/** Stock list that a user gets by email every week, with the prices that apply when it is sent. */
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

  /** Name of the stock type. */
  @Property({ type: 'text' })
  kind!: string;

  /** Filter and sort order of the list, as entered by its owner. */
  @Property({ type: 'json' })
  question!: ListQuery;

  @Property({ type: 'smallint' })
  weekday!: Weekday;

  @Property({ type: 'datetime' })
  nextSendAt!: Date;

  /**
   * Time at which the list was stopped. Stopped lists are stored for a while, so that the link in the last email can
   * show the name of the list.
   */
  @Property({ type: 'datetime', nullable: true })
  stoppedAt: Date | null = null;

  /** Domain of the agent in whose name the list is sent. Null for the brand. */
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  /** Token in the link that stops the list, which is included in the list's emails. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', unique: true })
  unsubscribeToken!: string & Opt;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/index.ts';
import type { ListQuestion } from '../../catalogue/index.ts';
import { PriceList } from '../lists/price-list.entity.ts';

/** What became of one mail. */
export enum PriceListMailStatus {
  PENDING = 'pending',
  SENDING = 'sending',
  SENT = 'sent',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

/** One mail with a list: asked for at once, or that of one week. */
@Entity({ tableName: 'price_list_mail' })
@Check({
  name: 'price_list_mail_status_check',
  expression: "status in ('pending', 'sending', 'sent', 'failed', 'skipped')",
})
@Check({ name: 'price_list_mail_due_on_check', expression: '(due_on is null) = (price_list_id is null)' })
@Check({
  name: 'price_list_mail_settled_at_check',
  expression: "(settled_at is not null) = (status in ('sent', 'failed', 'skipped'))",
})
@Unique({ properties: ['priceList', 'dueOn'] })
export class PriceListMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Null: it was asked for at once. */
  @ManyToOne({ entity: () => PriceList, nullable: true, deleteRule: 'cascade', index: false })
  priceList: Rel<PriceList> | null = null;

  /** The day on which it was due. */
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'json' })
  question!: ListQuestion;

  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Property({ type: 'text' })
  status: PriceListMailStatus & Opt = PriceListMailStatus.PENDING;

  /** Times that a mail server was asked to take it, the current one included. */
  @Property({ type: 'smallint', default: 0 })
  attempts: number & Opt = 0;

  /** Of a pending one, when it is tried next; of one that is being sent, until when that process has the claim. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();

  /** When it was sent, failed or skipped. */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;

  /** Why it was not sent, or not yet. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** The same for every attempt, so that a second copy can be recognised. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  messageId!: string & Opt;

  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

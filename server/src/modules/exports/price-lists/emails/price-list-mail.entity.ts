import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TrackedMail } from '../../../../platform/email/tracked-mail.entity.ts';
import { User } from '../../../accounts/users/index.ts';
import type { ListQuery } from '../../exported-list.input.ts';
import { PriceList } from '../lists/price-list.entity.ts';

/** Email with a price list, which is either a weekly list or a list that was requested once. */
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
export class PriceListMail extends TrackedMail {
  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Weekly list in the email. Null if the list was requested once. */
  @ManyToOne({ entity: () => PriceList, nullable: true, deleteRule: 'cascade', index: false })
  priceList: Rel<PriceList> | null = null;

  /** Day on which the weekly list was due. Null if the list was requested once. */
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'json' })
  question!: ListQuery;

  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Index()
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

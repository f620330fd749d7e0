import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { TrackedMail } from '../../../platform/mail/tracked-mail.entity.ts';
import { User } from '../../accounts/users/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';

/** What the house has answered to a message, and what became of the mail. */
@Entity({ tableName: 'contact_answer' })
@Check({ name: 'contact_answer_status_check', expression: "status in ('pending', 'sending', 'sent', 'failed')" })
@Check({
  name: 'contact_answer_settled_at_check',
  expression: "(settled_at is not null) = (status in ('sent', 'failed'))",
})
export class ContactAnswer extends TrackedMail {
  @ManyToOne({
    entity: () => ContactMessage,
    fieldName: 'contact_message_id',
    mapToPk: true,
    deleteRule: 'cascade',
    index: true,
  })
  contactMessageId!: number;

  /** The administrator who has answered; null once their account is deleted. */
  @ManyToOne({
    entity: () => User,
    fieldName: 'author_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  authorId: number | null = null;

  /** Plain text. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

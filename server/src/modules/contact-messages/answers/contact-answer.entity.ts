import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryFields } from '../../../platform/email/delivery-fields.ts';
import { TrackedMail } from '../../../platform/email/tracked-mail.entity.ts';
import { User } from '../../accounts/users/index.ts';
import { ContactMessage } from '../contact-message.entity.ts';

@DeliveryFields('Answer ID.')
@ObjectType({ simpleResolvers: true, description: 'An answer to a message, sent by email. Administrators only.' })
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

  @ManyToOne({
    entity: () => User,
    fieldName: 'author_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'set null',
    index: true,
  })
  authorId: number | null = null;

  @Field(() => String, { description: 'Plain text of the answer. The email quotes the message below it.' })
  @RequiredText(10_000)
  @Property({ type: 'text' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When the answer was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}

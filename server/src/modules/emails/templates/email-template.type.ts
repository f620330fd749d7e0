import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';

@ObjectType('EmailTemplate', {
  simpleResolvers: true,
  description: 'A mail that is written once and sent again and again. Seen by Administrators.',
})
export class EmailTemplateType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: 'Name of the template, as people read it.' }) name!: string;
  @Field(() => String, { description: 'One line, with placeholders.' }) subject!: string;
  @Field(() => String, { description: 'HTML with placeholders, without the house’s layout around it.' }) body!: string;
  @Field(() => Int, { description: 'Counts the changes.' }) version!: number;
  @Field(() => DateTimeScalar, { description: 'When it was last changed.' }) updatedAt!: Date;

  @Field(() => Int, { simple: false, description: 'Mails to many that were made from it, scheduled ones included.' })
  dispatches!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    simple: false,
    description: 'When the last mail from it began to be sent. Null: none has.',
  })
  lastSentAt!: Date | null;
}

@ObjectType('EmailTemplatePage', { simpleResolvers: true, description: 'One page of templates.' })
export class EmailTemplatePage {
  @Field(() => [EmailTemplateType], { description: 'By name; at most `size`.' })
  items!: readonly EmailTemplateType[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType('EmailPlaceholderInfo', {
  simpleResolvers: true,
  description: 'A value that subjects and bodies may hold as `{{name}}`.',
})
export class EmailPlaceholderInfo {
  @Field(() => String, { description: 'As it is written between the braces.' }) name!: string;
  @Field(() => String, { description: 'What takes its place in a mail.' }) description!: string;
}

@ObjectType('EmailPreviewInfo', { simpleResolvers: true, description: 'A mail as one recipient would get it.' })
export class EmailPreviewInfo {
  @Field(() => String, { description: 'One line.' }) subject!: string;
  @Field(() => String, { description: 'A whole document, in the house’s layout.' }) html!: string;
  @Field(() => String, { description: 'The same for readers that show no HTML.' }) text!: string;
}

@ObjectType()
abstract class EmailTemplatePayload {
  @Field(() => EmailTemplateType, { simple: true, description: 'As it is now.' })
  template!: EmailTemplateType;
}

@ObjectType({ description: 'Outcome of createEmailTemplate.' })
export class CreateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ description: 'Outcome of updateEmailTemplate.' })
export class UpdateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteEmailTemplate.' })
export class DeleteEmailTemplatePayload {
  @Field(() => ID, { description: 'Of the template that is gone.' })
  templateId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendTestEmail.' })
export class SendTestEmailPayload {
  @Field(() => String, { description: 'Where it goes: the address of the caller.' })
  email!: string;
}

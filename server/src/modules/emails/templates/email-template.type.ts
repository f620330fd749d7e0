import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { EmailTemplate } from './email-template.entity.ts';

@ObjectType('EmailTemplatePage', { simpleResolvers: true, description: 'One page of templates.' })
export class EmailTemplatePage {
  @Field(() => [EmailTemplate], { description: 'By name; at most `size`.' })
  items!: readonly EmailTemplate[];

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
  @Field(() => EmailTemplate, { simple: true, description: 'The template as it is now.' })
  template!: EmailTemplate;
}

@ObjectType({ description: 'Outcome of createEmailTemplate.' })
export class CreateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ description: 'Outcome of updateEmailTemplate.' })
export class UpdateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteEmailTemplate.' })
export class DeleteEmailTemplatePayload {
  @Field(() => ID, { description: 'ID of the deleted template.' })
  templateId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendTestEmail.' })
export class SendTestEmailPayload {
  @Field(() => String, { description: 'Where it goes: the address of the caller.' })
  email!: string;
}

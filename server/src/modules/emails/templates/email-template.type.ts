import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { EmailTemplate } from './email-template.entity.ts';

@ObjectType('EmailTemplatePage', { simpleResolvers: true, description: 'One page of templates.' })
export class EmailTemplatePage {
  @Field(() => [EmailTemplate], { description: 'Templates on this page. At most `size`.' })
  items!: readonly EmailTemplate[];

  @Field(() => Int, { description: 'Number of matching templates. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer templates.' }) size!: number;
}

@ObjectType('EmailPlaceholderInfo', {
  simpleResolvers: true,
  description: 'Placeholder for subjects and bodies, written as `{{name}}`.',
})
export class EmailPlaceholderInfo {
  @Field(() => String, { description: 'Name of the placeholder, as written between the braces.' }) name!: string;
  @Field(() => String, { description: 'Description of the value that replaces the placeholder.' }) description!: string;
}

@ObjectType('EmailPreviewInfo', { simpleResolvers: true, description: 'Email as rendered for one recipient.' })
export class EmailPreviewInfo {
  @Field(() => String, { description: 'Subject line.' }) subject!: string;
  @Field(() => String, { description: 'Complete HTML document, with the email layout.' }) html!: string;
  @Field(() => String, { description: 'Plain text version for email clients without HTML.' }) text!: string;
}

@ObjectType()
abstract class EmailTemplatePayload {
  @Field(() => EmailTemplate, { simple: true, description: 'The updated template.' })
  template!: EmailTemplate;
}

@ObjectType({ description: 'Result of `createEmailTemplate`.' })
export class CreateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ description: 'Result of `updateEmailTemplate`.' })
export class UpdateEmailTemplatePayload extends EmailTemplatePayload {}

@ObjectType({ simpleResolvers: true, description: 'Result of `deleteEmailTemplate`.' })
export class DeleteEmailTemplatePayload {
  @Field(() => ID, { description: 'ID of the deleted template.' })
  templateId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `sendTestEmail`.' })
export class SendTestEmailPayload {
  @Field(() => String, { description: 'Email address of the caller, to which the test email is sent.' })
  email!: string;
}

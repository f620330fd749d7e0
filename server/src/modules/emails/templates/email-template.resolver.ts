import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { listPlaceholders } from '../content/placeholders.ts';
import { createEmailTemplate, deleteEmailTemplate, updateEmailTemplate } from './change-templates.ts';
import { EmailTemplate } from './email-template.entity.ts';
import {
  CreateEmailTemplateInput,
  DeleteEmailTemplateInput,
  EmailTemplateFilter,
  EmailTemplateSort,
  UpdateEmailTemplateInput,
} from './email-template.input.ts';
import {
  CreateEmailTemplatePayload,
  DeleteEmailTemplatePayload,
  EmailPlaceholderInfo,
  EmailPreviewInfo,
  EmailTemplatePage,
  SendTestEmailPayload,
  UpdateEmailTemplatePayload,
} from './email-template.type.ts';
import { PreviewEmailInput, previewEmail, SendTestEmailInput, sendTestEmail } from './preview-email.ts';
import { findEmailTemplate, pageEmailTemplates, readUsage } from './read-templates.ts';

@Resolver(() => EmailTemplate)
export class EmailTemplateResolver {
  @Query(() => EmailTemplatePage, { nullable: true, description: 'Lists email templates. Administrators only.' })
  emailTemplates(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailTemplateFilter, { nullable: true, description: 'Default: all templates.' })
    filter?: EmailTemplateFilter | null,
    @Arg('sort', () => [EmailTemplateSort], { nullable: true, description: 'Default: by name.' })
    sort?: EmailTemplateSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ) {
    return pageEmailTemplates(ctx, { filter, sort, page });
  }

  @Query(() => EmailTemplate, {
    nullable: true,
    description: 'Returns an email template by ID. Errors: EMAIL_TEMPLATE_NOT_FOUND. Administrators only.',
  })
  emailTemplate(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Template ID.' }) id: number) {
    return findEmailTemplate(ctx, { id });
  }

  @Query(() => [EmailPlaceholderInfo], {
    nullable: true,
    description: 'All placeholders for subjects and bodies of emails. Administrators only.',
  })
  emailPlaceholders(@Ctx() ctx: RequestContext) {
    return listPlaceholders(ctx);
  }

  @Query(() => EmailPreviewInfo, {
    nullable: true,
    description:
      'Renders an email for a user or a fictitious recipient without sending it. Errors: INVALID_REQUEST for invalid content. Administrators only.',
  })
  previewEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PreviewEmailInput, { description: 'Email and recipient of the preview.' })
    input: PreviewEmailInput,
  ) {
    return previewEmail(ctx, input);
  }

  @Mutation(() => CreateEmailTemplatePayload, {
    nullable: true,
    description:
      'Creates an email template. Errors: INVALID_REQUEST, listing invalid placeholders and HTML with their positions. Administrators only.',
  })
  async createEmailTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateEmailTemplateInput) input: CreateEmailTemplateInput,
  ) {
    return { template: await createEmailTemplate(ctx, input) };
  }

  @Mutation(() => UpdateEmailTemplatePayload, {
    nullable: true,
    description: 'Changes an email template. Scheduled emails are unchanged. Administrators only.',
  })
  async updateEmailTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateEmailTemplateInput) input: UpdateEmailTemplateInput,
  ) {
    return { template: await updateEmailTemplate(ctx, input) };
  }

  @Mutation(() => DeleteEmailTemplatePayload, {
    nullable: true,
    description: 'Deletes an email template. Emails scheduled from it are still sent. Administrators only.',
  })
  deleteEmailTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteEmailTemplateInput) input: DeleteEmailTemplateInput,
  ) {
    return deleteEmailTemplate(ctx, input);
  }

  @Mutation(() => SendTestEmailPayload, {
    nullable: true,
    description:
      'Sends an email to the caller only, with “[Test]” before its subject. It is not listed as a bulk email. Errors: INVALID_REQUEST for invalid content, and 429 after too many test emails. Administrators only.',
  })
  sendTestEmail(@Ctx() ctx: RequestContext, @Arg('input', () => SendTestEmailInput) input: SendTestEmailInput) {
    return sendTestEmail(ctx, input);
  }

  @FieldResolver(() => Int, { description: 'Number of bulk emails made from the template, including scheduled ones.' })
  async dispatches(@Ctx() ctx: RequestContext, @Root() { id }: EmailTemplate) {
    return (await readUsage(ctx, id)).dispatches;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When sending of the last bulk email from the template started. Null if there was none.',
  })
  async lastSentAt(@Ctx() ctx: RequestContext, @Root() { id }: EmailTemplate) {
    return (await readUsage(ctx, id)).lastSentAt;
  }
}

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
import { findEmailTemplate, pageEmailTemplates, useOf } from './read-templates.ts';

@Resolver(() => EmailTemplate)
export class EmailTemplateResolver {
  @Query(() => EmailTemplatePage, { nullable: true, description: 'Email templates. Administrators only.' })
  emailTemplates(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailTemplateFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: EmailTemplateFilter | null,
    @Arg('sort', () => [EmailTemplateSort], { nullable: true, description: 'By name where it is left out.' })
    sort?: EmailTemplateSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageEmailTemplates(ctx, { filter, sort, page });
  }

  @Query(() => EmailTemplate, {
    nullable: true,
    description: 'One e-mail template. EMAIL_TEMPLATE_NOT_FOUND. Administrators only.',
  })
  emailTemplate(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the template.' }) id: number) {
    return findEmailTemplate(ctx, { id });
  }

  @Query(() => [EmailPlaceholderInfo], {
    nullable: true,
    description: 'Every value that subjects and bodies of mails may hold. Administrators only.',
  })
  emailPlaceholders(@Ctx() ctx: RequestContext) {
    return listPlaceholders(ctx);
  }

  @Query(() => EmailPreviewInfo, {
    nullable: true,
    description:
      'A mail as one user, or an invented one, would get it; nothing is sent. INVALID_REQUEST for what could not be sent. Administrators only.',
  })
  previewEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PreviewEmailInput, { description: 'Which mail, for whom.' }) input: PreviewEmailInput,
  ) {
    return previewEmail(ctx, input);
  }

  @Mutation(() => CreateEmailTemplatePayload, {
    nullable: true,
    description:
      'Makes an e-mail template. INVALID_REQUEST names what cannot be filled in or sent, with its place. Administrators only.',
  })
  async createEmailTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateEmailTemplateInput) input: CreateEmailTemplateInput,
  ) {
    return { template: await createEmailTemplate(ctx, input) };
  }

  @Mutation(() => UpdateEmailTemplatePayload, {
    nullable: true,
    description: 'Changes an e-mail template; what was scheduled before keeps its words. Administrators only.',
  })
  async updateEmailTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateEmailTemplateInput) input: UpdateEmailTemplateInput,
  ) {
    return { template: await updateEmailTemplate(ctx, input) };
  }

  @Mutation(() => DeleteEmailTemplatePayload, {
    nullable: true,
    description: 'Deletes an e-mail template; what was scheduled from it is sent all the same. Administrators only.',
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
      'Sends a mail to the caller alone, with “[Test]” before its subject; it is no mail to many and counts nowhere. INVALID_REQUEST for what could not be sent, and 429 for too many. Administrators only.',
  })
  sendTestEmail(@Ctx() ctx: RequestContext, @Arg('input', () => SendTestEmailInput) input: SendTestEmailInput) {
    return sendTestEmail(ctx, input);
  }

  @FieldResolver(() => Int, { description: 'Number of bulk emails made from the template, including scheduled ones.' })
  async dispatches(@Ctx() ctx: RequestContext, @Root() { id }: EmailTemplate) {
    return (await useOf(ctx, id)).dispatches;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When sending of the last bulk email from the template started. Null if there was none.',
  })
  async lastSentAt(@Ctx() ctx: RequestContext, @Root() { id }: EmailTemplate) {
    return (await useOf(ctx, id)).lastSentAt;
  }
}

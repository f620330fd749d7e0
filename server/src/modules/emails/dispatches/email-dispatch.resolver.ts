import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { User, userById } from '../../accounts/users/index.ts';
import { EmailTemplate } from '../templates/email-template.entity.ts';
import { templateById } from '../templates/read-templates.ts';
import { type DeliveryRow, progressOf } from './delivery-row.ts';
import { EmailDelivery } from './email-delivery.entity.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import {
  CancelEmailDispatchInput,
  EmailDeliveryFilter,
  EmailDispatchFilter,
  EmailRecipientsInput,
  RetryEmailDispatchInput,
  SendEmailInput,
} from './email-dispatch.input.ts';
import {
  CancelEmailDispatchPayload,
  EmailDeliveryPage,
  EmailDispatchPage,
  EmailDispatchProgress,
  EmailRecipientsType,
  RetryEmailDispatchPayload,
  SendEmailPayload,
} from './email-dispatch.type.ts';
import { type DispatchRow, findEmailDispatch, pageEmailDeliveries, pageEmailDispatches } from './read-dispatches.ts';
import { countEmailRecipients } from './recipients.ts';
import { cancelEmailDispatch, retryEmailDispatch } from './retry-or-cancel-dispatch.ts';
import { sendEmail } from './send-email.ts';

@Resolver(() => EmailDispatch)
export class EmailDispatchResolver {
  @Query(() => EmailDispatchPage, {
    nullable: true,
    description: 'Lists bulk emails, newest first. Administrators only.',
  })
  emailDispatches(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailDispatchFilter, { nullable: true, description: 'Default: all bulk emails.' })
    filter?: EmailDispatchFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ) {
    return pageEmailDispatches(ctx, { filter, page });
  }

  @Query(() => EmailDispatch, {
    nullable: true,
    description: 'Returns a bulk email by ID. Errors: ITEM_NOT_FOUND. Administrators only.',
  })
  emailDispatch(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'ID of the bulk email.' }) id: number) {
    return findEmailDispatch(ctx, { id });
  }

  @Query(() => EmailDeliveryPage, {
    nullable: true,
    description: 'Lists the deliveries of a bulk email, one per recipient. Administrators only.',
  })
  emailDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('dispatchId', () => ID, { description: 'ID of the bulk email. Unknown IDs return an empty list.' })
    dispatchId: number,
    @Arg('filter', () => EmailDeliveryFilter, { nullable: true, description: 'Default: all deliveries.' })
    filter?: EmailDeliveryFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ) {
    return pageEmailDeliveries(ctx, { dispatchId, filter, page });
  }

  @Query(() => EmailRecipientsType, {
    nullable: true,
    description:
      'Number of users who would get an email if it were sent now, and of users who would not, by reason. Errors: ITEM_NOT_FOUND for an unknown newsletter, USER_NOT_FOUND. Administrators only.',
  })
  emailRecipients(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EmailRecipientsInput, { description: 'Addressees of the email.' }) input: EmailRecipientsInput,
  ) {
    return countEmailRecipients(ctx, input);
  }

  @Mutation(() => SendEmailPayload, {
    nullable: true,
    description:
      'Sends a bulk email, immediately or later, to users who subscribe to newsletters at that time, to individually selected users, or to both. Each recipient gets one copy. Users who are blocked, not approved, not confirmed or unsubscribed get none. Errors: EMAIL_TEMPLATE_NOT_FOUND, ITEM_NOT_FOUND for an unknown newsletter, USER_NOT_FOUND; INVALID_REQUEST if there would be no recipients. Administrators only.',
  })
  sendEmail(@Ctx() ctx: RequestContext, @Arg('input', () => SendEmailInput) input: SendEmailInput) {
    return sendEmail(ctx, input);
  }

  @Mutation(() => CancelEmailDispatchPayload, {
    nullable: true,
    description:
      'Cancels a bulk email. Copies that have not yet been passed to an SMTP server are not sent. Errors: ITEM_NOT_FOUND; INVALID_REQUEST (409) if all copies have been sent. Administrators only.',
  })
  async cancelEmailDispatch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelEmailDispatchInput) input: CancelEmailDispatchInput,
  ) {
    return { dispatch: await cancelEmailDispatch(ctx, input) };
  }

  @Mutation(() => RetryEmailDispatchPayload, {
    nullable: true,
    description:
      'Sends the failed copies of a bulk email again, each to the current address of its recipient. Errors: ITEM_NOT_FOUND; INVALID_REQUEST (409) if another request has changed the bulk email (STALE_VERSION), if it was cancelled, or if it has no failed copies. Administrators only.',
  })
  retryEmailDispatch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryEmailDispatchInput) input: RetryEmailDispatchInput,
  ) {
    return retryEmailDispatch(ctx, input);
  }

  @FieldResolver(() => Int, { description: 'Number of individually selected recipients.' })
  namedUsers(@Root() { namedUsers }: DispatchRow): number {
    return namedUsers;
  }

  @FieldResolver(() => EmailTemplate, {
    nullable: true,
    description:
      'Current state of the template used for the bulk email. Null if no template was used, or if it was deleted.',
  })
  template(@Ctx() ctx: RequestContext, @Root() { templateId }: DispatchRow) {
    return templateId === null ? null : templateById(ctx, templateId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Administrator who scheduled the bulk email. Null if the account was deleted.',
  })
  createdBy(@Ctx() ctx: RequestContext, @Root() { createdById }: DispatchRow) {
    return createdById === null ? null : userById(ctx, createdById);
  }

  @FieldResolver(() => EmailDispatchProgress, { description: 'Number of copies by status.' })
  progress(@Ctx() ctx: RequestContext, @Root() { id }: DispatchRow) {
    return progressOf(ctx, id);
  }
}

@Resolver(() => EmailDelivery)
export class EmailDeliveryResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Account of the recipient. Null if the account was just deleted.',
  })
  user(@Ctx() ctx: RequestContext, @Root() { userId }: DeliveryRow) {
    return userById(ctx, userId);
  }
}

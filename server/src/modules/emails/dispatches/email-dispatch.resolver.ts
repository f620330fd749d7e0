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
  @Query(() => EmailDispatchPage, { nullable: true, description: 'Mails to many, newest first. Administrators only.' })
  emailDispatches(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailDispatchFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: EmailDispatchFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageEmailDispatches(ctx, { filter, page });
  }

  @Query(() => EmailDispatch, {
    nullable: true,
    description: 'One mail to many. ITEM_NOT_FOUND. Administrators only.',
  })
  emailDispatch(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the dispatch.' }) id: number) {
    return findEmailDispatch(ctx, { id });
  }

  @Query(() => EmailDeliveryPage, {
    nullable: true,
    description: 'What became of each recipient’s copy, such as those that failed. Administrators only.',
  })
  emailDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('dispatchId', () => ID, { description: 'Of which mail. None for an unknown one.' }) dispatchId: number,
    @Arg('filter', () => EmailDeliveryFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: EmailDeliveryFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageEmailDeliveries(ctx, { dispatchId, filter, page });
  }

  @Query(() => EmailRecipientsType, {
    nullable: true,
    description:
      'How many would get a mail, were it sent now, and how many are left out, each for one reason. ITEM_NOT_FOUND for a channel, USER_NOT_FOUND. Administrators only.',
  })
  emailRecipients(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EmailRecipientsInput, { description: 'Whom it is meant for.' }) input: EmailRecipientsInput,
  ) {
    return countEmailRecipients(ctx, input);
  }

  @Mutation(() => SendEmailPayload, {
    nullable: true,
    description:
      'Sends a mail to many, now or later: subscribers of channels at that time, named users, or both, each once. Nobody gets it who is blocked, not approved or not confirmed, or who has unsubscribed. INVALID_REQUEST when nobody would get it, EMAIL_TEMPLATE_NOT_FOUND, ITEM_NOT_FOUND for a channel, USER_NOT_FOUND. Administrators only.',
  })
  sendEmail(@Ctx() ctx: RequestContext, @Arg('input', () => SendEmailInput) input: SendEmailInput) {
    return sendEmail(ctx, input);
  }

  @Mutation(() => CancelEmailDispatchPayload, {
    nullable: true,
    description:
      'Stops a mail to many: copies that no mail server has been given yet are not sent. INVALID_REQUEST (409) once all are sent. Administrators only.',
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
      'Tries the failed copies of a mail to many again, each to the address that its recipient has now. STALE_VERSION when somebody else was faster, INVALID_REQUEST (409) when it was cancelled or none has failed. Administrators only.',
  })
  retryEmailDispatch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryEmailDispatchInput) input: RetryEmailDispatchInput,
  ) {
    return retryEmailDispatch(ctx, input);
  }

  @FieldResolver(() => Int, { description: 'Number of users named as recipients.' })
  namedUsers(@Root() { namedUsers }: DispatchRow): number {
    return namedUsers;
  }

  @FieldResolver(() => EmailTemplate, {
    nullable: true,
    description: 'The template that it was made from, in its present state. Null if it had none or it was deleted.',
  })
  template(@Ctx() ctx: RequestContext, @Root() { templateId }: DispatchRow) {
    return templateId === null ? null : templateById(ctx, templateId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who scheduled it. Null if the account was deleted.',
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
    description: 'The recipient. Null if the account was deleted a moment ago.',
  })
  user(@Ctx() ctx: RequestContext, @Root() { userId }: DeliveryRow) {
    return userById(ctx, userId);
  }
}

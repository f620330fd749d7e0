import { Arg, Ctx, Mutation, Query, Resolver } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import {
  DiscardFailedJobsInput,
  discardFailedJobs,
  FailedJobPage,
  FailedJobsPayload,
  findFailedJobs,
  RetryFailedJobsInput,
  retryFailedJobs,
} from './failed-jobs.ts';
import { readSystemStatus, SystemStatusType } from './read-system-status.ts';
import { TestEmailDeliveryPayload, TestStoragePayload, testEmailDelivery, testStorage } from './service-tests.ts';

@Resolver()
export class SystemStatusResolver {
  @Query(() => SystemStatusType, {
    nullable: true,
    description:
      'Returns the state of the server and of the services that it uses. If a part cannot be read, the others are returned. Administrators only.',
  })
  systemStatus(@Ctx() ctx: RequestContext) {
    return readSystemStatus(ctx);
  }

  @Query(() => FailedJobPage, {
    nullable: true,
    description:
      'Lists background jobs that failed within the last 7 days and are not retried, newest first. Administrators only.',
  })
  failedJobs(
    @Ctx() ctx: RequestContext,
    @Arg('queue', () => String, { nullable: true, description: 'Name of a queue. Default: all queues.' })
    queue?: string | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 jobs.' })
    page?: PageInput | null,
  ) {
    return findFailedJobs(ctx, { queue, page });
  }

  @Mutation(() => FailedJobsPayload, {
    nullable: true,
    description:
      'Runs failed jobs again. Emails that were already sent are not sent again. INVALID_REQUEST if the queue does not exist. Administrators only.',
  })
  retryFailedJobs(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryFailedJobsInput, { description: 'Jobs to retry.' }) input: RetryFailedJobsInput,
  ) {
    return retryFailedJobs(ctx, input);
  }

  @Mutation(() => FailedJobsPayload, {
    nullable: true,
    description:
      'Deletes failed jobs. This cannot be undone. INVALID_REQUEST if the queue does not exist. Administrators only.',
  })
  discardFailedJobs(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DiscardFailedJobsInput, { description: 'Jobs to discard.' }) input: DiscardFailedJobsInput,
  ) {
    return discardFailedJobs(ctx, input);
  }

  @Mutation(() => TestEmailDeliveryPayload, {
    nullable: true,
    description:
      'Sends a test email to the caller, and waits for the response of the SMTP server. INVALID_REQUEST 429 after 30 test emails within 15 minutes. Administrators only.',
  })
  testEmailDelivery(@Ctx() ctx: RequestContext) {
    return testEmailDelivery(ctx);
  }

  @Mutation(() => TestStoragePayload, {
    nullable: true,
    description: 'Writes, reads and deletes a small object in the storage for media. Administrators only.',
  })
  testStorage(@Ctx() ctx: RequestContext) {
    return testStorage(ctx);
  }
}

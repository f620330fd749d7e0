import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import {
  ReplayWebhooksInput,
  RetryWebhookDeliveryInput,
  SendTestWebhookInput,
  WebhookDeliveryFilter,
} from './deliveries/delivery.inputs.ts';
import {
  ReplayWebhooksPayload,
  RetryWebhookDeliveryPayload,
  SendTestWebhookPayload,
  WebhookDeliveryPage,
} from './deliveries/delivery.type.ts';
import {
  type AttemptRow,
  attemptsOf,
  type DeliveryRow,
  findDelivery,
  pageDeliveries,
} from './deliveries/find-deliveries.ts';
import { replay, retryDelivery, sendTest } from './deliveries/send-again.ts';
import { WebhookAttempt } from './deliveries/webhook-attempt.entity.ts';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.ts';
import {
  createEndpoint,
  deleteEndpoint,
  findEndpoints,
  revealSecret,
  rotateSecret,
  updateEndpoint,
} from './endpoints/change-endpoints.ts';
import {
  CreateWebhookEndpointInput,
  DeleteWebhookEndpointInput,
  RevealWebhookSecretInput,
  RotateWebhookSecretInput,
  UpdateWebhookEndpointInput,
} from './endpoints/endpoint.inputs.ts';
import {
  CreateWebhookEndpointPayload,
  DeleteWebhookEndpointPayload,
  RevealWebhookSecretPayload,
  RotateWebhookSecretPayload,
  UpdateWebhookEndpointPayload,
} from './endpoints/endpoint.type.ts';
import { WebhookEndpoint } from './endpoints/webhook-endpoint.entity.ts';

const theirs = "Of the caller's endpoints, or of anybody's for an Administrator. Signed-in users only.";

@Resolver(() => WebhookDelivery)
export class WebhooksResolver {
  @Query(() => [WebhookEndpoint], {
    nullable: true,
    description: `The endpoints of an account, oldest first; at most 10. ${theirs}`,
  })
  webhookEndpoints(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, {
      nullable: true,
      description: "Whose; the caller's when left out. Another one's: Administrators only.",
    })
    userId?: number | null,
  ): Promise<readonly WebhookEndpoint[]> {
    return findEndpoints(ctx, { userId });
  }

  @Query(() => WebhookDeliveryPage, {
    nullable: true,
    description: `What was sent to an endpoint, and what is to be sent, newest first. ITEM_NOT_FOUND for an unknown one. ${theirs}`,
  })
  webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('endpointId', () => ID, { description: 'Id of the endpoint.' }) endpointId: number,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: WebhookDeliveryFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageDeliveries(ctx, { endpointId, filter, page });
  }

  @Query(() => WebhookDelivery, {
    nullable: true,
    description: `One delivery with its payload and what was answered. ITEM_NOT_FOUND for an unknown one. ${theirs}`,
  })
  webhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the delivery: `webhook-id` of its message.' }) id: string,
  ): Promise<DeliveryRow> {
    return findDelivery(ctx, { id });
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the next attempt. Null if there is none.',
  })
  nextAttemptAt(@Root() { nextAttemptAt }: DeliveryRow): string | null {
    return nextAttemptAt;
  }

  @FieldResolver(() => [WebhookAttempt], {
    description: 'The latest 20 attempts, the oldest of them first; none before the first.',
  })
  attempts(@Ctx() ctx: RequestContext, @Root() delivery: DeliveryRow): Promise<readonly AttemptRow[]> {
    return attemptsOf(ctx, delivery);
  }

  @Mutation(() => CreateWebhookEndpointPayload, {
    nullable: true,
    description:
      "Adds an endpoint to the caller's account, or to any user's for an Administrator. INVALID_REQUEST for an address that is not https or whose host cannot be reached from the internet (an unknown name, or one in a private network), and (409) if there are 10 already. Signed-in users only.",
  })
  createWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
  ): Promise<CreateWebhookEndpointPayload> {
    return createEndpoint(ctx, input);
  }

  @Mutation(() => UpdateWebhookEndpointPayload, {
    nullable: true,
    description: `Changes an endpoint, disables it or enables it again. ITEM_NOT_FOUND for an unknown one, INVALID_REQUEST for an address that is not https or whose host cannot be reached from the internet. ${theirs}`,
  })
  async updateWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateWebhookEndpointInput) input: UpdateWebhookEndpointInput,
  ): Promise<UpdateWebhookEndpointPayload> {
    return { endpoint: await updateEndpoint(ctx, input) };
  }

  @Mutation(() => DeleteWebhookEndpointPayload, {
    nullable: true,
    description: `Deletes an endpoint with its deliveries. ITEM_NOT_FOUND for an unknown one. ${theirs}`,
  })
  deleteWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteWebhookEndpointInput) input: DeleteWebhookEndpointInput,
  ): Promise<DeleteWebhookEndpointPayload> {
    return deleteEndpoint(ctx, input);
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    nullable: true,
    description: `Signs with a new secret from now on; for 24 hours every message is signed with the one before as well. ITEM_NOT_FOUND for an unknown endpoint. ${theirs}`,
  })
  rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    return rotateSecret(ctx, input);
  }

  @Mutation(() => RevealWebhookSecretPayload, {
    nullable: true,
    description: `Shows the secret of an endpoint once more. ITEM_NOT_FOUND for an unknown one. ${theirs}`,
  })
  revealWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevealWebhookSecretInput) input: RevealWebhookSecretInput,
  ): Promise<RevealWebhookSecretPayload> {
    return revealSecret(ctx, input);
  }

  @Mutation(() => SendTestWebhookPayload, {
    nullable: true,
    description: `Sends a message \`test\` now, once, also to an endpoint that is disabled, and answers what became of it, after 15 seconds at most. Counted per caller: RATE_LIMITED after 30 in 15 minutes. ITEM_NOT_FOUND for an unknown endpoint. ${theirs}`,
  })
  async sendTestWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendTestWebhookInput) input: SendTestWebhookInput,
  ): Promise<SendTestWebhookPayload> {
    return { delivery: await sendTest(ctx, input) };
  }

  @Mutation(() => RetryWebhookDeliveryPayload, {
    nullable: true,
    description: `Sends a message once more, now, under the same id. ITEM_NOT_FOUND for an unknown one; INVALID_REQUEST (409) while it is on its way, for tests and changes of stock, and where the endpoint is disabled. ${theirs}`,
  })
  async retryWebhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryWebhookDeliveryInput) input: RetryWebhookDeliveryInput,
  ): Promise<RetryWebhookDeliveryPayload> {
    return { delivery: await retryDelivery(ctx, input) };
  }

  @Mutation(() => ReplayWebhooksPayload, {
    nullable: true,
    description: `Sends again what has happened since a moment, whether or not it was taken, under the same ids. Changes of stock are left out: pull the feed. ITEM_NOT_FOUND for an unknown endpoint, INVALID_REQUEST (409) for one that is disabled. ${theirs}`,
  })
  replayWebhooks(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplayWebhooksInput) input: ReplayWebhooksInput,
  ): Promise<ReplayWebhooksPayload> {
    return replay(ctx, input);
  }
}

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

const accessNote = 'Signed-in users only, for their own endpoints. Administrators: for all endpoints.';

@Resolver(() => WebhookDelivery)
export class WebhooksResolver {
  @Query(() => [WebhookEndpoint], {
    nullable: true,
    description: `Endpoints of an account, oldest first. At most 10. ${accessNote}`,
  })
  webhookEndpoints(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, {
      nullable: true,
      description: "User ID of the owner. Default: the caller. Only administrators may send another user's ID.",
    })
    userId?: number | null,
  ): Promise<readonly WebhookEndpoint[]> {
    return findEndpoints(ctx, { userId });
  }

  @Query(() => WebhookDeliveryPage, {
    nullable: true,
    description: `Deliveries to an endpoint, sent and waiting, newest first. ITEM_NOT_FOUND if the endpoint does not exist. ${accessNote}`,
  })
  webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('endpointId', () => ID, { description: 'Endpoint ID.' }) endpointId: number,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'If omitted, all deliveries.' })
    filter?: WebhookDeliveryFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 deliveries.' })
    page?: PageInput | null,
  ) {
    return pageDeliveries(ctx, { endpointId, filter, page });
  }

  @Query(() => WebhookDelivery, {
    nullable: true,
    description: `A delivery with its payload and responses. ITEM_NOT_FOUND if it does not exist. ${accessNote}`,
  })
  webhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Delivery ID, sent as `webhook-id`.' }) id: string,
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
    description: 'The latest 20 attempts, oldest first. Empty before the first attempt.',
  })
  attempts(@Ctx() ctx: RequestContext, @Root() delivery: DeliveryRow): Promise<readonly AttemptRow[]> {
    return attemptsOf(ctx, delivery);
  }

  @Mutation(() => CreateWebhookEndpointPayload, {
    nullable: true,
    description:
      "Adds an endpoint to the caller's account. Administrators may add one to any account. INVALID_REQUEST if the URL is not HTTPS or its host is not reachable from the internet (unknown name or private network). INVALID_REQUEST (409) if the account already has 10 endpoints. Signed-in users only.",
  })
  createWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
  ): Promise<CreateWebhookEndpointPayload> {
    return createEndpoint(ctx, input);
  }

  @Mutation(() => UpdateWebhookEndpointPayload, {
    nullable: true,
    description: `Changes, disables or enables an endpoint. ITEM_NOT_FOUND if it does not exist. INVALID_REQUEST if the URL is not HTTPS or its host is not reachable from the internet. ${accessNote}`,
  })
  async updateWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateWebhookEndpointInput) input: UpdateWebhookEndpointInput,
  ): Promise<UpdateWebhookEndpointPayload> {
    return { endpoint: await updateEndpoint(ctx, input) };
  }

  @Mutation(() => DeleteWebhookEndpointPayload, {
    nullable: true,
    description: `Deletes an endpoint with its deliveries. ITEM_NOT_FOUND if it does not exist. ${accessNote}`,
  })
  deleteWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteWebhookEndpointInput) input: DeleteWebhookEndpointInput,
  ): Promise<DeleteWebhookEndpointPayload> {
    return deleteEndpoint(ctx, input);
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    nullable: true,
    description: `Replaces the signing secret of an endpoint. For 24 hours messages are also signed with the previous secret. ITEM_NOT_FOUND if the endpoint does not exist. ${accessNote}`,
  })
  rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    return rotateSecret(ctx, input);
  }

  @Mutation(() => RevealWebhookSecretPayload, {
    nullable: true,
    description: `Returns the signing secret of an endpoint. ITEM_NOT_FOUND if the endpoint does not exist. ${accessNote}`,
  })
  revealWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevealWebhookSecretInput) input: RevealWebhookSecretInput,
  ): Promise<RevealWebhookSecretPayload> {
    return revealSecret(ctx, input);
  }

  @Mutation(() => SendTestWebhookPayload, {
    nullable: true,
    description: `Sends a \`test\` message once, immediately, also to a disabled endpoint. Returns the result within 15 seconds. RATE_LIMITED after 30 calls in 15 minutes per caller. ITEM_NOT_FOUND if the endpoint does not exist. ${accessNote}`,
  })
  async sendTestWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendTestWebhookInput) input: SendTestWebhookInput,
  ): Promise<SendTestWebhookPayload> {
    return { delivery: await sendTest(ctx, input) };
  }

  @Mutation(() => RetryWebhookDeliveryPayload, {
    nullable: true,
    description: `Sends a message again immediately, with the same ID. ITEM_NOT_FOUND if it does not exist. INVALID_REQUEST (409) while it is being sent, for test messages and stock changes, and if the endpoint is disabled. ${accessNote}`,
  })
  async retryWebhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryWebhookDeliveryInput) input: RetryWebhookDeliveryInput,
  ): Promise<RetryWebhookDeliveryPayload> {
    return { delivery: await retryDelivery(ctx, input) };
  }

  @Mutation(() => ReplayWebhooksPayload, {
    nullable: true,
    description: `Resends all events since a time, whether or not they were delivered, with the same IDs. Stock changes are excluded: read the feed instead. ITEM_NOT_FOUND if the endpoint does not exist. INVALID_REQUEST (409) if it is disabled. ${accessNote}`,
  })
  replayWebhooks(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplayWebhooksInput) input: ReplayWebhooksInput,
  ): Promise<ReplayWebhooksPayload> {
    return replay(ctx, input);
  }
}

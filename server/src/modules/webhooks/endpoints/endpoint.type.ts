import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { DisabledReason } from './disabled-reason.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType('WebhookEndpoint', {
  simpleResolvers: true,
  description:
    'Where programs of a user are told of what has happened to what is theirs, by signed messages (Standard Webhooks).',
})
export class WebhookEndpointType {
  @Field(() => ID, { description: 'Stays the same for as long as the endpoint exists.' }) id!: number;
  @Field(() => Boolean, {
    description: 'It is told of the orders and holds of test keys, and not of the others; of stock as all.',
  })
  isTest!: boolean;
  @Field(() => String, { description: 'Where messages are sent.' }) url!: string;
  @Field(() => String, { nullable: true, description: 'What its owner calls it; null: nothing in particular.' })
  description!: string | null;
  @Field(() => [WebhookEvent], { description: 'What is told there.' }) events!: readonly WebhookEvent[];
  @Field(() => [StockKind], {
    description: 'Of `STOCK_CHANGED`: changes of which types are told. Empty: of all.',
  })
  stockTypes!: readonly string[];
  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is disabled; null: it is not.' })
  disabledAt!: Date | null;
  @Field(() => DisabledReason, { nullable: true, description: 'Why it is disabled; null: it is not.' })
  disabledReason!: DisabledReason | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when every attempt has failed; null: the last was a success, or there was none. After five days it is disabled.',
  })
  failingSince!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a message was last taken, to the minute; null: never.',
  })
  lastDeliveredAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when messages are signed with the secret before the last rotation as well; null or past: they are not.',
  })
  previousUntil!: Date | null;
  @Field(() => DateTimeScalar, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => Int, { description: 'Counts its changes: changes name the one that they are made from.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of createWebhookEndpoint.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpointType, { description: 'The new one.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'What messages to it are signed with: `whsec_` and base64.' })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of updateWebhookEndpoint.' })
export class UpdateWebhookEndpointPayload {
  @Field(() => WebhookEndpointType, { description: 'As it is now.' }) endpoint!: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteWebhookEndpoint.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'Which one is gone.' }) endpointId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of rotateWebhookSecret.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpointType, { description: 'As it is now.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'The new secret.' }) secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of revealWebhookSecret.' })
export class RevealWebhookSecretPayload {
  @Field(() => WebhookEndpointType, { description: 'Whose it is.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'What messages to it are signed with.' }) secret!: string;
}

import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of `createWebhookEndpoint`.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The new endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'Signing secret: `whsec_`, followed by base64.' })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `updateWebhookEndpoint`.' })
export class UpdateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The updated endpoint.' }) endpoint!: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `deleteWebhookEndpoint`.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'ID of the deleted endpoint.' }) endpointId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `rotateWebhookSecret`.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The updated endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'The new secret.' }) secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `revealWebhookSecret`.' })
export class RevealWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'Signing secret: `whsec_`, followed by base64.' }) secret!: string;
}

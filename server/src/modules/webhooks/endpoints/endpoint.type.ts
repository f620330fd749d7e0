import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of createWebhookEndpoint.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The new endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'Signing secret: `whsec_` and base64.' })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of updateWebhookEndpoint.' })
export class UpdateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint as it is now.' }) endpoint!: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteWebhookEndpoint.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'ID of the deleted endpoint.' }) endpointId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of rotateWebhookSecret.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint as it is now.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'The new secret.' }) secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of revealWebhookSecret.' })
export class RevealWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint of the secret.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'Signing secret.' }) secret!: string;
}

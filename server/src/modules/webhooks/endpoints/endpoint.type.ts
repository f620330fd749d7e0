import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of createWebhookEndpoint.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The new one.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'What messages to it are signed with: `whsec_` and base64.' })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of updateWebhookEndpoint.' })
export class UpdateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'As it is now.' }) endpoint!: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteWebhookEndpoint.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'Which one is gone.' }) endpointId!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of rotateWebhookSecret.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'As it is now.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'The new secret.' }) secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of revealWebhookSecret.' })
export class RevealWebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'Whose it is.' }) endpoint!: WebhookEndpoint;
  @Field(() => String, { description: 'What messages to it are signed with.' }) secret!: string;
}

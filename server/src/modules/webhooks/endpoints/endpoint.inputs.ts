import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { KeptFlag, OptionalFlag, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalList } from '../../../kernel/input/list-rules.ts';
import { IsId, IsOptionalId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { KnownStockTypes, WebhookEndpoint } from './webhook-endpoint.entity.ts';

@InputType({ description: 'Input of createWebhookEndpoint.' })
export class CreateWebhookEndpointInput extends newFields(WebhookEndpoint, ['url', 'description', 'events']) {
  @Field(() => ID, {
    nullable: true,
    description: "Whose events are told; the caller's when left out. Another one's: Administrators only.",
  })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => [StockKind], {
    nullable: true,
    description: 'Stock types whose changes are sent, for `STOCK_CHANGED`. Empty: all.',
  })
  @KnownStockTypes()
  @OptionalList()
  stockTypes?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: it is told of the orders and holds of test keys, and not of the others. A test key makes such endpoints, other keys none. Stays as it is.',
  })
  @OptionalFlag()
  isTest?: boolean | null;
}

@InputType({ description: 'Changes of an endpoint: what is left out stays as it is, null clears.' })
class WebhookEndpointPatch extends changedFields(WebhookEndpoint, ['url', 'description', 'events', 'stockTypes']) {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'False: nothing is sent to it any more, and what waits is not sent. True: from now on it is told again; what it has missed is sent by replayWebhooks. Cannot be cleared.',
  })
  @KeptFlag()
  isEnabled?: boolean;
}

@InputType({ description: 'Input of updateWebhookEndpoint.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => WebhookEndpointPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => WebhookEndpointPatch)
  set!: WebhookEndpointPatch;
}

@InputType({ description: 'Input of deleteWebhookEndpoint.' })
export class DeleteWebhookEndpointInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of rotateWebhookSecret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;
}

@InputType({ description: 'Input of revealWebhookSecret.' })
export class RevealWebhookSecretInput {
  @Field(() => ID, { description: 'Id of the endpoint.' })
  @IsId()
  id!: number;
}

/** Whose endpoints. */
export class WebhookEndpointsQuery {
  @IsOptionalId()
  userId?: number | null | undefined;
}

import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalFlag, PatchedFlag, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalList } from '../../../kernel/input/list-rules.ts';
import { IsId, IsOptionalId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { KnownStockTypes, WebhookEndpoint } from './webhook-endpoint.entity.ts';

@InputType({ description: 'Input for `createWebhookEndpoint`.' })
export class CreateWebhookEndpointInput extends newFields(WebhookEndpoint, ['url', 'description', 'events']) {
  @Field(() => ID, {
    nullable: true,
    description: "User ID of the owner. Default: the caller. Only administrators may send another user's ID.",
  })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => [StockKind], {
    nullable: true,
    description: 'Stock types whose changes are sent as `STOCK_CHANGED`. If empty or omitted, all types.',
  })
  @KnownStockTypes()
  @OptionalList()
  stockTypes?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, the endpoint receives only events about orders and holds of test keys. Test keys can create only test endpoints; other keys cannot create them. Default: false, or true for a test key. Cannot be changed later.',
  })
  @OptionalFlag()
  isTest?: boolean | null;
}

@InputType({ description: 'Changes to an endpoint. Omitted fields are unchanged. Null clears a field.' })
class WebhookEndpointPatch extends changedFields(WebhookEndpoint, ['url', 'description', 'events', 'stockTypes']) {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'False disables the endpoint and skips its waiting deliveries. True enables it. To send missed messages, use `replayWebhooks`. Cannot be null.',
  })
  @PatchedFlag()
  isEnabled?: boolean;
}

@InputType({ description: 'Input for `updateWebhookEndpoint`.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => WebhookEndpointPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => WebhookEndpointPatch)
  set!: WebhookEndpointPatch;
}

@InputType({ description: 'Input for `deleteWebhookEndpoint`.' })
export class DeleteWebhookEndpointInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `rotateWebhookSecret`.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;
}

@InputType({ description: 'Input for `revealWebhookSecret`.' })
export class RevealWebhookSecretInput {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @IsId()
  id!: number;
}

export class WebhookEndpointsQuery {
  @IsOptionalId()
  userId?: number | null | undefined;
}

import { Field, ID, InputType } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptFlag,
  KeptText,
  OptionalFlag,
  OptionalLine,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { FilledList, OptionalList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { all, IfGiven, IsEnum, IsId, IsIn, IsOptionalId } from '../../../kernel/input/rules.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { subscribedEvents, WebhookEvent } from '../events/webhook-event.ts';

/** Longest address. */
const longestUrl = 2_000;

const urlWords = `https, at most ${longestUrl.toLocaleString('en')} characters, without a user name or password. The host must be reachable from the internet.`;
const eventsWords = 'What is told there; at least one. `TEST` cannot be subscribed to.';
const stockTypesWords = 'Of `STOCK_CHANGED`: changes of which types are told. Empty: of all.';

const KnownEvents = (): PropertyDecorator =>
  all(IsIn(subscribedEvents, { each: true, message: 'must be events that can be subscribed to' }), FilledList());

const KnownStockTypes = (): PropertyDecorator =>
  IsEnum(StockKind, { each: true, message: 'must be known types of stock' });

@InputType({ description: 'Input of createWebhookEndpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => ID, {
    nullable: true,
    description: "Whose events are told; the caller's when left out. Another one's: Administrators only.",
  })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => String, { description: `Where messages are sent: ${urlWords}` })
  @RequiredText(longestUrl)
  url!: string;

  @Field(() => String, { nullable: true, description: 'What its owner calls it: one line, at most 200 characters.' })
  @OptionalLine(200)
  description?: string | null;

  @Field(() => [WebhookEvent], { description: eventsWords })
  @KnownEvents()
  @RequiredList()
  events!: WebhookEvent[];

  @Field(() => [StockKind], { nullable: true, description: stockTypesWords })
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
class WebhookEndpointPatch {
  @Field(() => String, { nullable: true, description: `Another address: ${urlWords} Cannot be cleared.` })
  @KeptText(longestUrl)
  url?: string;

  @Field(() => String, { nullable: true, description: 'What its owner calls it: one line, at most 200 characters.' })
  @OptionalLine(200)
  description?: string | null;

  @Field(() => [WebhookEvent], { nullable: true, description: `${eventsWords} Cannot be cleared.` })
  @KnownEvents()
  @RequiredList()
  @IfGiven()
  events?: WebhookEvent[];

  @Field(() => [StockKind], { nullable: true, description: `${stockTypesWords} Cannot be cleared.` })
  @KnownStockTypes()
  @RequiredList()
  @IfGiven()
  stockTypes?: string[];

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

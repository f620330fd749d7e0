import { ArrayType, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { IsEnum, IsIn } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../../accounts/users/index.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { subscribedEvents, WebhookEvent } from '../events/webhook-event.ts';
import { DisabledReason } from './disabled-reason.ts';

export const KnownStockTypes = (): PropertyDecorator =>
  IsEnum(StockKind, { each: true, message: 'must be valid stock types' });

@ObjectType({
  simpleResolvers: true,
  description: "URL that receives signed messages (Standard Webhooks) about events of the endpoint's owner.",
})
@Entity({ tableName: 'webhook_endpoint' })
@Check({ name: 'webhook_endpoint_disabled_check', expression: '(disabled_at is null) = (disabled_reason is null)' })
@Check({
  name: 'webhook_endpoint_disabled_reason_check',
  expression: "disabled_reason in ('owner', 'gone', 'failing')",
})
@Check({ name: 'webhook_endpoint_concurrency_check', expression: 'concurrency >= 2 and concurrency <= 16' })
@Check({
  name: 'webhook_endpoint_previous_check',
  expression: '(previous_secret is null) = (previous_until is null)',
})
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Endpoint ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  @Field(() => Boolean, {
    description:
      'Whether it is a test endpoint. Test endpoints receive events about orders and holds of test keys; other endpoints receive events about all others. Both receive the same stock changes.',
  })
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Field(() => String, {
    description:
      'HTTPS URL to which messages are sent, without a user name or password. The host must be reachable from the internet.',
  })
  @RequiredText(2_000)
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'One-line description by the owner. Null if not set.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => [WebhookEvent], {
    description: 'Subscribed events. At least one. Cannot include `TEST`.',
  })
  @IsIn(subscribedEvents, { each: true, message: 'must be events that endpoints can subscribe to' })
  @FilledList()
  @RequiredList()
  @Property({ type: new ArrayType<WebhookEvent>(), columnType: 'text[]' })
  events!: WebhookEvent[];

  @Field(() => [StockKind], {
    description: 'Stock types whose changes are sent as `STOCK_CHANGED`. If empty, all types.',
  })
  @KnownStockTypes()
  @RequiredList()
  @Property({ type: new ArrayType<string>(), columnType: 'text[]', defaultRaw: `'{}'` })
  stockTypes: string[] & Opt = [];

  /** Signing secret, encrypted. */
  @Property({ type: 'text' })
  secret!: string;

  /** Previous signing secret, encrypted. Messages are signed with both until `previousUntil`. */
  @Property({ type: 'text', nullable: true })
  previousSecret: string | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time until which messages are also signed with the previous secret. Null if the secret was never rotated. May be in the past.',
  })
  @Property({ type: 'datetime', nullable: true })
  previousUntil: Date | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time when the endpoint was disabled. Null if enabled.' })
  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => DisabledReason, { nullable: true, description: 'Reason why the endpoint is disabled. Null if enabled.' })
  @Property({ type: 'text', nullable: true })
  disabledReason: DisabledReason | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time since which all attempts have failed. After five days the endpoint is disabled. Null if the last attempt succeeded, or if there was no attempt.',
  })
  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  lastFailedAt: Date | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last successful delivery, with a precision of one minute. Null if there was none.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastDeliveredAt: Date | null = null;

  /** Start time of the latest attempt to deliver a stock change. */
  @Property({ type: 'datetime', nullable: true })
  stockSentAt: Date | null = null;

  /** Maximum number of concurrent requests to the endpoint, between 2 and 16. */
  @Property({ type: 'smallint', default: 2 })
  readonly concurrency: number & Opt = 2;

  @Field(() => DateTimeScalar, { description: 'Time of creation.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Incremented when a user changes the endpoint and when the endpoint is disabled. Deliveries do not change it. */
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}

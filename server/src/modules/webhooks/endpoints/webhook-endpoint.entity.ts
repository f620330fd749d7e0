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
  IsEnum(StockKind, { each: true, message: 'must be known types of stock' });

/** Where a user's programs are told of what has happened. */
@ObjectType({
  simpleResolvers: true,
  description:
    'Where programs of a user are told of what has happened to what is theirs, by signed messages (Standard Webhooks).',
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
  @Field(() => ID, { description: 'Stays the same for as long as the endpoint exists.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  @Field(() => Boolean, {
    description: 'It is told of the orders and holds of test keys, and not of the others; of stock as all.',
  })
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Field(() => String, {
    description:
      'Where messages are sent: https, without a user name or password. The host must be reachable from the internet.',
  })
  @RequiredText(2_000)
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Its name for its owner: one line. Null if not set.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => [WebhookEvent], {
    description: 'Subscribed events; at least one. `TEST` cannot be subscribed to.',
  })
  @IsIn(subscribedEvents, { each: true, message: 'must be events that can be subscribed to' })
  @FilledList()
  @RequiredList()
  @Property({ type: new ArrayType<WebhookEvent>(), columnType: 'text[]' })
  events!: WebhookEvent[];

  @Field(() => [StockKind], { description: 'Stock types whose changes are sent, for `STOCK_CHANGED`. Empty: all.' })
  @KnownStockTypes()
  @RequiredList()
  @Property({ type: new ArrayType<string>(), columnType: 'text[]', defaultRaw: `'{}'` })
  stockTypes: string[] & Opt = [];

  /** What messages are signed with, sealed. */
  @Property({ type: 'text' })
  secret!: string;

  /** The one before, sealed: messages are signed with both for a while. */
  @Property({ type: 'text', nullable: true })
  previousSecret: string | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when messages are signed with the secret before the last rotation as well; null or past: they are not.',
  })
  @Property({ type: 'datetime', nullable: true })
  previousUntil: Date | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it is disabled; null: it is not.' })
  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => DisabledReason, { nullable: true, description: 'Why it is disabled; null: it is not.' })
  @Property({ type: 'text', nullable: true })
  disabledReason: DisabledReason | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Since when every attempt has failed; null: the last was a success, or there was none. After five days it is disabled.',
  })
  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  lastFailedAt: Date | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a message was last taken, to the minute; null: never.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastDeliveredAt: Date | null = null;

  /** When an attempt to tell of a change of stock last began. */
  @Property({ type: 'datetime', nullable: true })
  stockSentAt: Date | null = null;

  /** Messages that may be on their way to it at the same time, 2 to 16. */
  @Property({ type: 'smallint', default: 2 })
  readonly concurrency: number & Opt = 2;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Counts the changes of this row by people, and that it was disabled. */
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}

import { ArrayType, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import type { WebhookEvent } from '../events/webhook-event.ts';
import { DisabledReason } from './disabled-reason.ts';

/** Where a user's programs are told of what has happened. */
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
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** It is told of what was tried out with test keys, and of nothing else that is its owner's. */
  @Property({ type: 'boolean', default: false })
  readonly isTest: boolean & Opt = false;

  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: new ArrayType<WebhookEvent>(), columnType: 'text[]' })
  events!: WebhookEvent[];

  /** Names of the types of stock whose changes are told. Empty: all. */
  @Property({ type: new ArrayType<string>(), columnType: 'text[]', defaultRaw: `'{}'` })
  stockTypes: string[] & Opt = [];

  /** What messages are signed with, sealed. */
  @Property({ type: 'text' })
  secret!: string;

  /** The one before, sealed: messages are signed with both for a while. */
  @Property({ type: 'text', nullable: true })
  previousSecret: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  previousUntil: Date | null = null;

  /** Null: it is told. */
  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  disabledReason: DisabledReason | null = null;

  /** Since when nothing but failures came. Null: the last attempt was a success, or there was none. */
  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  lastFailedAt: Date | null = null;

  /** To the minute. */
  @Property({ type: 'datetime', nullable: true })
  lastDeliveredAt: Date | null = null;

  /** When an attempt to tell of a change of stock last began. */
  @Property({ type: 'datetime', nullable: true })
  stockSentAt: Date | null = null;

  /** Messages that may be on their way to it at the same time, 2 to 16. */
  @Property({ type: 'smallint', default: 2 })
  readonly concurrency: number & Opt = 2;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** Counts the changes of this row by people, and that it was disabled. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}

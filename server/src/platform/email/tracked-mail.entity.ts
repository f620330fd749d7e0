import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Delivery status of an email to one recipient. */
export enum MailStatus {
  PENDING = 'pending',
  SENDING = 'sending',
  SENT = 'sent',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

/** Email to one recipient, with delivery tracking. Any process can retry it until it is settled. */
export abstract class TrackedMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  status: MailStatus & Opt = MailStatus.PENDING;

  /** Number of delivery attempts, including the attempt in progress. */
  @Property({ type: 'smallint', default: 0 })
  attempts: number & Opt = 0;

  /** If pending: time of the next attempt. If sending: end of the claim. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();

  /** Time at which the email was sent, failed or skipped. */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;

  /** Reason why the email was not sent, or not sent yet. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** Message-ID. The same for every attempt, so that duplicates can be recognized. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  messageId!: string & Opt;
}

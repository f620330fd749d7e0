import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What became of one mail to one recipient. */
export enum MailStatus {
  PENDING = 'pending',
  SENDING = 'sending',
  SENT = 'sent',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

/** One mail to one recipient, of which account is kept: it is tried until it is settled, in whatever process. */
export abstract class TrackedMail {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  status: MailStatus & Opt = MailStatus.PENDING;

  /** Times that a mail server was asked to take it, the current one included. */
  @Property({ type: 'smallint', default: 0 })
  attempts: number & Opt = 0;

  /** Of a pending one, when it is tried next; of one that is being sent, until when that process has the claim. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();

  /** When it was sent, failed or skipped. */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;

  /** Why it was not sent, or not yet. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** The same for every attempt, so that a second copy can be recognised. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  messageId!: string & Opt;
}

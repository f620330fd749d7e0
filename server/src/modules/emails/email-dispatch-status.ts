import { type RawBuilder, sql } from 'kysely';

/** Where a dispatch stands. The values are those of REST and of the database. */
export enum EmailDispatchStatus {
  SCHEDULED = 'scheduled',
  SENDING = 'sending',
  SENT = 'sent',
  CANCELLED = 'cancelled',
}

/** SQL: whether recipients of a dispatch of this status were found, and mails given out. */
export const hasBegun = (status: RawBuilder<EmailDispatchStatus>): RawBuilder<boolean> =>
  sql`${status} in (${sql.lit(EmailDispatchStatus.SENDING)}, ${sql.lit(EmailDispatchStatus.SENT)})`;

import { type RawBuilder, sql } from 'kysely';
import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Status of a bulk email. The values are stored in the database and returned by REST. */
export enum EmailDispatchStatus {
  SCHEDULED = 'scheduled',
  SENDING = 'sending',
  SENT = 'sent',
  CANCELLED = 'cancelled',
}

describedEnum(EmailDispatchStatus, {
  name: 'EmailDispatchStatus',
  description: 'Status of a bulk email.',
  values: {
    SCHEDULED: 'Not due yet. Recipients are selected when it is due.',
    SENDING: 'Recipients are selected, and some copies are pending.',
    SENT: 'Finished. Some copies may have failed.',
    CANCELLED: 'Cancelled by an administrator, possibly after some copies were sent.',
  },
});

/** Returns a SQL condition that is true if the recipients have been selected and delivery has begun. */
export const hasBegun = (status: RawBuilder<EmailDispatchStatus>): RawBuilder<boolean> =>
  sql`${status} in (${sql.lit(EmailDispatchStatus.SENDING)}, ${sql.lit(EmailDispatchStatus.SENT)})`;

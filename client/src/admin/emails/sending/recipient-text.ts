import type { EmailRecipientsQuery } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';

/** Number of recipients, and number of excluded users for each reason. */
export type Recipients = NonNullable<EmailRecipientsQuery['emailRecipients']>;

/** Formats the number of recipients: `1 recipient`, `1,240 recipients`. */
export function recipientsText(count: number): string {
  return count === 0 ? 'No recipients' : count === 1 ? '1 recipient' : `${formatCount(count)} recipients`;
}

/** Describes the excluded users: `Excluded: 2 blocked, 1 not approved`. Returns null if there are none. */
export function excludedText({
  blocked,
  unapproved,
  unconfirmed,
  unsubscribed,
}: Omit<Recipients, '__typename'>): string | null {
  const reasons = [
    [blocked, 'blocked'],
    [unapproved, 'not approved'],
    [unconfirmed, 'with unconfirmed email'],
    [unsubscribed, 'unsubscribed from these emails'],
  ] as const;
  const parts = reasons.flatMap(([count, reasonText]) => (count === 0 ? [] : [`${formatCount(count)} ${reasonText}`]));
  return parts.length === 0 ? null : `Excluded: ${parts.join(', ')}`;
}

/** Formats the time zone of this device: `Europe/Amsterdam, GMT+1`. */
export function timeZoneText(time: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${format.resolvedOptions().timeZone}, ${offset}`;
}

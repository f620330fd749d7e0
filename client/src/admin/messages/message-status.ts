import type { ContactMessageStatus, EmailDeliveryStatus } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import type { StatusTone } from '../../ui/status-mark';

export const messageStatusLabels: Readonly<Record<ContactMessageStatus, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
};

const tones: Readonly<Record<ContactMessageStatus, StatusTone>> = { OPEN: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' };

/** Statuses that an administrator can set, in their usual order, with button labels. */
export const statusSteps: readonly { readonly status: ContactMessageStatus; readonly label: string }[] = [
  { status: 'OPEN', label: 'Reopen' },
  { status: 'ANSWERED', label: 'Mark as answered' },
  { status: 'CLOSED', label: 'Close' },
];

/** Returns the status of a message with its tone. */
export function messageMark({ status }: { readonly status: ContactMessageStatus }) {
  return { text: messageStatusLabels[status], tone: tones[status] };
}

const mailMarks: Readonly<Record<EmailDeliveryStatus, Required<Mark>>> = {
  PENDING: { text: 'Queued', tone: 'warn' },
  SENDING: { text: 'Sending', tone: 'warn' },
  SENT: { text: 'Sent', tone: 'ok' },
  FAILED: { text: 'Not sent', tone: 'danger' },
  SKIPPED: { text: 'Not sent', tone: 'neutral' },
};

/** Returns the delivery status mark of the email that contains an answer. */
export const mailMark = (status: EmailDeliveryStatus): Required<Mark> => mailMarks[status];

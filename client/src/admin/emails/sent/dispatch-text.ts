import type {
  DispatchLineFragment,
  EmailDeliveryStatus,
  EmailDispatchStatus,
} from '../../../graphql/generated/graphql';
import type { Mark } from '../../../table/columns/list-column';
import { formatCount } from '../../../ui/numbers';
import type { StatusTone } from '../../../ui/status-mark';

export const dispatchLabels: Readonly<Record<EmailDispatchStatus, string>> = {
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

const dispatchTones: Readonly<Record<EmailDispatchStatus, StatusTone>> = {
  SCHEDULED: 'warn',
  SENDING: 'accent',
  SENT: 'ok',
  CANCELLED: 'neutral',
};

/** Returns the status mark of a bulk email. Failed deliveries are highlighted. */
export function dispatchMark({ status, progress }: Pick<DispatchLineFragment, 'status' | 'progress'>): Mark {
  const hasFailed = progress.failed > 0 && status === 'SENT';
  return hasFailed
    ? { text: `Sent, ${formatCount(progress.failed)} failed`, tone: 'danger' }
    : { text: dispatchLabels[status], tone: dispatchTones[status] };
}

/** Returns whether the bulk email is due or being sent, so that its status is about to change. */
export const isInProgress = ({ status, sendAt }: Pick<DispatchLineFragment, 'status' | 'sendAt'>): boolean =>
  status === 'SENDING' || (status === 'SCHEDULED' && new Date(sendAt) <= new Date());

export const deliveryLabels: Readonly<Record<EmailDeliveryStatus, string>> = {
  FAILED: 'Failed',
  PENDING: 'Pending',
  SENDING: 'Sending',
  SENT: 'Sent',
  SKIPPED: 'Skipped',
};

export const deliveryTones: Readonly<Record<EmailDeliveryStatus, StatusTone>> = {
  FAILED: 'danger',
  PENDING: 'warn',
  SENDING: 'accent',
  SENT: 'ok',
  SKIPPED: 'neutral',
};

/** Explanations of SMTP codes and errors, by pattern. The most specific pattern comes first. */
const meanings: readonly (readonly [code: RegExp, words: string])[] = [
  [/\b5\.1\.2\b|domain/i, 'The domain does not exist. Check the address'],
  [/\b5\.1\.\d\b|user unknown|no such user|\b550\b/i, 'The address does not exist'],
  [/\b[45]\.2\.2\b|\b552\b|quota|mailbox full/i, 'The mailbox is full'],
  [/\b5\.7\.\d\b|\b554\b|spam|blocked/i, 'The recipient’s email server rejects our emails'],
  [/ECONN|ETIMEDOUT|EDNS|ENOTFOUND|EHOST|EAUTH|ETLS|TIMEOUT/, 'Our email server cannot be reached'],
  [/\b4\d\d\b|\b4\.\d\.\d\b/, 'The email server was busy'],
  [/no email address|not a valid email address/i, 'Not a valid email address'],
  [/was cancelled/, 'The email was cancelled before it was sent'],
  [/no longer (wants|receives)/, 'Unsubscribed, blocked or no longer approved when the email was sent'],
];

/** Returns the explanation of a delivery failure, or the original error text if none matches. */
export function failureText(failure: string): string {
  return meanings.find(([code]) => code.test(failure))?.[1] ?? failure;
}

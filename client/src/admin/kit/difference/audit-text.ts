import type { AuditAction, AuditEntryLineFragment, AuditPart, AuditSubject } from '../../../graphql/generated/graphql';
import type { StockKind } from '../../../graphql/generated/stock/kinds';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { hrefBeside, orderRecordHref, stockRecordHref, userRecordHref } from '../record-link';

type Entry = AuditEntryLineFragment;
type Subject = Pick<Entry, 'subject' | 'subjectId' | 'label'>;

/** Labels of audit log subjects other than stock. */
const otherSubjects: Readonly<Record<Exclude<AuditSubject, StockKind>, string>> = {
  ORDER: 'Order',
  USER: 'User',
  IMPORT: 'Import',
  IMPORT_PROFILE: 'Import profile',
  WAITING_LIST: 'Waiting list',
  CONTACT_MESSAGE: 'Contact message',
  EMAIL_DISPATCH: 'Email',
  EMAIL_TEMPLATE: 'Email template',
  EMAIL_CHANNEL: 'Email channel',
  HOMEPAGE: 'Homepage',
  ABOUT_US: 'About us',
  CONTACT_INFO: 'Contact information',
  SUPPORT_CONTACT: 'Support contact',
  SHOW: 'Show',
  MAINTENANCE: 'Maintenance',
  ORDER_DOCUMENT_SETTINGS: 'Order documents',
  PAGE_SETTINGS: 'Page settings',
  PAGE_FILTER: 'Page filter',
  RING_CONFIG: 'Example ring',
  DEFAULT_GENERIC_DIAMOND: 'Default generic diamond',
  STOCK_CHANGE: 'Bulk change',
  JOB_QUEUE: 'Job queue',
};

const constantLabel = (constant: string): string =>
  `${constant.charAt(0)}${constant.slice(1).toLowerCase()}`.replaceAll('_', ' ');

export const subjectLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(stockIndex.map(({ kind }) => [kind, constantLabel(kind)])),
  ...otherSubjects,
};

export const actionLabels: Readonly<Record<AuditAction, string>> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
};

const partLabels: Readonly<Record<AuditPart, string>> = {
  ADDRESS: 'address',
  MARKUP: 'markup',
  PAGE_ACCESS: 'page access',
  LINE: 'line',
  OPTION: 'option',
  FETCH: 'scheduled fetch',
  ANSWER: 'answer',
  VIEWING: 'viewed by an administrator',
  API_KEY: 'key',
  WEBHOOK: 'webhook',
};

/** Returns the name of the changed record: `Diamond F-1042`, `Order #12, line`. */
export function recordText({ subject, subjectId, label, part }: Subject & Pick<Entry, 'part'>): string {
  const name = subject === 'ORDER' ? `#${subjectId}` : (label ?? '');
  const subjectName = `${subjectLabels[subject] ?? constantLabel(subject)} ${name}`.trim();
  return part === null ? subjectName : `${subjectName}, ${partLabels[part]}`;
}

/**
 * Returns the user who made a change, and the name of the API key if one was used: `ann@example.com, with the key
 * “ERP”`.
 */
export const doerText = ({ actorEmail, key }: Pick<Entry, 'actorEmail' | 'key'>): string =>
  `${actorEmail}${keyText(key)}`;

/** Suffix for changes made with an API key. */
export const keyText = (key: Entry['key']): string => (key === null ? '' : `, with the key “${key.name}”`);

/** Summarizes the changed fields: `Price per carat, Status and 3 more`. */
export function fieldsText(changes: readonly { readonly label: string }[]): string {
  const labels = changes.slice(0, 3).map(({ label }) => label);
  const others = changes.length - labels.length;
  return others > 0 ? `${labels.join(', ')} and ${others} more` : labels.join(', ');
}

const screens: Readonly<Partial<Record<AuditSubject, (id: string) => string>>> = {
  USER: userRecordHref,
  ORDER: orderRecordHref,
  IMPORT_PROFILE: hrefBeside('/admin/imports/profiles'),
  CONTACT_MESSAGE: hrefBeside('/admin/messages'),
  EMAIL_CHANNEL: hrefBeside('/admin/emails/channels'),
  EMAIL_DISPATCH: hrefBeside('/admin/emails/sent'),
  SHOW: hrefBeside('/admin/shows'),
  STOCK_CHANGE: hrefBeside('/admin/stock-changes'),
};

/** Returns the URL of a record, or null if the record was deleted or no list shows it. */
export function recordHref({
  subject,
  subjectId,
  part,
  action,
}: Subject & Pick<Entry, 'part' | 'action'>): string | null {
  const isDeleted = action === 'DELETE' && part === null;
  return isDeleted ? null : (screens[subject]?.(subjectId) ?? stockRecordHref(subject, subjectId));
}

/** Returns the value that identifies a record in the audit log filter: `ORDER:12`. */
export const recordValue = ({ subject, subjectId }: Pick<Entry, 'subject' | 'subjectId'>): string =>
  `${subject}:${subjectId}`;

/** Converts the filter value of a record to a server filter. */
export function recordFilter(value: string | undefined) {
  const [subject = '', subjectId = ''] = (value ?? '').split(/:(.*)/s);
  return Object.hasOwn(subjectLabels, subject) && subjectId !== '' ? { subjects: [subject], subjectId } : {};
}

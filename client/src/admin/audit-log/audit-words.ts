import type { AuditAction, AuditEntryLineFragment, AuditPart, AuditSubject } from '../../graphql/generated/graphql';
import type { StockKind } from '../../graphql/generated/stock/kinds';
import { stockIndex } from '../../graphql/generated/stock/stock-index';
import { formatDate, formatDateTime } from '../../ui/dates';
import { formatMoney } from '../../ui/numbers';
import type { FieldDifference } from '../kit/difference/difference';

type Entry = AuditEntryLineFragment;
type Subject = Pick<Entry, 'subject' | 'subjectId' | 'label'>;

/** What else than stock is changed, as people call it. */
const otherSubjects: Readonly<Record<Exclude<AuditSubject, StockKind>, string>> = {
  ORDER: 'Order',
  USER: 'User',
  IMPORT: 'Import',
  IMPORT_PROFILE: 'Import profile',
  CONTACT_MESSAGE: 'Contact message',
  EMAIL_DISPATCH: 'E-mail',
  EMAIL_TEMPLATE: 'E-mail template',
  EMAIL_CHANNEL: 'E-mail channel',
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
};

const inWords = (constant: string): string =>
  `${constant.charAt(0)}${constant.slice(1).toLowerCase()}`.replaceAll('_', ' ');

/** Every kind of record, as people call it. */
export const subjectLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(stockIndex.map(({ kind }) => [kind, inWords(kind)])),
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
};

/** `Diamond F-1042`, `Order #12, line` */
export function recordText({ subject, subjectId, label, part }: Subject & Pick<Entry, 'part'>): string {
  const name = subject === 'ORDER' ? `#${subjectId}` : (label ?? '');
  const whole = `${subjectLabels[subject] ?? inWords(subject)} ${name}`.trim();
  return part === null ? whole : `${whole}, ${partLabels[part]}`;
}

/** What was changed, shortly: `Price per carat, Status and 3 more`. */
export function fieldsText(changes: readonly { readonly label: string }[]): string {
  const named = changes.slice(0, 3).map(({ label }) => label);
  const others = changes.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}

const screens: Readonly<Partial<Record<AuditSubject, string>>> = {
  USER: 'users',
  ORDER: 'orders',
  IMPORT_PROFILE: 'imports/profiles',
  CONTACT_MESSAGE: 'contact-messages',
  SHOW: 'shows',
};

/** Where a record is shown; `null` where it is gone, or is on no list. */
export function recordHref({
  subject,
  subjectId,
  part,
  action,
}: Subject & Pick<Entry, 'part' | 'action'>): string | null {
  const path = screens[subject] ?? stockIndex.find(({ kind }) => kind === subject)?.path;
  const isGone = action === 'DELETE' && part === null;
  return path === undefined || isGone ? null : `/admin/${path}?open=${encodeURIComponent(subjectId)}`;
}

/** The value of the filter for one record: `ORDER:12`. */
export const recordValue = ({ subject, subjectId }: Pick<Entry, 'subject' | 'subjectId'>): string =>
  `${subject}:${subjectId}`;

/** What such a value asks the server. */
export function recordFilter(value: string | undefined) {
  const [subject = '', subjectId = ''] = (value ?? '').split(/:(.*)/s);
  return Object.hasOwn(subjectLabels, subject) && subjectId !== '' ? { subjects: [subject], subjectId } : {};
}

function shown(words: string | null, kind: Entry['changes'][number]['shownAs']): string | null {
  if (words === null) {
    return null;
  }
  switch (kind) {
    case 'MONEY':
      return formatMoney(Number(words));
    case 'MOMENT':
      return formatDateTime(words);
    case 'DAY':
      return formatDate(words);
    case 'NUMBER':
      return words.replace('-', '−');
    case 'TEXT':
    case 'LONG_TEXT':
      return words;
  }
}

/** The changes of an entry as they are drawn. */
export function differencesOf(changes: Entry['changes']): readonly FieldDifference[] {
  return changes.map(({ label, shownAs, beforeWords, afterWords }) => ({
    label,
    before: shown(beforeWords, shownAs),
    after: shown(afterWords, shownAs),
    isLong: shownAs === 'LONG_TEXT',
  }));
}

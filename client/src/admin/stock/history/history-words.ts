import type { StockHistoryQuery } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import type { Difference } from '../../kit/difference/difference-table';

export type HistoryEntry = NonNullable<StockHistoryQuery['auditLog']>['items'][number];
type Change = HistoryEntry['changes'][number];

const actions: Readonly<Record<HistoryEntry['action'], string>> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
};

/** What was done, in a word. */
export const actionWord = ({ action }: Pick<HistoryEntry, 'action'>): string => actions[action];

/** `holdUntil` → `Hold until`, where nothing says what people call it. */
function nameInWords(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Instants are told in the reader's own time. */
function inWords(value: string | null): string | null {
  return value !== null && INSTANT.test(value) ? formatDateTime(value) : value;
}

/** A change of a field as it is read. */
export function differenceOf({ field, label, before, after, beforeInWords, afterInWords }: Change): Difference {
  return {
    key: field,
    label: label ?? nameInWords(field),
    before: inWords(beforeInWords ?? before),
    after: inWords(afterInWords ?? after),
  };
}

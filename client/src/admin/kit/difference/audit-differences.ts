import type { AuditChangeFragment } from '../../../graphql/generated/graphql';
import { formatDate, formatDateTime } from '../../../ui/dates';
import { formatMoney } from '../../../ui/numbers';
import { fileNameOf, isUploaded } from '../pictures/picture-urls';
import type { FieldDifference } from './difference';

function shown(words: string | null, kind: AuditChangeFragment['shownAs']): string | null {
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
      return isUploaded(words) ? fileNameOf(words) : words;
    case 'LONG_TEXT':
      return words;
  }
}

/** Formats the changes of an audit log entry. */
export function auditDifferences(changes: readonly AuditChangeFragment[]): readonly FieldDifference[] {
  return changes.map(({ label, shownAs, beforeWords, afterWords }) => ({
    label,
    before: shown(beforeWords, shownAs),
    after: shown(afterWords, shownAs),
    isLong: shownAs === 'LONG_TEXT',
  }));
}

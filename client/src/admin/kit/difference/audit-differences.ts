import type { AuditChangeFragment } from '../../../graphql/generated/graphql';
import { formatDate, formatDateTime } from '../../../ui/dates';
import { formatMoney } from '../../../ui/numbers';
import { fileNameOf, isUploaded } from '../pictures/picture-urls';
import type { FieldDifference } from './difference';

function valueText(text: string | null, kind: AuditChangeFragment['shownAs']): string | null {
  if (text === null) {
    return null;
  }
  switch (kind) {
    case 'MONEY':
      return formatMoney(Number(text));
    case 'MOMENT':
      return formatDateTime(text);
    case 'DAY':
      return formatDate(text);
    case 'NUMBER':
      return text.replace('-', '−');
    case 'TEXT':
      return isUploaded(text) ? fileNameOf(text) : text;
    case 'LONG_TEXT':
      return text;
  }
}

/** Formats the changes in an audit log entry. */
export function auditDifferences(changes: readonly AuditChangeFragment[]): readonly FieldDifference[] {
  return changes.map(({ label, shownAs, beforeWords, afterWords }) => ({
    label,
    before: valueText(beforeWords, shownAs),
    after: valueText(afterWords, shownAs),
    isLong: shownAs === 'LONG_TEXT',
  }));
}

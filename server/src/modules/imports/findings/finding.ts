import type { ImportProblem } from './finding.type.ts';

/** Maximum number of problems listed, and of notices listed. Further findings are only counted, to limit memory use. */
export const maxListedFindings = 1_000;

/** Formats the position of a finding in its file: `line 2, Weight "-1"`. */
export function formatLocation({
  row,
  line,
  column,
  value,
}: Pick<ImportProblem, 'row' | 'line' | 'column' | 'value'>): string {
  const location = [row === 0 ? 'header' : `line ${line}`, ...(column === null ? [] : [column])].join(', ');
  return value === null ? location : `${location} "${value}"`;
}

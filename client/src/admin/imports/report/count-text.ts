import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';
import type { ImportReport } from './import-problems';

/** The numbers of a report. */
export type Counts = Pick<
  ImportReport,
  'read' | 'inserted' | 'updated' | 'unchanged' | 'notApplied' | 'deactivated' | 'skipped'
>;

/** The counts of a report in the order in which they are told, each with its word. */
export function countsOf(report: Counts): readonly { readonly label: string; readonly count: number }[] {
  return [
    { label: 'Rows read', count: report.read },
    { label: 'New', count: report.inserted },
    { label: 'Changed', count: report.updated },
    { label: 'Unchanged', count: report.unchanged },
    { label: 'Not applied', count: report.notApplied },
    { label: 'Deactivated', count: report.deactivated },
    { label: 'Left out', count: report.skipped },
  ];
}

/** How many records an import would touch. */
export function touchedCount({ inserted, updated, deactivated }: Counts): number {
  return inserted + updated + deactivated;
}

/** A number of problems in words: `1 problem`, `25 problems`. */
export const problemsText = (count: number): string => counted(count, 'problem', 'problems');

/** An import in a line: `1,240 new, 12 changed, 3 left out`; a check with what it found wrong before that. */
export function outcomeLine(report: Counts, problemCount = 0): string {
  const counts = countsOf(report)
    .slice(1)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`);
  const parts = problemCount === 0 ? counts : [problemsText(problemCount), ...counts];
  return parts.length === 0 ? 'Nothing to change' : parts.join(', ');
}

/** A number of records in words: `1 diamond`, `1,240 diamonds`. */
export const countText = (count: number, { noun, plural }: Pick<StockFiles, 'noun' | 'plural'>): string =>
  counted(count, noun, plural);

import type { OfferedFile } from '../findings/finding.ts';
import type { ImportReport } from '../findings/import-report.ts';

/** A report as it is kept with its run: where all problems can be fetched is signed anew for whoever reads it. */
export type KeptReport = Omit<ImportReport, 'problemFile'>;

export function keptReport({ problemFile: _, ...report }: ImportReport): KeptReport {
  return report;
}

export const reportWith = (report: KeptReport, problemFile: OfferedFile | null): ImportReport => ({
  ...report,
  problemFile,
});

import { type ImportReport, placeOf } from '../modules/imports/index.ts';

/** A screenful; the back office and the API show more. */
const toldAtOnce = 50;

type Told = Pick<ImportReport['problems'][number], 'row' | 'line' | 'column' | 'value' | 'message'>;

/** Tells what was found in a file, on standard error. */
export function tellFindings(found: readonly Told[], counts: ImportReport['problemCounts'], noun: string): void {
  for (const finding of found.slice(0, toldAtOnce)) process.stderr.write(`${placeOf(finding)}: ${finding.message}\n`);
  const count = counts.reduce((sum, kind) => sum + kind.count, 0);
  const untold = count - Math.min(found.length, toldAtOnce);
  if (untold === 0) return;
  const kinds = counts.map((kind) => `${kind.count.toLocaleString('en')} ${kind.code}`).join(', ');
  process.stderr.write(`and ${untold.toLocaleString('en')} more ${noun}; of all there are ${kinds}\n`);
}

/** Tells what an import did or would do: findings on standard error, counts on standard output. */
export function tellReport(report: ImportReport): void {
  tellFindings(report.problems, report.problemCounts, 'problems');
  tellFindings(report.notices, report.noticeCounts, 'notices');
  const { read, inserted, updated, unchanged, notApplied, deactivated, deactivatable, skipped } = report;
  const counts = {
    read,
    inserted,
    updated,
    unchanged,
    deactivated,
    skipped,
    ...(notApplied > 0 && { 'not applied': notApplied }),
  };
  const summary = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  process.stdout.write(`${report.isApplied ? 'imported' : 'dry run'}: ${summary.join(', ')}\n`);
  if (report.isConfirmationNeeded && !report.isApplied) {
    process.stdout.write(
      `${deactivated} of ${deactivatable} would be deactivated: --confirm-removed ${deactivated} says that you know\n`,
    );
  }
}

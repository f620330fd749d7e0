import { type ErrorDetail } from '../../../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../../../kernel/errors/errors.ts';
import type { FaultCode } from './import-fault.ts';
import { type CodeCount, type Problem, type ProblemSummary, toldLimit } from './import-finding.ts';
import { type KeepPiece, ProblemFile } from './import-problem-file.ts';

/** Cells are quoted up to this length. */
const quotedLength = 200;

/** Collects what is wrong with a file. */
export class ProblemLog {
  readonly #kept: Problem[] = [];
  readonly #counts = new Map<FaultCode, number>();
  readonly #file = new ProblemFile();

  /** The header's row in the file tells the rows of all others. */
  constructor(private readonly headerLine: number) {}

  get count(): number {
    return this.counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** All of them by kind, the most frequent first. */
  get counts(): CodeCount[] {
    return [...this.#counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
  }

  /** The first thousand, by row. */
  get list(): Problem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }

  add(found: Omit<Problem, 'line'>): void {
    const value = found.value?.slice(0, quotedLength) ?? null;
    const problem: Problem = { ...found, line: this.lineOf(found.row), value };
    this.#counts.set(problem.code, (this.#counts.get(problem.code) ?? 0) + 1);
    if (this.#kept.length < toldLimit) this.#kept.push(problem);
    this.#file.add(problem);
  }

  /** Where a spreadsheet shows a row. */
  lineOf(row: number): number {
    return this.headerLine + row;
  }

  /** To be called now and then: hands on what has come together, so that nothing piles up. */
  async keepFullPieces(keep: KeepPiece): Promise<void> {
    await this.#file.keepFullPieces(keep);
  }

  /** Hands on the rest. Answers the id of the file that has all problems; null where there are none. */
  async keepAll(keep: KeepPiece): Promise<string | null> {
    return this.#file.keepAll(keep);
  }
}

/** A file with problems: INVALID_REQUEST whose details are the problems, with everything that a report tells of them. */
export class ImportRefusal extends AppError {
  constructor(
    readonly problems: readonly Problem[],
    readonly summary: ProblemSummary,
  ) {
    super('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: detailsOf(problems, summary),
      mostDetails: toldLimit + 1,
      explanation: `The file has ${summary.problemCount === 1 ? 'a problem' : `${summary.problemCount} problems`}, and nothing was imported. Mend its rows, or import it without them.`,
      facts: { import: summary },
    });
  }
}

/** `rows.12.Carat` is the cell under Carat in row 12. */
function detailsOf(problems: readonly Problem[], { problemCount, problemCounts }: ProblemSummary): ErrorDetail[] {
  const details = problems.map((problem): ErrorDetail & Partial<Problem> => ({
    path: ['rows', problem.row, ...(problem.column === null ? [] : [problem.column])].join('.'),
    ...problem,
  }));
  const untold = problemCount - details.length;
  if (untold > 0) {
    const kinds = problemCounts.map(({ code, count }) => `${count} ${code}`).join(', ');
    details.push({ path: 'rows', message: `and ${untold} more than the ${toldLimit} told; of all there are ${kinds}` });
  }
  return details;
}

import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import { FaultCode } from '../../stock/cells/index.ts';
import type { ImportQuestion } from '../../stock/headings/index.ts';
import { toldLimit } from './finding.ts';
import type { ImportCodeCount, ImportProblem } from './finding.type.ts';
import type { ProblemSummary } from './import-report.ts';
import { type KeepPiece, ProblemFile } from './problem-file.ts';

/** Cells are quoted up to this length. */
const quotedLength = 200;

/** Nobody answers more. */
const mostQuestions = 100;

/** Collects what is wrong with a file. */
export class ProblemLog {
  readonly #kept: ImportProblem[] = [];
  readonly #counts = new Map<FaultCode, number>();
  readonly #questions = new Map<string, ImportQuestion>();
  readonly #file = new ProblemFile();

  /** The header's row in the file tells the rows of all others. */
  constructor(private readonly headerLine: number) {}

  get count(): number {
    return this.counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** All of them by kind, the most frequent first. */
  get counts(): ImportCodeCount[] {
    return [...this.#counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
  }

  /** The first thousand, by row. */
  get list(): ImportProblem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }

  add(found: Omit<ImportProblem, 'line'>): void {
    // A cut may leave half a character, which no JSON of a database takes.
    const value = found.value?.slice(0, quotedLength).toWellFormed() ?? null;
    const problem: ImportProblem = { ...found, line: this.lineOf(found.row), value };
    this.#counts.set(problem.code, (this.#counts.get(problem.code) ?? 0) + 1);
    if (this.#kept.length < toldLimit) this.#kept.push(problem);
    this.#file.add(problem);
  }

  /** What has to be answered before the file, or some of its rows, can be read. */
  get questions(): readonly ImportQuestion[] {
    return [...this.#questions.values()];
  }

  /** Asks what a column is: no row can be read until a profile says so. `hint`: what it has to say. */
  ask(question: ImportQuestion, hint: string): void {
    const { column, message } = question;
    this.add({ row: 0, column, value: null, code: FaultCode.AMBIGUOUS_COLUMN, message: `${message}: ${hint}` });
    this.note(question);
  }

  /** Asks what rows are refused for as problems of their own. The same is asked once. */
  note(question: ImportQuestion): void {
    const asked = [question.column, question.field, question.value?.toLowerCase(), question.message].join('\n');
    if (!this.#questions.has(asked) && this.#questions.size < mostQuestions) this.#questions.set(asked, question);
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
    readonly problems: readonly ImportProblem[],
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
function detailsOf(problems: readonly ImportProblem[], { problemCount, problemCounts }: ProblemSummary): ErrorDetail[] {
  const details = problems.map((problem): ErrorDetail & Partial<ImportProblem> => ({
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

import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import { FaultCode } from '../../stock/cells/index.ts';
import type { ImportQuestion } from '../../stock/headings/index.ts';
import { maxListedFindings } from './finding.ts';
import type { ImportCodeCount, ImportProblem } from './finding.type.ts';
import type { ProblemSummary } from './import-report.ts';
import { ProblemFile, type StorePiece } from './problem-file.ts';

/** Maximum number of characters quoted from a cell in a problem. */
const quotedLength = 200;

/** Maximum number of questions per file. */
const maxQuestions = 100;

/** Collects the problems and questions of a file. */
export class ProblemCollector {
  readonly #listed: ImportProblem[] = [];
  readonly #counts = new Map<FaultCode, number>();
  readonly #questions = new Map<string, ImportQuestion>();
  readonly #file = new ProblemFile();

  /** `headerLine` is the row number of the header in the file, starting at 1. */
  constructor(private readonly headerLine: number) {}

  get count(): number {
    return this.counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** Number of problems by kind, the most frequent first. */
  get counts(): ImportCodeCount[] {
    return [...this.#counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
  }

  /** The first 1,000 problems, in row order. */
  get list(): ImportProblem[] {
    return this.#listed.toSorted((a, b) => a.row - b.row);
  }

  add(finding: Omit<ImportProblem, 'line'>): void {
    // Truncating may split a surrogate pair. JSON in PostgreSQL does not accept unpaired surrogates.
    const value = finding.value?.slice(0, quotedLength).toWellFormed() ?? null;
    const problem: ImportProblem = { ...finding, line: this.lineOf(finding.row), value };
    this.#counts.set(problem.code, (this.#counts.get(problem.code) ?? 0) + 1);
    if (this.#listed.length < maxListedFindings) this.#listed.push(problem);
    this.#file.add(problem);
  }

  /** Questions about ambiguous values. The file, or some of its rows, cannot be read until the profile answers them. */
  get questions(): readonly ImportQuestion[] {
    return [...this.#questions.values()];
  }

  /**
   * Adds a question about a column. No row can be read until the profile answers it. `hint` names the profile
   * setting for the answer.
   */
  addColumnQuestion(question: ImportQuestion, hint: string): void {
    const { column, message } = question;
    this.add({ row: 0, column, value: null, code: FaultCode.AMBIGUOUS_COLUMN, message: `${message}: ${hint}` });
    this.addQuestion(question);
  }

  /** Adds a question about rows that already have problems. Ignores duplicates. */
  addQuestion(question: ImportQuestion): void {
    const key = [question.column, question.field, question.value?.toLowerCase(), question.message].join('\n');
    if (!this.#questions.has(key) && this.#questions.size < maxQuestions) this.#questions.set(key, question);
  }

  /** Returns the row number shown in a spreadsheet. */
  lineOf(row: number): number {
    return this.headerLine + row;
  }

  /** Stores the completed pieces. Call it regularly to limit memory use. */
  async flushFullPieces(store: StorePiece): Promise<void> {
    await this.#file.flushFullPieces(store);
  }

  /** Stores the remaining problems. Returns the ID of the problem file, or null if there are no problems. */
  async flush(store: StorePiece): Promise<string | null> {
    return this.#file.flush(store);
  }
}

/**
 * INVALID_REQUEST error for a file with problems. `details` contains the problems, `facts` the summary of the report.
 */
export class ImportRefusal extends AppError {
  constructor(
    readonly problems: readonly ImportProblem[],
    readonly summary: ProblemSummary,
  ) {
    super('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: detailsOf(problems, summary),
      maxDetails: maxListedFindings + 1,
      explanation: `The file has ${summary.problemCount === 1 ? 'a problem' : `${summary.problemCount} problems`}. Nothing was imported. Correct the rows, or skip them in the import.`,
      facts: { import: summary },
    });
  }
}

/** Converts problems to error details. The path of a cell is `rows.12.Carat` for the column Carat in row 12. */
function detailsOf(problems: readonly ImportProblem[], { problemCount, problemCounts }: ProblemSummary): ErrorDetail[] {
  const details = problems.map((problem): ErrorDetail & Partial<ImportProblem> => ({
    path: ['rows', problem.row, ...(problem.column === null ? [] : [problem.column])].join('.'),
    ...problem,
  }));
  const unlisted = problemCount - details.length;
  if (unlisted > 0) {
    const kinds = problemCounts.map(({ code, count }) => `${count} ${code}`).join(', ');
    details.push({
      path: 'rows',
      message: `has ${unlisted} more problems than the ${maxListedFindings} listed; in total ${kinds}`,
    });
  }
  return details;
}

import { AppError, type ErrorDetail } from '../../../kernel/errors.ts';
import type { FaultCode } from './import-fault.ts';

/** One thing that is wrong with a file. */
export interface Problem {
  /** 1 is the first row under the header; 0 is the header. */
  readonly row: number;
  /** Header as in the file. */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: FaultCode;
  /** Reads on after the column's name. */
  readonly message: string;
}

/** Problems that are told one by one; the rest is only counted, so that a broken file does not fill the memory. */
export const problemLimit = 1_000;

/** Cells are quoted up to this length. */
const quotedLength = 200;

/** Collects what is wrong with a file. */
export class ProblemLog {
  readonly #kept: Problem[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The first thousand, by row. */
  get list(): Problem[] {
    return this.#kept.toSorted((a, b) => a.row - b.row);
  }

  get room(): number {
    return problemLimit - this.#kept.length;
  }

  add(problem: Problem): void {
    this.#count++;
    if (this.room > 0) this.#kept.push({ ...problem, value: problem.value?.slice(0, quotedLength) ?? null });
  }

  /** For problems that were counted elsewhere and are not told one by one. */
  addUntold(count: number): void {
    this.#count += count;
  }
}

/** A file with problems: INVALID_REQUEST whose details are the problems, with everything that a report tells of them. */
export class ImportRefusal extends AppError {
  readonly problems: readonly Problem[];
  readonly problemCount: number;

  constructor(log: ProblemLog) {
    super('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: detailsOf(log) });
    this.problems = log.list;
    this.problemCount = log.count;
  }
}

/** `rows.12.Carat` is the cell under Carat in row 12. */
function detailsOf(log: ProblemLog): ErrorDetail[] {
  const details = log.list.map((problem): ErrorDetail & Partial<Problem> => ({
    path: ['rows', problem.row, ...(problem.column === null ? [] : [problem.column])].join('.'),
    ...problem,
  }));
  const untold = log.count - details.length;
  if (untold > 0) details.push({ path: 'rows', message: `and ${untold} more than the ${problemLimit} told` });
  return details;
}

import { AppError } from '../../../kernel/errors/errors.ts';
import type { OfferedFile } from '../findings/finding.type.ts';
import { ImportRefusal } from '../findings/problem-collector.ts';
import type { ImportRunFailure } from './run-failure.type.ts';

/** Stored failure of a run that made no changes: the same error that a synchronous import returns. */
export interface RunFailure extends Omit<ImportRunFailure, 'problemFile' | 'deactivated' | 'deactivatable'> {
  readonly status: number;
  readonly message: string;
  readonly facts: Readonly<Record<string, object>> | null;
}

/** Returns the failure to store for the error that ended a run. Details of unexpected errors are not disclosed. */
export function failureOf(error: unknown): RunFailure {
  const appError = error instanceof AppError ? error : new AppError('INTERNAL_ERROR');
  const hasRowProblems = error instanceof ImportRefusal;
  return {
    code: appError.code,
    errorCode: appError.errorCode,
    status: appError.status,
    reason: appError.reason ?? null,
    message: appError.message,
    explanation: appError.explanation,
    details: hasRowProblems ? [] : (appError.details ?? []),
    facts: hasRowProblems ? null : (appError.facts ?? null),
    problems: hasRowProblems ? error.problems : [],
    problemCount: hasRowProblems ? error.summary.problemCount : 0,
    problemCounts: hasRowProblems ? error.summary.problemCounts : [],
  };
}

/** Converts a failure to its GraphQL type. */
export function toFailureOutput({ facts, ...failure }: RunFailure, problemFile: OfferedFile | null) {
  const { deactivated, deactivatable }: { deactivated?: unknown; deactivatable?: unknown } = Object(facts?.import);
  return {
    ...failure,
    problemFile,
    deactivated: typeof deactivated === 'number' ? deactivated : null,
    deactivatable: typeof deactivatable === 'number' ? deactivatable : null,
  };
}

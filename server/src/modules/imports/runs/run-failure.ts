import { AppError } from '../../../kernel/errors/errors.ts';
import type { OfferedFile } from '../findings/finding.type.ts';
import { ImportRefusal } from '../findings/problem-collector.ts';
import type { ImportRunFailure } from './run-failure.type.ts';

/** Stored reason why a run has changed nothing: the error that a synchronous import returns. */
export interface RunFailure extends Omit<ImportRunFailure, 'problemFile' | 'deactivated' | 'deactivatable'> {
  readonly status: number;
  readonly message: string;
  readonly facts: Readonly<Record<string, object>> | null;
}

/** Returns the failure to store for the error that ended a run. Details of unexpected errors are not disclosed. */
export function failureOf(error: unknown): RunFailure {
  const told = error instanceof AppError ? error : new AppError('INTERNAL_ERROR');
  const isAboutRows = error instanceof ImportRefusal;
  return {
    code: told.code,
    errorCode: told.errorCode,
    status: told.status,
    reason: told.reason ?? null,
    message: told.message,
    explanation: told.explanation,
    details: isAboutRows ? [] : (told.details ?? []),
    facts: isAboutRows ? null : (told.facts ?? null),
    problems: isAboutRows ? error.problems : [],
    problemCount: isAboutRows ? error.summary.problemCount : 0,
    problemCounts: isAboutRows ? error.summary.problemCounts : [],
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

import type { ErrorCode, ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { ErrorReason } from '../../../kernel/errors/reasons.ts';
import type { CodeCount, OfferedFile, Problem } from '../findings/finding.ts';
import { ImportRefusal } from '../findings/problem-log.ts';

/** Why a run has changed nothing: what the error of a call that waits for its import says. Kept with the run. */
export interface RunFailure {
  readonly code: ErrorCode;
  readonly errorCode: number;
  readonly status: number;
  readonly reason: ErrorReason | null;
  readonly message: string;
  readonly explanation: string;
  readonly details: readonly ErrorDetail[];
  readonly facts: Readonly<Record<string, object>> | null;
  /** At most the first 1,000, by row. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly problemCounts: readonly CodeCount[];
}

/** What a run tells of the error that ended it: a fault of ours says no more than that. */
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

/** Why a run has changed nothing, as GraphQL tells it. */
export function toldFailure({ facts, ...failure }: RunFailure, problemFile: OfferedFile | null) {
  const { deactivated, deactivatable }: { deactivated?: unknown; deactivatable?: unknown } = Object(facts?.import);
  return {
    ...failure,
    problemFile,
    deactivated: typeof deactivated === 'number' ? deactivated : null,
    deactivatable: typeof deactivatable === 'number' ? deactivatable : null,
  };
}

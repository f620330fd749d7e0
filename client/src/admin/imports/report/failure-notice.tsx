import { Alert } from '@chakra-ui/react';
import { apiErrorOf, type ErrorDetail } from '../../../graphql/api-error';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { failureReason } from '../../kit/failure';
import type { Run } from '../run-state';
import type { FoundProblems } from './import-problems';
import { ProblemList } from './problem-list';

type RunFailure = NonNullable<Run['failure']>;

const NOTHING_CHANGED = 'Nothing was changed.';

/** Returns the problems found in a rejected file, or null if the run failed for another reason. */
export function problemsOfFailure({
  problems,
  problemCount,
  problemCounts,
  problemFile,
}: RunFailure): FoundProblems | null {
  return problems.length === 0
    ? null
    : {
        list: problems,
        count: Math.max(problemCount, problems.length),
        byCode: problemCounts,
        fileUrl: problemFile?.url ?? null,
      };
}

/** Returns the errors in the file as text. If there are none, returns the errors in the request. */
function detailsText(explanation: string, details: readonly Pick<ErrorDetail, 'path' | 'message'>[]): string {
  const isAboutFile = ({ path }: Pick<ErrorDetail, 'path'>) => path.split('.').at(-1) === 'file';
  const aboutFile = details.find(isAboutFile);
  const others = details.filter((detail) => !isAboutFile(detail)).map(({ path, message }) => `${path}: ${message}.`);
  return [aboutFile === undefined ? explanation : `The file ${aboutFile.message}.`, ...others].join(' ');
}

/** Returns the reason why a run was rejected, failed or was canceled. */
export function runFailureText(failure: RunFailure, { plural }: Pick<StockFiles, 'plural'>): string {
  if (failure.reason === 'CONFIRMATION_NEEDED') {
    return `The stock has changed since the check, and a different number of ${plural} would be deactivated. Check the file again. ${NOTHING_CHANGED}`;
  }
  const count = problemsOfFailure(failure)?.count ?? 0;
  const reason =
    count === 0
      ? detailsText(failure.explanation, failure.details)
      : count === 1
        ? '1 problem prevents the import.'
        : `${formatCount(count)} problems prevent the import.`;
  return `${reason} ${NOTHING_CHANGED}`;
}

/** Returns the reason why a check or import could not be started. */
export function importFailureText(error: unknown, operation: 'check' | 'import'): string {
  const apiError = apiErrorOf(error);
  if (apiError !== null) {
    return `${detailsText(failureReason(error), apiError.details)} ${NOTHING_CHANGED}`;
  }
  return operation === 'check'
    ? `${failureReason(error)} ${NOTHING_CHANGED}`
    : `${failureReason(error)} The import may still be running. You can import the file again: rows are not imported twice.`;
}

interface ImportFailureNoticeProps {
  readonly files: StockFiles;
  /** Reason why the last request failed. Null if it did not fail. */
  readonly text: string | null;
  readonly run: Run | null;
}

/** Notice that a check or import failed, with the reason. */
export function ImportFailureNotice({ files, text, run }: ImportFailureNoticeProps) {
  const failure = run?.failure ?? null;
  const explanation = text ?? (failure === null ? null : runFailureText(failure, files));
  if (explanation === null) {
    return null;
  }
  const problems = text === null && failure !== null ? problemsOfFailure(failure) : null;
  return (
    <>
      <Alert.Root status="error" role="alert">
        <Alert.Content>
          <Alert.Title>Error importing file</Alert.Title>
          <Alert.Description>{explanation}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      {problems !== null && <ProblemList problems={problems} />}
    </>
  );
}

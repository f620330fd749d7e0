import { Alert } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import type { Run } from '../use-run';
import { problemsOfFailure, runFailureText } from './import-failure';
import { ProblemList } from './problem-list';

interface ImportFailureNoticeProps {
  readonly files: StockFiles;
  /** Why the last try did not even begin. */
  readonly text: string | null;
  /** The last check or import. */
  readonly run: Run | null;
}

/** Why a file was not checked, or not imported. */
export function ImportFailureNotice({ files, text, run }: ImportFailureNoticeProps) {
  const failure = run?.failure ?? null;
  const said = text ?? (failure === null ? null : runFailureText(failure, files));
  if (said === null) {
    return null;
  }
  const problems = text === null && failure !== null ? problemsOfFailure(failure) : null;
  return (
    <>
      <Alert.Root status="error" role="alert">
        <Alert.Content>
          <Alert.Title>Error importing file</Alert.Title>
          <Alert.Description>{said}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      {problems !== null && <ProblemList problems={problems} />}
    </>
  );
}

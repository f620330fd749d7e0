import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ImportRunWholeFragment } from '../../graphql/generated/graphql';
import { useImportRunQuery } from '../../graphql/generated/hooks';
import { isUnderWay } from './run-state';

/** How often is asked where a run has got to. */
const LOOK_AGAIN = 1000;

/** A run with all that it found. */
export type Run = ImportRunWholeFragment;

/** What is known of a run. */
export interface RunReading {
  /** `null` until it is read, and where there is none. What was known last stays while the server cannot be asked. */
  readonly run: Run | null;
  readonly isLoading: boolean;
  /** Why it could not be read the last time. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Reads a run, and follows it about once a second until it has ended. */
export function useRun(id: string | null): RunReading {
  const { data, error, loading, refetch, startPolling, stopPolling } = useImportRunQuery(
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-and-network' },
  );
  const [last, setLast] = useState<Run | null>(null);
  const read = data?.importRun ?? null;
  if (read !== null && read !== last) {
    setLast(read);
  }
  const known = read ?? last;
  const run = known?.id === id ? known : null;
  const isFollowed = run !== null && isUnderWay(run);

  useEffect(() => {
    if (isFollowed) {
      startPolling(LOOK_AGAIN);
      return stopPolling;
    }
    return undefined;
  }, [isFollowed, startPolling, stopPolling]);

  return {
    run,
    isLoading: loading && run === null,
    error,
    // A failure of that arrives as `error`.
    retry: () => void refetch().catch(() => undefined),
  };
}

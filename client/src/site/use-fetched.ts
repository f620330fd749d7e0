import { useCallback, useEffect, useState } from 'react';
import { fetchQuery } from '../graphql/fetch-query';
import type { QueryText } from '../graphql/query-text';
import { readStoredToken } from '../session/access-token';
import { useCurrentUser } from '../session/session-context';

/** Result of a request that bypasses Apollo. */
export interface Fetched<TData> {
  /** Undefined until the data has loaded. */
  readonly data: TData | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Runs a query without variables and without Apollo Client. Used by pages that render before Apollo Client has
 * loaded.
 */
export function useFetched<TData>(text: QueryText<TData>): Fetched<TData> {
  const viewerId = useCurrentUser()?.id ?? null;
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ viewerId: string | null; data: TData | undefined; hasFailed: boolean } | null>(
    null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    let isCurrent = true;
    const setData = (data: TData | undefined): void => {
      if (isCurrent) {
        setResult({ viewerId, data, hasFailed: data === undefined });
      }
    };
    fetchQuery(text, readStoredToken()?.value ?? null).then(
      (data) => setData(data),
      () => setData(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, viewerId, attempt]);

  const retry = useCallback(() => {
    setResult(null);
    setAttempt((before) => before + 1);
  }, []);
  const current = result?.viewerId === viewerId ? result : null;
  return { data: current?.data, hasFailed: current?.hasFailed ?? false, retry };
}

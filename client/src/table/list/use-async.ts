import { useEffect, useState } from 'react';

/** State of an asynchronous request. */
export interface AsyncState<Value> {
  /** Null while loading. */
  readonly value: Value | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * Runs `load` on mount and whenever the function changes. If `load` is null, nothing runs. Results of earlier
 * functions are discarded.
 */
export function useAsync<Value>(load: (() => Promise<Value>) | null): AsyncState<Value> {
  const [settled, setSettled] = useState<{ load: typeof load; value: Value | null; error: Error | undefined } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => {
        if (isCurrent) {
          setSettled({ load, value, error: undefined });
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setSettled({ load, value: null, error: error instanceof Error ? error : new Error(String(error)) });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const current = settled?.load === load ? settled : null;
  return {
    value: current?.value ?? null,
    error: current?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}

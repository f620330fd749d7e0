import { useEffect, useState } from 'react';

/** State of a request. */
export interface AsyncState<Value> {
  /** Null while loading. */
  readonly value: Value | null;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Runs `ask` whenever the function changes. Null runs nothing. Results of earlier functions are discarded. */
export function useAsync<Value>(ask: (() => Promise<Value>) | null): AsyncState<Value> {
  const [answered, setAnswered] = useState<{ ask: typeof ask; value: Value | null; error: Error | undefined } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isCurrent = true;
    ask?.().then(
      (value) => {
        if (isCurrent) {
          setAnswered({ ask, value, error: undefined });
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setAnswered({ ask, value: null, error: error instanceof Error ? error : new Error(String(error)) });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, attempt]);

  const current = answered?.ask === ask ? answered : null;
  return {
    value: current?.value ?? null,
    error: current?.error,
    retry: () => setAttempt((before) => before + 1),
  };
}

import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Debounced function call. */
export interface DelayedCall<Value> {
  readonly schedule: (value: Value) => void;
  /** Runs a pending call immediately. */
  readonly flush: () => void;
  /**
   * Runs a pending call after the field loses focus. Waits for the click that caused this, so that the clicked
   * element does not move first.
   */
  readonly flushAfterBlur: () => void;
}

/** Returns debounced calls of the latest `callback`. A pending call is canceled on unmount. */
export function useDelayedCall<Value>(milliseconds: number, callback: (value: Value) => void): DelayedCall<Value> {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value } | null>(null);
  const latest = useRef(callback);

  useEffect(() => {
    latest.current = callback;
  });

  const flush = useCallback(() => {
    const { current } = waiting;
    if (current !== null) {
      clearTimeout(current.timer);
      waiting.current = null;
      latest.current(current.value);
    }
  }, []);

  const schedule = useCallback(
    (value: Value) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(flush, milliseconds), value };
    },
    [flush, milliseconds],
  );

  const flushAfterBlur = useCallback(() => {
    if (document.querySelector(':active') === null) {
      flush();
    } else {
      window.addEventListener('pointerup', () => setTimeout(flush), { once: true });
    }
  }, [flush]);

  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    },
    [],
  );

  return useMemo(() => ({ schedule, flush, flushAfterBlur }), [schedule, flush, flushAfterBlur]);
}

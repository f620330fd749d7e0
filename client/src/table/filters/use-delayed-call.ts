import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Puts a call off until nothing newer has come for a while. */
export interface DelayedCall {
  readonly schedule: (call: () => void) => void;
  /** Makes the call now if one waits. */
  readonly flush: () => void;
}

/** A delayed call. It is dropped when its component goes away. */
export function useDelayedCall(milliseconds: number): DelayedCall {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; call: () => void } | null>(null);

  const flush = useCallback(() => {
    const { current } = waiting;
    if (current !== null) {
      clearTimeout(current.timer);
      waiting.current = null;
      current.call();
    }
  }, []);

  const schedule = useCallback(
    (call: () => void) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { timer: setTimeout(flush, milliseconds), call };
    },
    [flush, milliseconds],
  );

  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return useMemo(() => ({ schedule, flush }), [schedule, flush]);
}

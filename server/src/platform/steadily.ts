/** What is done again and again. */
export interface Steady {
  /** Begins nothing any more, and waits for what is being done. */
  stop(): Promise<void>;
}

interface Steadily {
  /** In milliseconds. What takes longer than that is not begun a second time meanwhile. */
  readonly every: number;
  work(): Promise<void>;
  /** Hears what has gone wrong; it is done again the next time. */
  failed(error: unknown): void;
}

/** Does something again and again, until it is stopped. No process lives on for it. */
export function steadily({ every, work, failed }: Steadily): Steady {
  let working: Promise<void> | undefined;
  const once = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failed(error);
    } finally {
      working = undefined;
    }
  };
  const timer = setInterval(() => {
    working ??= once();
  }, every).unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

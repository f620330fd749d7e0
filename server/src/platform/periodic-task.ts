import { forNoRequest } from './log-context.ts';

export interface PeriodicTask {
  /** Stops the task and waits for the current run. */
  stop(): Promise<void>;
}

interface TaskOptions {
  /** Interval in milliseconds. Runs never overlap. */
  readonly every: number;
  work(): Promise<void>;
  /** Called with the error if a run fails. The task continues. */
  failed(error: unknown): void;
}

/** Runs a task periodically until it is stopped. It does not keep the process alive. */
export function startPeriodicTask({ every, work, failed }: TaskOptions): PeriodicTask {
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
  // The task may be started by a request, but does not run for it.
  const timer = forNoRequest(() =>
    setInterval(() => {
      working ??= once();
    }, every).unref(),
  );
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

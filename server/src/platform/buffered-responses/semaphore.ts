/** Semaphore with a first-come, first-served queue. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** Acquires a slot if one is free. */
  take(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** Waits for a slot and acquires it. If the signal is aborted, rejects with the signal's reason. */
  wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.take()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(grant);
        reject(signal.reason);
      };
      const grant = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.add(grant);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Releases a slot. If there is a queue, the first waiter gets it. */
  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

/** A number of places, given to whoever came first. */
export class Places {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a place if one is free. */
  take(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  /** Waits for a place and takes it. Rejects with the signal's reason when that comes first. */
  wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.take()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(mine);
        reject(signal.reason);
      };
      const mine = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.#waiting.add(mine);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Gives a place back: to whoever waits longest. */
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

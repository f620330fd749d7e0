import type { Worker } from 'node:cluster';
import { messages } from './messages.ts';

/**
 * Closes the connection that a dead process was about to receive. Node passes one connection at a time and loses
 * track of it if the process dies. Its client would then wait indefinitely. The operating system has already closed
 * the other connections.
 */
function cutLostConnection(worker: Worker): void {
  let handed: unknown;
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, self, args: unknown[]) {
      handed = args[1] ?? handed;
      return Reflect.apply(send, self, args);
    },
  });
  worker.once('exit', () => {
    // If the process has received the connection, it is already closed here. Closing it twice is safe.
    if (isClosable(handed)) handed.close();
  });
}

const isClosable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

/**
 * How long a process may take to end, apart from draining, before it is killed, in milliseconds. Processes use a shorter limit for their
 * shutdown (see `closing.ts`).
 */
const timeoutMs = 12_000;

/** Server process as managed by the supervisor. */
export class ServerProcess {
  readonly #worker: Worker;
  #readyAt: number | undefined;
  #end: End | undefined;
  #isRetired = false;
  /** Resolves with true when the process is ready, or with false if it exits first. */
  readonly isReady: Promise<boolean>;
  readonly ended: Promise<void>;

  constructor(worker: Worker) {
    this.#worker = worker;
    cutLostConnection(worker);
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.#end = { code, signal };
        resolve();
      });
      worker.on('error', () => {
        // If a message cannot be delivered, the process is about to end, which is handled separately. If there is no
        // process ID, the process could not be started.
        if (worker.process.pid !== undefined) return;
        this.#end = { code: null, signal: null };
        resolve();
      });
    });
    const ready = new Promise<true>((resolve) => {
      worker.on('message', (message: unknown) => {
        if (message !== messages.ready) return;
        this.#readyAt = performance.now();
        resolve(true);
      });
    });
    this.isReady = Promise.race([ready, this.ended.then(() => false)]);
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  /** How the process exited. Undefined while it is running. */
  get end(): End | undefined {
    return this.#end;
  }

  get exitCode(): number | null {
    return this.#end?.code ?? null;
  }

  /** Time since the process became ready, in milliseconds. */
  get servedMs(): number {
    return this.#readyAt === undefined ? 0 : performance.now() - this.#readyAt;
  }

  /** Whether another process has replaced this one. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Makes the process finish its requests and exit. `drainMs` is the time that it spends draining before that. */
  stop(signal: 'SIGTERM' | 'SIGINT', drainMs: number): void {
    this.#worker.process.kill(signal);
    this.#killAfter(drainMs + timeoutMs);
  }

  /**
   * Makes a replaced process finish its requests and exit, with more time for clients to connect to its replacement.
   */
  retire(): void {
    this.#isRetired = true;
    this.#worker.send(messages.retire);
    this.#killAfter(timeoutMs);
  }

  #killAfter(ms: number): void {
    setTimeout(() => this.#worker.process.kill('SIGKILL'), ms).unref();
  }
}

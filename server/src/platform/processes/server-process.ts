import type { Worker } from 'node:cluster';
import { messages } from './messages.ts';

/**
 * Node hands a process one connection at a time, and forgets the one that it was about to take when it died: its client
 * would wait for ever. Cuts that, as the system cuts those that it had.
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
    // What was taken is closed here already, and may be closed again.
    if (isClosable(handed)) handed.close();
  });
}

const isClosable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';

/** How a process has ended: by itself, with a code, or by a signal. */
interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

/** What does not end within so many milliseconds is killed. Processes give themselves less (see `closing.ts`). */
const patienceMs = 12_000;

/** A server process as the one that supervises it sees it. */
export class ServerProcess {
  readonly #worker: Worker;
  #readyAt: number | undefined;
  #end: End | undefined;
  #isRetired = false;
  /** Resolves with true when it serves, and with false when it has ended before it did. */
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
        // A message that did not arrive is followed by the end; without a number it could not even be started.
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

  /** Undefined while it runs. */
  get end(): End | undefined {
    return this.#end;
  }

  get exitCode(): number | null {
    return this.#end?.code ?? null;
  }

  /** For how long it has served, in milliseconds. */
  get servedMs(): number {
    return this.#readyAt === undefined ? 0 : performance.now() - this.#readyAt;
  }

  /** Whether another one serves in its place. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Has it finish what it has begun, and end. */
  stop(): void {
    this.#worker.process.kill('SIGTERM');
    this.#killLater();
  }

  /** The same when another one serves in its place, so that clients may take their time to go over to that. */
  retire(): void {
    this.#isRetired = true;
    this.#worker.send(messages.retire);
    this.#killLater();
  }

  #killLater(): void {
    setTimeout(() => this.#worker.process.kill('SIGKILL'), patienceMs).unref();
  }
}

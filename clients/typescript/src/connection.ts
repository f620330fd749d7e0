import type { AskOptions } from './document.ts';
import { FacetError, toldError, unreachable, unreadable } from './errors.ts';
import { backOff, pause } from './pauses.ts';

/** Where the house is and who asks. */
export interface ConnectionOptions {
  /** The house's address, such as `https://stones.example`. Throws a TypeError for what is none. */
  readonly url: string | URL;
  /** A key or an access token, sent as `Authorization: Bearer …`; or a function that says what it is at the moment. */
  readonly key?: string | (() => string | Promise<string>) | undefined;
  /** How long one attempt may take to be answered, in milliseconds; by default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Attempts after the first; by default 5. */
  readonly retries?: number | undefined;
  /** Whoever would have to wait longer than this for an attempt is told the error instead, in milliseconds; by default 30,000. */
  readonly mostWaitMs?: number | undefined;
  /** Told of each attempt that failed and will be made again. */
  readonly onRetry?: ((error: FacetError, waitMs: number) => void) | undefined;
  /** What sends the requests; by default the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/** One request as it goes out. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  /** From the house's address on: `/graphql`. */
  readonly path: string;
  readonly accept: string;
  readonly body?: string | undefined;
}

/** Sends requests to one house, and sends them again where that does no harm. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #url: URL;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#url = new URL(options.url);
  }

  /**
   * Sends a request and has `read` make something of the answer, within the time of an attempt. What is refused for now is
   * sent again after the time that the house asks for; where nobody knows whether it was done, only what is repeatable.
   */
  async send<Answer>(
    sent: Sent,
    isRepeatable: boolean,
    {
      signal,
      timeoutMs = this.#options.timeoutMs ?? 30_000,
      retries = this.#options.retries ?? 5,
      testError,
    }: AskOptions,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(sent, { signal, timeoutMs, testError }, read);
      } catch (error) {
        if (!(error instanceof FacetError) || attempt >= retries) throw error;
        if (!error.isRefusedForNow && !(isRepeatable && error.isUnsure)) throw error;
        const most = this.#options.mostWaitMs ?? 30_000;
        const asked = (error.retryAfter ?? 0) * 1_000;
        if (asked > most) throw error;
        const wait = asked + backOff(attempt, most);
        this.#options.onRetry?.(error, wait);
        await pause(wait, signal);
      }
    }
  }

  async #attempt<Answer>(
    sent: Sent,
    { signal, timeoutMs, testError }: Pick<AskOptions, 'signal' | 'testError'> & { timeoutMs: number },
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const { key, fetch = globalThis.fetch } = this.#options;
    const bearer = typeof key === 'function' ? await key() : key;
    const headers = new Headers({
      accept: sent.accept,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...(testError !== undefined && { 'facet-test-error': testError }),
    });
    const url = new URL(sent.path, this.#url);
    // One controller per attempt: the caller's signal may live as long as their program.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    try {
      const response = await fetch(url, {
        method: sent.method,
        headers,
        ...(sent.body !== undefined && { body: sent.body }),
        signal: ending.signal,
      });
      return await read(response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FacetError) throw error;
      if (ending.signal.aborted) throw unreachable(`No answer within ${timeoutMs} ms`, error);
      if (error instanceof TypeError) throw unreachable('The house cannot be reached', error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  }
}

/** The body of an answer that is JSON; of any other, an error that says so. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(response, error);
  }
}

/** What a REST call has answered in place of what was asked for. */
export async function restError(response: Response): Promise<FacetError> {
  const told = Object(await jsonOf(response));
  return toldError(String(told.message), told, response);
}

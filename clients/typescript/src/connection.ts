import { backOff, pause } from './delays.ts';
import type { AskOptions } from './document.ts';
import { errorFromResponse, FacetError, unreachable, unreadable } from './errors.ts';

/** Options for creating a client. */
export interface ConnectionOptions {
  /** URL of the shop, such as `https://shop.example`. The constructor throws a TypeError if the URL is not valid. */
  readonly url: string | URL;
  /** API key or access token, sent as `Authorization: Bearer …`, or a function that returns the current one. */
  readonly key?: string | (() => string | Promise<string>) | undefined;
  /** Timeout for each attempt, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries. Default: 5. */
  readonly retries?: number | undefined;
  /**
   * Maximum delay before a retry, in milliseconds. If `Retry-After` is longer, the error is thrown. Default: 30,000.
   */
  readonly mostWaitMs?: number | undefined;
  /** Called before each retry, with the error and the delay in milliseconds. */
  readonly onRetry?: ((error: FacetError, waitMs: number) => void) | undefined;
  /** Function that sends the requests. Default: `globalThis.fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query string, such as `/graphql`. */
  readonly path: string;
  readonly accept: string;
  readonly body?: string | undefined;
}

/** Sends requests to one server, and retries those that are safe to repeat. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #url: URL;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#url = new URL(options.url);
  }

  /**
   * Sends a request and returns the result of `read`, which counts towards the timeout. Retries temporarily rejected
   * requests after the delay in `Retry-After`. If the outcome of a request is unknown, it is retried only if it is
   * safe to repeat.
   */
  async send<Answer>(
    request: HttpRequest,
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
        return await this.#attempt(request, { signal, timeoutMs, testError }, read);
      } catch (error) {
        if (!(error instanceof FacetError) || attempt >= retries) throw error;
        if (!error.isRefusedForNow && !(isRepeatable && error.isUnsure)) throw error;
        const maxWaitMs = this.#options.mostWaitMs ?? 30_000;
        const retryAfterMs = (error.retryAfter ?? 0) * 1_000;
        if (retryAfterMs > maxWaitMs) throw error;
        const waitMs = retryAfterMs + backOff(attempt, maxWaitMs);
        this.#options.onRetry?.(error, waitMs);
        await pause(waitMs, signal);
      }
    }
  }

  async #attempt<Answer>(
    request: HttpRequest,
    { signal, timeoutMs, testError }: Pick<AskOptions, 'signal' | 'testError'> & { timeoutMs: number },
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    const { key, fetch = globalThis.fetch } = this.#options;
    const bearer = typeof key === 'function' ? await key() : key;
    const headers = new Headers({
      accept: request.accept,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(testError !== undefined && { 'facet-test-error': testError }),
    });
    const url = new URL(request.path, this.#url);
    // Uses one controller per attempt, because the caller's signal can live as long as the program.
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const response = await fetch(url, {
        method: request.method,
        headers,
        ...(request.body !== undefined && { body: request.body }),
        signal: controller.signal,
      });
      return await read(response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FacetError) throw error;
      if (controller.signal.aborted) throw unreachable(`No response within ${timeoutMs} ms`, error);
      if (error instanceof TypeError) throw unreachable('The server cannot be reached', error);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }
}

/** Parses the body of a response. Throws a FacetError with the code UNREADABLE_ANSWER if the body is not JSON. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(response, error);
  }
}

/** Returns a FacetError for a REST error response. */
export async function restError(response: Response): Promise<FacetError> {
  const body = Object(await jsonOf(response));
  return errorFromResponse(String(body.message), body, response);
}

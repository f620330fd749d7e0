import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request, RequestHandler, Response } from 'express';
import { AppError, unavailable } from '../../kernel/errors/errors.ts';
import type { BudgetOwner } from '../../kernel/use-cases/cost-budget.ts';
import { budgetNameOf } from '../sign-in/cost-budgets.ts';

/** Maximum number of concurrent requests per caller in each process. Further requests wait in order of arrival. */
export const maxRunning = { signedIn: 24, visitor: 8 } as const;

/** Maximum number of waiting requests per caller. Equal to the maximum number of connections per IP address. */
const maxWaiting = 500;

/** Maximum time that a request waits for the caller's other requests, in milliseconds. */
const timeoutMs = 5_000;

/**
 * How long a request rejected with 429 still counts as running, in milliseconds. The response itself is sent
 * immediately. Without this delay, a caller over the budget could keep the process busy with rejections.
 */
const refusedMs = 250;

/**
 * Fill level of the database's queue at which callers are rejected: first anonymous clients with other running
 * requests, then other anonymous clients, then signed-in users.
 */
const fullAt = { signedIn: 1, visitor: 1 / 2, busyVisitor: 1 / 4 } as const;

interface AdmissionDeps {
  /**
   * Whether the queue for the database is too full to admit a request. `share` is the fraction of the queue that may
   * be used.
   */
  readonly isFull: (share: number) => boolean;
  readonly senderOf: (req: Request) => BudgetOwner;
  /** Whether requests are limited per caller. */
  readonly limitsCallers: boolean;
}

interface Caller {
  running: number;
  /** Waiting requests in order of arrival. */
  readonly waiting: Set<() => void>;
}

/**
 * Admits requests before they cause any work. Each caller has a separate limit: a user, an API key, or the IP address
 * of anonymous clients. Many requests from one caller therefore do not delay other callers. Requests beyond the limit
 * wait, then get 429 RATE_LIMITED. If too many requests wait for the database, callers get 503 UNAVAILABLE, anonymous
 * clients before signed-in users.
 */
export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #callers = new Map<string, Caller>();
  readonly #releases = new WeakMap<Response, () => void>();

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  /** Middleware. A request that passes through it more than once is counted once. */
  readonly admit: RequestHandler = (req, res, next) => {
    if (this.#releases.has(res)) return next();
    const sender = this.#deps.senderOf(req);
    const isVisitor = sender.actor === null;
    const name = budgetNameOf(sender);
    const caller = this.#callers.get(name) ?? { running: 0, waiting: new Set() };
    this.#callers.set(name, caller);

    const begin = (): void => {
      const share = isVisitor ? (caller.running > 0 ? fullAt.busyVisitor : fullAt.visitor) : fullAt.signedIn;
      caller.running += 1;
      this.#releaseAtEnd(res, () => this.#end(name, caller));
      next(this.#deps.isFull(share) ? unavailable() : undefined);
    };

    const limit = isVisitor ? maxRunning.visitor : maxRunning.signedIn;
    if (!this.#deps.limitsCallers || caller.running < limit) begin();
    else if (caller.waiting.size < maxWaiting)
      // Another request starts the waiting one. Without `bind`, it would continue with the log context and trace of that request.
      waitFor(caller, res, { begin: AsyncLocalStorage.bind(begin), refuse: () => next(tooMany()) });
    else {
      res.set('Connection', 'close');
      next(tooMany());
    }
  };

  /** Stops counting a request whose response is intentionally slow, such as an event stream. */
  release(res: Response): void {
    this.#releases.get(res)?.();
  }

  #releaseAtEnd(res: Response, end: () => void): void {
    let isOver = false;
    const release = (): void => {
      if (isOver) return;
      isOver = true;
      if (res.statusCode === 429 && this.#deps.limitsCallers) setTimeout(end, refusedMs).unref();
      else end();
    };
    this.#releases.set(res, release);
    // Log, metrics and streamed responses already use the maximum number of listeners that Node allows without a leak
    // warning.
    res.setMaxListeners(res.getMaxListeners() + 2);
    // The request counts as running until the response has been generated. Sending it to a slow client is not
    // counted.
    res.once('prefinish', release);
    res.once('close', release);
  }

  #end(name: string, caller: Caller): void {
    caller.running -= 1;
    const [next] = caller.waiting;
    if (next) next();
    else if (caller.running === 0) this.#callers.delete(name);
  }
}

/**
 * Delays a request until another request from the same caller has ended. Rejects the request if that takes too long.
 */
function waitFor(caller: Caller, res: Response, { begin, refuse }: { begin: () => void; refuse: () => void }): void {
  const leave = (): void => {
    clearTimeout(timer);
    caller.waiting.delete(take);
    res.off('close', leave);
  };
  const take = (): void => {
    leave();
    begin();
  };
  const timer = setTimeout(() => {
    leave();
    refuse();
  }, timeoutMs).unref();
  caller.waiting.add(take);
  res.once('close', leave);
}

const tooMany = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'RATE_LIMITED',
    retryAfterSeconds: 1,
    details: [{ path: '', message: 'too many requests at the same time' }],
    explanation:
      'Too many of your requests are running at the same time. Send fewer of them in parallel, then try again.',
  });

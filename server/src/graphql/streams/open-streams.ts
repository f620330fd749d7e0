import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import type { Request } from 'express';
import { AppError, unavailable } from '../../kernel/errors/errors.ts';
import { isClosedTo } from '../../kernel/use-cases/access.ts';
import type { OpenStream, Reader, RequestContext } from '../../kernel/use-cases/context.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { viewerCacheKey, viewerOf } from '../../modules/accounts/visibility/index.ts';
import { registry } from '../../platform/metrics/registry.ts';
import { networkOf } from '../../platform/network.ts';
import type { ContextOf } from '../../request-context.ts';

/**
 * Maximum number of streams per process: per user across all devices, per network for anonymous clients, and in
 * total.
 */
const maxStreams = { user: 12, network: 60, all: 4_000 };

/** Interval at which the rights of idle streams are checked, in milliseconds. */
const pollIntervalMs = 5_000;

/** How long all streams share account data, in milliseconds. One query per event is then sufficient. */
const sharedMs = 200;

const retryAfterSeconds = 60;

const open = new Gauge({
  name: 'facet_open_streams',
  help: 'Open subscriptions.',
  registers: [registry],
});

interface StreamsDeps {
  readonly contextOf: ContextOf;
  readonly fork: () => EntityManager;
}

/** Open subscriptions of this process. Limits their number and ends them when the caller loses access. */
export class OpenStreams {
  readonly #deps: StreamsDeps;
  readonly #streams = new Map<OpenStream, { readonly owner: string; readonly end: () => void }>();
  #timer: NodeJS.Timeout | undefined;
  #reader: { readonly reader: Reader; readonly at: number } | null = null;
  #isEnding = false;

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
  }

  /**
   * Opens a stream. It lasts until `end` is called or the server ends it. Throws INVALID_REQUEST 429 (reason
   * RATE_LIMITED) if the caller has reached the limit. Throws 503 if the process has reached its limit or is shutting
   * down.
   */
  begin(req: Request, ctx: RequestContext): OpenStream & { end(): void } {
    const owner = ownerOf(ctx);
    const limit = ctx.actor ? maxStreams.user : maxStreams.network;
    const others = [...this.#streams.values()].filter((stream) => stream.owner === owner).length;
    if (others >= limit) throw tooMany(limit);
    if (this.#isEnding || this.#streams.size >= maxStreams.all) throw unavailable();
    const controller = new AbortController();
    const end = (): void => {
      if (this.#streams.delete(stream)) open.dec();
      if (this.#streams.size === 0) clearInterval(this.#timer);
      controller.abort();
    };
    const refresh = async (): Promise<RequestContext | null> => {
      if (controller.signal.aborted) return null;
      const now = await this.#deps.contextOf(req, this.#shared());
      if (mayGoOn(ctx, now) && (await seesTheSame(ctx, now))) return { ...now, stream };
      end();
      return null;
    };
    const stream = { signal: controller.signal, again: refresh, end };
    if (this.#streams.size === 0) this.#timer = setInterval(() => void this.#look(), pollIntervalMs).unref();
    this.#streams.set(stream, { owner, end });
    open.inc();
    return stream;
  }

  /** Ends all streams and rejects new ones. Clients then reconnect to another process. */
  endAll(): void {
    this.#isEnding = true;
    for (const { end } of [...this.#streams.values()]) end();
  }

  /**
   * Checks the rights of idle streams and ends those whose callers have lost access. Other streams are checked at
   * each event.
   */
  async #look(): Promise<void> {
    for (const stream of [...this.#streams.keys()]) {
      try {
        await stream.again();
      } catch {
        // No events occur while the database is unavailable. The rights are checked again at the next interval.
        return;
      }
    }
  }

  #shared(): Reader {
    const now = performance.now();
    if (this.#reader === null || now - this.#reader.at > sharedMs) {
      this.#reader = { reader: { em: this.#deps.fork(), loaders: new Loaders() }, at: now };
    }
    return this.#reader.reader;
  }
}

/** Returns the owner of a stream. During impersonation, the owner is the administrator. */
const ownerOf = ({ actor, observer, request }: RequestContext): string => {
  const user = observer ?? actor;
  return user ? `user ${user.id}` : networkOf(request.ip);
};

/** Returns whether the caller is still the same user with the same role, and the site is open to the caller. */
const mayGoOn = (then: RequestContext, now: RequestContext): boolean =>
  !now.hasBadToken &&
  now.actor?.id === then.actor?.id &&
  now.actor?.role === then.actor?.role &&
  now.observer?.id === then.observer?.id &&
  !isClosedTo(now.actor?.role ?? null, now.closure);

/**
 * Returns whether the stock and prices visible to the user are unchanged. If not, the stream ends and the client
 * reconnects. The first event of the new stream reports the change. A user's viewer is read with the account at no
 * extra cost. For anonymous clients, it would need one query per stream.
 */
async function seesTheSame(then: RequestContext, now: RequestContext): Promise<boolean> {
  if (now.actor === null) return true;
  return viewerCacheKey(await viewerOf(then)) === viewerCacheKey(await viewerOf(now));
}

const tooMany = (limit: number): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'RATE_LIMITED',
    retryAfterSeconds,
    details: [{ path: '', message: `at most ${limit} streams may be open at a time` }],
    explanation: `You already have ${limit} open streams. Close one of them, or try again in a minute.`,
  });

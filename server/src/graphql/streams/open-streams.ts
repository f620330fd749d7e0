import type { EntityManager } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import type { Request } from 'express';
import { AppError, unavailable } from '../../kernel/errors/errors.ts';
import { isClosedTo } from '../../kernel/use-cases/access.ts';
import type { OpenStream, Reader, RequestContext } from '../../kernel/use-cases/context.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { scopeOf, viewerOf } from '../../modules/accounts/visibility/index.ts';
import { registry } from '../../platform/metrics/registry.ts';
import { networkOf } from '../../platform/network.ts';
import type { ContextOf } from '../../request-context.ts';

/** Streams of one process: of a user on all devices, of an address from which nobody has signed in, and in all. */
const most = { user: 12, network: 60, all: 4_000 };

/** How often it is looked whether those who say nothing may still listen, in milliseconds. */
const lookMs = 5_000;

/** For so long what was read of accounts serves all streams, in milliseconds: one statement for one piece of news. */
const sharedMs = 200;

const retryAfterSeconds = 60;

const open = new Gauge({
  name: 'facet_streams',
  help: 'Subscriptions that are open.',
  registers: [registry],
});

interface StreamsDeps {
  readonly contextOf: ContextOf;
  readonly fork: () => EntityManager;
}

/** The subscriptions that are open in this process: how many there may be, and who may still listen. */
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
   * Begins one, which lasts until `end` is called, too. Throws INVALID_REQUEST 429 (reason RATE_LIMITED) when the caller
   * has as many as they may have, and 503 when the process has, or ends.
   */
  begin(req: Request, ctx: RequestContext): OpenStream & { end(): void } {
    const owner = ownerOf(ctx);
    const limit = ctx.actor ? most.user : most.network;
    const others = [...this.#streams.values()].filter((stream) => stream.owner === owner).length;
    if (others >= limit) throw tooMany(limit);
    if (this.#isEnding || this.#streams.size >= most.all) throw unavailable();
    const controller = new AbortController();
    const end = (): void => {
      if (this.#streams.delete(stream)) open.dec();
      if (this.#streams.size === 0) clearInterval(this.#timer);
      controller.abort();
    };
    const again = async (): Promise<RequestContext | null> => {
      if (controller.signal.aborted) return null;
      const now = await this.#deps.contextOf(req, this.#shared());
      if (mayGoOn(ctx, now) && (await seesTheSame(ctx, now))) return { ...now, stream };
      end();
      return null;
    };
    const stream = { signal: controller.signal, again, end };
    if (this.#streams.size === 0) this.#timer = setInterval(() => void this.#look(), lookMs).unref();
    this.#streams.set(stream, { owner, end });
    open.inc();
    return stream;
  }

  /** Ends all of them, and lets nobody begin another: clients go to another process. */
  endAll(): void {
    this.#isEnding = true;
    for (const { end } of [...this.#streams.values()]) end();
  }

  /** Whoever is told nothing is not asked who they are: what is withdrawn ends such streams, too. */
  async #look(): Promise<void> {
    for (const stream of [...this.#streams.keys()]) {
      try {
        await stream.again();
      } catch {
        // Nothing is told either while the database cannot be asked; the next look comes soon.
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

/** Who has them: an administrator who looks through somebody's eyes themselves. */
const ownerOf = ({ actor, observer, request }: RequestContext): string => {
  const user = observer ?? actor;
  return user ? `user ${user.id}` : networkOf(request.ip);
};

/** Whether the caller is who they were, with the same role, and the house is open to them. */
const mayGoOn = (then: RequestContext, now: RequestContext): boolean =>
  !now.hasBadToken &&
  now.actor?.id === then.actor?.id &&
  now.actor?.role === then.actor?.role &&
  now.observer?.id === then.observer?.id &&
  !isClosedTo(now.actor?.role ?? null, now.closure);

/**
 * Whether a user still sees the same stock at the same prices. If not, the stream ends: the client connects again, and the
 * first event of the new stream reports the change. The viewer of a user is read with the account, at no further cost; that
 * of a visitor would be a query for each stream.
 */
async function seesTheSame(then: RequestContext, now: RequestContext): Promise<boolean> {
  if (now.actor === null) return true;
  return scopeOf(await viewerOf(then)) === scopeOf(await viewerOf(now));
}

const tooMany = (limit: number): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'RATE_LIMITED',
    retryAfterSeconds,
    details: [{ path: '', message: `at most ${limit} streams may be open at once` }],
    explanation: `You have ${limit} streams open already. Close one of them, or try again in a minute.`,
  });

import { AppError } from '../../kernel/errors/errors.ts';
import { administrator, anyone } from '../../kernel/use-cases/access.ts';
import type { OpenStream, RequestContext } from '../../kernel/use-cases/context.ts';
import type { ChangeBatch, LiveChanges } from '../../kernel/use-cases/live-changes.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { findLastUpdate } from '../site-content/index.ts';
import { listsOf, readNotifications } from './admin-notifications.ts';
import { changedStockFor } from './changed-stock.ts';
import type { HouseEventsType, StockChangesType } from './live.type.ts';

/**
 * Maximum number of batches queued for a slow reader. If there are more, only the subjects of their changes are
 * retained.
 */
const maxBatches = 8;

/**
 * Queue of changes for one stream. Contains at most `maxBatches` batches, regardless of how slowly the stream is
 * read.
 */
export class ChangeQueue {
  readonly #signal: AbortSignal;
  #batches: ChangeBatch[] = [];
  #wake: () => void = () => undefined;
  #stop: () => void = () => undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Subscribes to changes until the stream ends. */
  async open(changes: LiveChanges): Promise<void> {
    this.#stop = await changes.follow((batch) => this.#take(batch));
    if (this.#signal.aborted) this.close();
  }

  close(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#wake();
  }

  /** Waits for changes and returns them. Returns null if the stream has ended. */
  async next(): Promise<readonly ChangeBatch[] | null> {
    while (this.#batches.length === 0 && !this.#signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#signal.aborted) return null;
    const batches = this.#batches;
    this.#batches = [];
    return batches;
  }

  #take(batch: ChangeBatch): void {
    this.#batches.push(batch);
    if (this.#batches.length > maxBatches) this.#batches = [subjectsOf(this.#batches, batch)];
    this.#wake();
  }
}

const subjectsOf = (batches: readonly ChangeBatch[], { rowsBefore }: ChangeBatch): ChangeBatch => ({
  changes: [...new Set(batches.flatMap(({ changes }) => changes.map(({ subject }) => subject)))].map((subject) => ({
    subject,
    items: null,
  })),
  rowsBefore,
});

/** Streams changes to stock that the caller can see. */
export const streamStockChanges = query(anyone, (ctx) =>
  beginStream<StockChangesType>(ctx, {
    first: (unchangedSeconds) => ({ unchangedSeconds, stock: [] }),
    async next(now, batches) {
      const stock = await changedStockFor(now, batches);
      return stock.length > 0 ? { unchangedSeconds: null, stock } : null;
    },
  }),
);

/** Streams changes that are relevant for the back office. */
export const streamHouseEvents = query(administrator, (ctx) =>
  beginStream<HouseEventsType>(ctx, {
    first: (unchangedSeconds) => ({ unchangedSeconds, stock: [], lists: [], news: [] }),
    async next(now, batches) {
      const [stock, notifications] = await Promise.all([
        changedStockFor(now, batches),
        readNotifications(now, batches),
      ]);
      const lists = listsOf(batches);
      return stock.length + lists.length > 0 ? { unchangedSeconds: null, stock, lists, news: notifications } : null;
    },
  }),
);

interface StreamSource<Event> {
  /** Creates the first event, which confirms the subscription. */
  readonly first: (unchangedSeconds: number | null) => Event;
  /**
   * Creates an event from changes, based on the caller's current permissions. Null if none of the changes is relevant
   * to the caller.
   */
  readonly next: (now: RequestContext, batches: readonly ChangeBatch[]) => Promise<Event | null>;
}

/** Subscribes before responding, so that no change between the first and the second event is missed. */
async function beginStream<Event>(ctx: RequestContext, source: StreamSource<Event>): Promise<AsyncIterable<Event>> {
  const { liveChanges } = ctx.services;
  const { stream } = ctx;
  if (!stream) throw notStreamed();
  const inbox = new ChangeQueue(stream.signal);
  await inbox.open(liveChanges);
  return events(ctx, stream, inbox, source);
}

async function* events<Event>(
  ctx: RequestContext,
  stream: OpenStream,
  inbox: ChangeQueue,
  { first, next }: StreamSource<Event>,
): AsyncGenerator<Event> {
  try {
    yield first(await unchangedSeconds(ctx));
    for (;;) {
      const batches = await inbox.next();
      const now = batches && (await stream.again());
      if (!now) return;
      const event = await next(now, batches);
      if (event) yield event;
    }
  } finally {
    inbox.close();
  }
}

async function unchangedSeconds(ctx: RequestContext): Promise<number | null> {
  const at = await findLastUpdate(ctx);
  return at && Math.floor((Date.now() - at.getTime()) / 1_000);
}

const notStreamed = (): AppError =>
  new AppError('INVALID_REQUEST', {
    details: [{ path: '', message: 'subscriptions must be sent to /graphql/stream' }],
  });

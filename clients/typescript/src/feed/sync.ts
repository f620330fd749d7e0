import type { FacetClient } from '../client.ts';
import { backOff, pause } from '../delays.ts';
import { FacetError } from '../errors.ts';
import type { FeedType } from '../generated/rest.ts';
import type { StockFeedFilter } from '../generated/types.ts';
import { type FeedChange, type FeedStep, readFeed } from './read-feed.ts';
import { newState, parseState, type SyncState, stateText } from './state.ts';
import type { SyncStore } from './store.ts';

/** Changes in one step. Apply either all of them or none. */
export interface SyncBatch<Type extends FeedType = FeedType> {
  /** At most 1,000 changes, each to a different item. */
  readonly changes: readonly FeedChange<Type>[];
  /** Generation of the copy. Store it with each item. See `removeStale`. */
  readonly generation: number;
}

type Upsert<Type extends FeedType> = Extract<FeedChange<Type>, { action: 'UPSERT' }>;
type Removal<Type extends FeedType> = Extract<FeedChange<Type>, { action: 'REMOVE' }>;

/** Return value of a handler. It can be a promise. */
type HandlerResult = unknown;

interface Handlers<Type extends FeedType, Transaction> {
  /** Applies all changes of a step. This is the most efficient handler for databases. */
  readonly onBatch?: (batch: SyncBatch<Type>, transaction: Transaction) => HandlerResult;
  /** Inserts or replaces one item. Called after `onBatch`. */
  readonly onUpsert?: (change: Upsert<Type>, generation: number, transaction: Transaction) => HandlerResult;
  /** Deletes one item. Your copy may not contain the item. Called after `onBatch`. */
  readonly onRemove?: (change: Removal<Type>, transaction: Transaction) => HandlerResult;
  /**
   * Deletes every item that has a different generation, because such items no longer exist. Called once after each
   * start, when the copy is complete.
   */
  readonly removeStale: (generation: number, transaction: Transaction) => HandlerResult;
}

export interface SyncOptions<Type extends FeedType, Transaction> extends Handlers<Type, Transaction> {
  /** Item types to sync. Default: all types. */
  readonly types?: readonly Type[];
  /** Filters the items. If it differs from the last run, the sync restarts. */
  readonly filter?: StockFeedFilter;
  /** Stores the position. Use `fileStore`, `tableStore` or your own implementation. */
  readonly store: SyncStore<Transaction>;
  /** Ends the sync after the current step when it is aborted. */
  readonly signal?: AbortSignal;
  /**
   * If false, the sync ends when no more changes are available. Use this for programs that run on a schedule.
   * Default: true.
   */
  readonly follow?: boolean;
  /**
   * Milliseconds to wait when no more changes are available. The delay increases while nothing changes. Default:
   * 10,000.
   */
  readonly intervalMs?: number;
  /** Maximum delay in milliseconds, both when nothing changes and before retries. Default: 60,000. */
  readonly mostIntervalMs?: number;
  /** Called with the error when the sync restarts because the stored cursor is no longer valid. */
  readonly onReset?: (error: FacetError) => HandlerResult;
  /** Called before each retry, with the error and the delay in milliseconds. */
  readonly onRetry?: (error: FacetError, waitMs: number) => void;
}

/**
 * Interval in milliseconds at which a new cursor is saved even if nothing has changed. Cursors expire after 30 days.
 */
const saveIntervalMs = 3_600_000;

/**
 * Keeps your copy of the stock up to date, with your prices. Reads all stock first, then the changes. Resumes from
 * the stored position. A step may be applied again after a crash, so handlers must be idempotent. Ends when the
 * signal is aborted. Throws errors from handlers, and errors that a retry cannot fix, such as an invalid key.
 */
export async function sync<Type extends FeedType = FeedType, Transaction = undefined>(
  facet: FacetClient,
  options: SyncOptions<Type, Transaction>,
): Promise<void> {
  const { store, signal, follow = true, intervalMs = 10_000, mostIntervalMs = 60_000 } = options;
  const savedState = await store.load();
  let state = savedState === null ? newState() : parseState(savedState);
  let savedAt = Date.now();
  let failures = 0;
  let idleDelayMs = intervalMs;

  const applyStep = async (step: FeedStep<Type>): Promise<void> => {
    const isWhole = state.isWhole || !step.hasMore;
    const isFirstWhole = isWhole && !state.isWhole;
    const next: SyncState = { ...state, cursor: step.cursor, isWhole };
    if (step.changes.length > 0 || isFirstWhole || Date.now() - savedAt > saveIntervalMs) {
      await store.commit(stateText(next), async (transaction) => {
        await handle(options, { changes: step.changes, generation: next.generation }, transaction);
        if (isFirstWhole) await options.removeStale(next.generation, transaction);
      });
      savedAt = Date.now();
    }
    state = next;
    failures = 0;
    idleDelayMs = step.changes.length > 0 ? intervalMs : Math.min(idleDelayMs * 1.5, mostIntervalMs);
  };

  /** Returns the delay after a failure, in milliseconds. Throws errors that a retry cannot fix. */
  const delayAfter = async (error: unknown): Promise<number> => {
    if (!(error instanceof FacetError)) throw error;
    if (state.cursor !== undefined && isAboutCursor(error)) {
      state = newState(state);
      await options.onReset?.(error);
      return 0;
    }
    if (!error.isRefusedForNow && !error.isUnsure) throw error;
    const wait = Math.max((error.retryAfter ?? 0) * 1_000, backOff(failures++, mostIntervalMs));
    options.onRetry?.(error, wait);
    return wait;
  };

  while (!signal?.aborted) {
    const { types, filter } = options;
    const steps = readFeed<Type>(facet, { types, filter, cursor: state.cursor, signal, retries: 0 });
    const wait = await readAll(steps, applyStep, delayAfter, signal);
    if (wait === 'ended' && !follow) return;
    await pauseUnlessAborted(signal, wait === 'ended' ? idleDelayMs * (0.75 + Math.random() / 4) : wait);
  }
}

/** Applies all available steps. If the feed fails, returns the milliseconds to wait. Throws errors from handlers. */
async function readAll<Step>(
  steps: AsyncGenerator<Step, void>,
  applyStep: (step: Step) => Promise<void>,
  delayAfter: (error: unknown) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number | 'ended'> {
  try {
    for (;;) {
      const next = await steps.next().catch((error: unknown) => ({ error }));
      if (signal?.aborted) return 0;
      if ('error' in next) return await delayAfter(next.error);
      if (next.done) return 'ended';
      await applyStep(next.value);
    }
  } finally {
    await steps.return();
  }
}

async function handle<Type extends FeedType, Transaction>(
  { onBatch, onUpsert, onRemove }: Handlers<Type, Transaction>,
  batch: SyncBatch<Type>,
  transaction: Transaction,
): Promise<void> {
  if (batch.changes.length === 0) return;
  await onBatch?.(batch, transaction);
  if (!onUpsert && !onRemove) return;
  for (const change of batch.changes) {
    if (isUpsert(change)) await onUpsert?.(change, batch.generation, transaction);
    else if (isRemoval(change)) await onRemove?.(change, transaction);
  }
}

const isUpsert = <Type extends FeedType>(change: FeedChange<Type>): change is Upsert<Type> =>
  change.action === 'UPSERT';
const isRemoval = <Type extends FeedType>(change: FeedChange<Type>): change is Removal<Type> =>
  change.action === 'REMOVE';

/**
 * Returns true if an error concerns the cursor: it has expired, or it belongs to a different query, account or
 * server.
 */
const isAboutCursor = ({ reason, details }: FacetError): boolean =>
  reason === 'CURSOR_EXPIRED' || reason === 'CURSOR_MISMATCH' || details.some(({ path }) => path === 'cursor');

async function pauseUnlessAborted(signal: AbortSignal | undefined, ms: number): Promise<void> {
  try {
    await pause(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

import type { FacetClient } from '../client.ts';
import { FacetError } from '../errors.ts';
import type { FeedType } from '../generated/rest.ts';
import type { StockFeedFilter } from '../generated/types.ts';
import { backOff, pause } from '../pauses.ts';
import { type FeedChange, type FeedStep, readFeed } from './read-feed.ts';
import { begun, keptState, type SyncState, textOf } from './state.ts';
import type { SyncStore } from './store.ts';

/** Some changes that belong together: take all of them over, or none. */
export interface SyncBatch<Type extends FeedType = FeedType> {
  /** At most 1,000, each of another item. */
  readonly changes: readonly FeedChange<Type>[];
  /** Mark what you keep of them with it: see `removeStale`. */
  readonly generation: number;
}

type Upsert<Type extends FeedType> = Extract<FeedChange<Type>, { action: 'UPSERT' }>;
type Removal<Type extends FeedType> = Extract<FeedChange<Type>, { action: 'REMOVE' }>;

/** Handlers may take their time. */
type Done = unknown;

interface Handlers<Type extends FeedType, Transaction> {
  /** Takes over some changes at once: what databases like best. */
  readonly onBatch?: (batch: SyncBatch<Type>, transaction: Transaction) => Done;
  /** Takes over one item as it is now; after `onBatch`. */
  readonly onUpsert?: (change: Upsert<Type>, generation: number, transaction: Transaction) => Done;
  /** Removes one item, which you may never have had; after `onBatch`. */
  readonly onRemove?: (change: Removal<Type>, transaction: Transaction) => Done;
  /**
   * Removes every item whose mark is not this generation. Comes once after each beginning, when the copy is whole: what is
   * marked otherwise was there before it and is not any more.
   */
  readonly removeStale: (generation: number, transaction: Transaction) => Done;
}

export interface SyncOptions<Type extends FeedType, Transaction> extends Handlers<Type, Transaction> {
  /** Which types; by default all. */
  readonly types?: readonly Type[];
  /** Narrows what is followed. With another one than the last time, it begins anew. */
  readonly filter?: StockFeedFilter;
  /** Keeps where it stands: `fileStore`, `tableStore`, or your own. */
  readonly store: SyncStore<Transaction>;
  /** Ends it: what is being taken over is finished and kept first. */
  readonly signal?: AbortSignal;
  /** False: it ends once there is no more, for programs that are started now and then. By default it follows on. */
  readonly follow?: boolean;
  /** How long to wait when there was no more, in milliseconds; by default 10,000. Longer where nothing has changed. */
  readonly intervalMs?: number;
  /** The longest wait where nothing changes, and between attempts; by default 60,000. */
  readonly mostIntervalMs?: number;
  /** Told when it begins anew, with why: the house said that the kept cursor leads no further. */
  readonly onReset?: (why: FacetError) => Done;
  /** Told of each failure that it goes on after, and how long it waits, in milliseconds. */
  readonly onRetry?: (error: FacetError, waitMs: number) => void;
}

/** A cursor that has not moved any items is kept now and then all the same: it is good for a month. */
const keepEveryMs = 3_600_000;

/**
 * Keeps a copy of the stock that you may see, at your prices: takes over all of it, and then what changes. Goes on where it
 * stood, whatever happened in between; after a crash a step may come again, so handlers that are done twice must do no harm.
 * Ends with the signal. Throws what handlers throw, and what waiting does not mend, such as a key that is not good.
 */
export async function sync<Type extends FeedType = FeedType, Transaction = undefined>(
  facet: FacetClient,
  options: SyncOptions<Type, Transaction>,
): Promise<void> {
  const { store, signal, follow = true, intervalMs = 10_000, mostIntervalMs = 60_000 } = options;
  const kept = await store.load();
  let state = kept === null ? begun() : keptState(kept);
  let savedAt = Date.now();
  let failures = 0;
  let quiet = intervalMs;

  const takeOver = async (step: FeedStep<Type>): Promise<void> => {
    const isWhole = state.isWhole || !step.hasMore;
    const isFirstWhole = isWhole && !state.isWhole;
    const next: SyncState = { ...state, cursor: step.cursor, isWhole };
    if (step.changes.length > 0 || isFirstWhole || Date.now() - savedAt > keepEveryMs) {
      await store.commit(textOf(next), async (transaction) => {
        await handle(options, { changes: step.changes, generation: next.generation }, transaction);
        if (isFirstWhole) await options.removeStale(next.generation, transaction);
      });
      savedAt = Date.now();
    }
    state = next;
    failures = 0;
    quiet = step.changes.length > 0 ? intervalMs : Math.min(quiet * 1.5, mostIntervalMs);
  };

  /** What is to be done about a failure of the feed: how long to wait. Throws what waiting does not mend. */
  const mend = async (error: unknown): Promise<number> => {
    if (!(error instanceof FacetError)) throw error;
    if (state.cursor !== undefined && isAboutCursor(error)) {
      state = begun(state);
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
    const wait = await readAll(steps, takeOver, mend, signal);
    if (wait === 'ended' && !follow) return;
    await restUnless(signal, wait === 'ended' ? quiet * (0.75 + Math.random() / 4) : wait);
  }
}

/** Takes over all steps that there are. Answers how long to wait where the feed has failed; what handlers throw goes on up. */
async function readAll<Step>(
  steps: AsyncGenerator<Step, void>,
  takeOver: (step: Step) => Promise<void>,
  mend: (error: unknown) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<number | 'ended'> {
  try {
    for (;;) {
      const next = await steps.next().catch((error: unknown) => ({ error }));
      if (signal?.aborted) return 0;
      if ('error' in next) return await mend(next.error);
      if (next.done) return 'ended';
      await takeOver(next.value);
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

/** The kept cursor has expired, is for another question or another caller, or is of another house. */
const isAboutCursor = ({ reason, details }: FacetError): boolean =>
  reason === 'CURSOR_EXPIRED' || reason === 'CURSOR_MISMATCH' || details.some(({ path }) => path === 'cursor');

async function restUnless(signal: AbortSignal | undefined, ms: number): Promise<void> {
  try {
    await pause(ms, signal);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

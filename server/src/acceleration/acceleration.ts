import { type ListEngine, sqlAnswers } from '../kernel/lists/list-engine.ts';
import type { QueryCacheFactory } from '../kernel/use-cases/caches.ts';
import { noQueryCaches, queryCaches } from './caches.ts';
import { createColumnStore, type StoreDeps } from './column-store/column-store.ts';
import { createListAnswers } from './list-answers.ts';

/** In-memory sources that replace reads from PostgreSQL. */
interface Acceleration {
  readonly listAnswers: ListEngine;
  readonly queryCaches: QueryCacheFactory;
  /** Starts copying tables into the column store. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Disabled acceleration: every result is read from PostgreSQL. */
const none: Acceleration = {
  listAnswers: sqlAnswers,
  queryCaches: noQueryCaches,
  start: async () => undefined,
  stop: async () => undefined,
};

/**
 * Opens the caches and the column store of this process. If `isOn` is false, PostgreSQL is used for everything. The
 * results are identical.
 */
export async function createAcceleration({
  isOn,
  ...deps
}: StoreDeps & { readonly isOn: boolean }): Promise<Acceleration> {
  if (!isOn) return none;
  const store = await createColumnStore(deps);
  return {
    listAnswers: createListAnswers({ store, caches: queryCaches, log: deps.log }),
    queryCaches,
    start: () => store.start(),
    stop: () => store.stop(),
  };
}

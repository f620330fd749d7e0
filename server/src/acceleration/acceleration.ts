import { type ListAnswers, sqlAnswers } from '../kernel/lists/list-answers.ts';
import type { QueryCaches } from '../kernel/use-cases/caches.ts';
import { noQueryCaches, queryCaches } from './caches.ts';
import { createColumnStore, type StoreDeps } from './column-store/column-store.ts';
import { createListAnswers } from './list-answers.ts';

/** What use cases may take from memory instead of from PostgreSQL. */
interface Acceleration {
  readonly listAnswers: ListAnswers;
  readonly queryCaches: QueryCaches;
  /** Begins to copy tables into the column store. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Without acceleration: every result is read from PostgreSQL. */
const none: Acceleration = {
  listAnswers: sqlAnswers,
  queryCaches: noQueryCaches,
  start: async () => undefined,
  stop: async () => undefined,
};

/** Opens caches and column store of this process. `isOn`: false turns all of it off, which changes no result. */
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

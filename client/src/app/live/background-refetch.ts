import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { type ChangedTypes, changedThings, isList, queriesOnScreen, type Touch, touchOf } from './affected-queries';
import { highlightChanges } from './change-highlights';

/** Minimum interval between refetches of a query, in milliseconds. Counts of whole tables are expensive. */
const PAUSES: Readonly<Record<Touch, number>> = { shows: 2_000, lists: 5_000, counts: 60_000 };
/** Not all browsers ask in the same moment. */
const SPREAD = 600;
/** Changes that come together are read together. */
const GATHERED = 100;

interface Waiting {
  readonly due: number;
  /** Changes that affect the query, by type. */
  readonly changed: ChangedTypes;
}

/** Refetches active queries that are affected by changes, without loading states and without disturbing input. */
export class BackgroundRefetch {
  readonly #client: ApolloClient;
  readonly #readAt = new WeakMap<ObservableQuery, number>();
  readonly #waiting = new Map<ObservableQuery, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApolloClient) {
    this.#client = client;
    document.addEventListener('visibilitychange', this.#look);
    document.addEventListener('focusout', this.#look);
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
    document.removeEventListener('focusout', this.#look);
  }

  /** Schedules refetches for a change. */
  add(changed: ChangedTypes): void {
    const now = Date.now();
    for (const { query, data } of queriesOnScreen(this.#client)) {
      const touch = touchOf(data, changed);
      // In the back office, open records are not refetched here: their panels refetch when a list has a newer
      // version.
      if (touch === null || (isBackOffice() && !isList(data))) {
        continue;
      }
      const soon = now + GATHERED + Math.random() * SPREAD;
      const due = Math.max(soon, (this.#readAt.get(query) ?? 0) + PAUSES[touch]);
      const waiting = this.#waiting.get(query);
      this.#waiting.set(query, {
        due: Math.min(due, waiting?.due ?? due),
        changed: waiting === undefined ? changed : both(waiting.changed, changed),
      });
    }
    this.#look();
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    // Waits while the page is hidden or the user is typing.
    if (this.#waiting.size > 0 && !document.hidden && !isTypingInList()) {
      const next = Math.min(...[...this.#waiting.values()].map(({ due }) => due));
      this.#timer = setTimeout(() => this.#readDue(), Math.max(0, next - Date.now()));
    }
  };

  #readDue(): void {
    if (document.hidden || isTypingInList()) {
      return;
    }
    const now = Date.now();
    const onScreen = new Set(this.#client.getObservableQueries('active'));
    for (const [query, { due, changed }] of this.#waiting) {
      if (due <= now || !onScreen.has(query)) {
        this.#waiting.delete(query);
      }
      if (due <= now && onScreen.has(query)) {
        this.#readAt.set(query, now);
        void this.#read(query, changed);
      }
    }
    this.#look();
  }

  async #read(query: ObservableQuery, changed: ChangedTypes): Promise<void> {
    const before = changedThings(query.getCurrentResult().data, changed);
    const mark = highlightChanges();
    try {
      const { data } = await query.refetch();
      const after = changedThings(data, changed);
      await mark([...before].map(([key, name]) => ({ name: after.get(key) ?? name, isGone: !after.has(key) })));
    } catch {
      // The query shows its own errors.
      await mark([]);
    }
  }
}

const isBackOffice = (): boolean => window.location.pathname.startsWith('/admin');

/** A cell of a list is being changed. */
function isTypingInList(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('[role="grid"] :is(input:not([type="checkbox"]), select, textarea)') ?? false;
}

function both(first: ChangedTypes, second: ChangedTypes): ChangedTypes {
  const all = new Map(first);
  for (const [type, ids] of second) {
    const known = all.get(type);
    all.set(type, known === null || ids === null ? null : new Set([...(known ?? []), ...ids]));
  }
  return all;
}

import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import { apiErrorOf } from '../../graphql/api-error';
import { mutationsInFlight } from '../../graphql/repeat-after-mutations';
import { type ChangedTypes, type ChangeEffect, changedNames, changeEffectOn, isList } from './affected-queries';
import { highlightChanges } from './change-highlights';

/** Minimum interval between refetches of a query, in milliseconds, by effect. Counting whole tables is expensive. */
const PAUSES: Readonly<Record<ChangeEffect, number>> = { shows: 2_000, follows: 1_000, lists: 5_000, counts: 60_000 };
/** Delays before retrying a failed refetch, in milliseconds. They double from `first` up to `longest`. */
const RETRY = { first: 2_000, longest: 60_000 };
/** Maximum jitter in milliseconds, so that browsers do not all refetch at the same time. */
const JITTER_MS = 600;
/** Time in milliseconds during which changes are collected before a refetch. */
const BATCH_DELAY_MS = 100;

interface Waiting {
  readonly dueAt: number;
  /** Changes that affect the query, by type. */
  readonly changed: ChangedTypes;
  /** Number of consecutive failures. */
  readonly failures: number;
}

/** Refetches active queries that are affected by changes, without showing loading states or disturbing user input. */
export class BackgroundRefetch {
  readonly #client: ApolloClient;
  readonly #readAt = new WeakMap<ObservableQuery, number>();
  readonly #waiting = new Map<ObservableQuery, Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(client: ApolloClient) {
    this.#client = client;
    document.addEventListener('visibilitychange', this.#look);
    document.addEventListener('focusout', this.#look);
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
    document.removeEventListener('focusout', this.#look);
  }

  /** Schedules refetches of the queries that a change affects. */
  add(changed: ChangedTypes): void {
    if (mutationsInFlight.value > 0) {
      void this.#addAfterMutations(changed);
    }
    for (const query of this.#client.getObservableQueries('active')) {
      if (isFirstLoad(query)) {
        void this.#addAfterLoad(query, changed);
      } else {
        this.#addFor(query, changed);
      }
    }
    this.#look();
  }

  /** The response to a mutation may be older than the change, and may contain a record that no query shows yet. */
  async #addAfterMutations(changed: ChangedTypes): Promise<void> {
    await firstValueFrom(mutationsInFlight.pipe(filter((count) => count === 0)));
    // Apollo Client writes the response to its cache asynchronously.
    await new Promise((resolve) => setTimeout(resolve));
    if (!this.#isOver) {
      this.add(changed);
    }
  }

  /** The first response may be older than the change. Until it arrives, it is unknown whether the query is affected. */
  async #addAfterLoad(query: ObservableQuery, changed: ChangedTypes): Promise<void> {
    await firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: null });
    if (!this.#isOver) {
      this.#addFor(query, changed);
      this.#look();
    }
  }

  #addFor(query: ObservableQuery, changed: ChangedTypes): void {
    const { data } = query.getCurrentResult();
    const touch = changeEffectOn(data, changed);
    // In the back office, open records are not refetched here. Their panels refetch when a list contains a newer
    // version, but progress does not change the version.
    if (touch === null || (isBackOffice() && touch !== 'follows' && !isList(data))) {
      return;
    }
    const earliest = Date.now() + BATCH_DELAY_MS + Math.random() * JITTER_MS;
    const dueAt = Math.max(earliest, (this.#readAt.get(query) ?? 0) + PAUSES[touch]);
    this.#schedule(query, { dueAt, changed, failures: 0 });
  }

  #schedule(query: ObservableQuery, { dueAt, changed, failures }: Waiting): void {
    const waiting = this.#waiting.get(query);
    this.#waiting.set(query, {
      dueAt: Math.min(dueAt, waiting?.dueAt ?? dueAt),
      changed: waiting === undefined ? changed : both(waiting.changed, changed),
      failures,
    });
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    // Waits while the page is hidden or the user is typing in a list.
    if (this.#waiting.size > 0 && !document.hidden && !isTypingInList()) {
      const next = Math.min(...[...this.#waiting.values()].map(({ dueAt }) => dueAt));
      this.#timer = setTimeout(() => this.#readDue(), Math.max(0, next - Date.now()));
    }
  };

  #readDue(): void {
    if (document.hidden || isTypingInList()) {
      return;
    }
    const now = Date.now();
    const onScreen = new Set(this.#client.getObservableQueries('active'));
    for (const [query, waiting] of this.#waiting) {
      const isDue = waiting.dueAt <= now;
      if (isDue || !onScreen.has(query)) {
        this.#waiting.delete(query);
      }
      if (isDue && onScreen.has(query)) {
        this.#readAt.set(query, now);
        void this.#read(query, waiting);
      }
    }
    this.#look();
  }

  async #read(query: ObservableQuery, waiting: Waiting): Promise<void> {
    const { changed } = waiting;
    const before = changedNames(query.getCurrentResult().data, changed);
    const mark = highlightChanges();
    const response = await this.#refetch(query, waiting);
    if (response === null) {
      await mark([]);
      return;
    }
    const after = changedNames(response.data, changed);
    await mark([...before].map(([key, name]) => ({ key, name: after.get(key) ?? name, isDeleted: !after.has(key) })));
  }

  /** Returns null if the refetch failed. If the server did not respond, the refetch is retried later. */
  async #refetch(query: ObservableQuery, { changed, failures }: Waiting): Promise<{ readonly data: unknown } | null> {
    try {
      return await query.refetch();
    } catch (error) {
      // The query's own component shows other errors.
      if (!this.#isOver && isTransient(error)) {
        const pause = Math.min(RETRY.first * 2 ** failures, RETRY.longest);
        this.#schedule(query, { dueAt: Date.now() + pause, changed, failures: failures + 1 });
        this.#look();
      }
      return null;
    }
  }
}

function isFirstLoad(query: ObservableQuery): boolean {
  const { data, loading } = query.getCurrentResult();
  return loading && data === undefined;
}

/** Returns true if the server did not respond or had an internal error. */
function isTransient(error: unknown): boolean {
  const refusal = apiErrorOf(error);
  return refusal === null || refusal.reason === 'UNAVAILABLE';
}

const isBackOffice = (): boolean => window.location.pathname.startsWith('/admin');

/** Returns true while a list cell is being edited. */
function isTypingInList(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('[role="grid"] :is(input:not([type="checkbox"]), select, textarea)') ?? false;
}

function both(first: ChangedTypes, second: ChangedTypes): ChangedTypes {
  const all = new Map(first);
  for (const [type, ids] of second) {
    const existingIds = all.get(type);
    all.set(type, existingIds === null || ids === null ? null : new Set([...(existingIds ?? []), ...ids]));
  }
  return all;
}

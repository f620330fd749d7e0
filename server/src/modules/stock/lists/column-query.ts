import { LRUCache } from 'lru-cache';
import type { CopyState } from '../../../kernel/use-cases/columns/column-copies.ts';
import { cacheCounter } from '../../../platform/metrics/caches.ts';
import { askCopy, type CopiedList, type CopyAnswers, conditionsFor } from './column-statement.ts';
import type { Counts, Ends, FacetSource } from './facet-counts.ts';

/** How rows divide, as it was counted: by the number of the source. */
interface Divided {
  readonly counts: readonly Counts[];
  readonly ends: readonly (Ends | undefined)[];
}

type Answer = Int32Array | number | Divided;

/** A part of a list that is asked for. */
interface Part<A extends Answer> {
  /** Whoever asks for the same, sees the same. */
  readonly key: string;
  /** So many ids, from the first one on. */
  readonly ids?: number;
  readonly isTotal?: true;
  readonly sources?: readonly FacetSource[];
  readonly answerFrom: (answers: CopyAnswers) => A;
}

/** An answer that is there, or on its way, and of which version of the copy it is. */
interface Kept {
  readonly version: number;
  readonly answer: Promise<Answer>;
}

/** What all kept answers together may take, as far as their ids go, and about as much for any of them besides. */
const mostBytes = 20_000_000;
const bytesOf = ({ ids = 0 }: Pick<Part<Answer>, 'ids'>): number => 1_000 + ids * Int32Array.BYTES_PER_ELEMENT;

/**
 * Answers shared by all callers who see the same stock at the same prices. They outlive changes that do not concern them:
 * of what has changed since, nothing met what is asked, before or after.
 */
const kept = new LRUCache<string, Kept>({ max: 5_000, maxSize: mostBytes });
const countKept = cacheCounter('stock: answers of copies');
const countStillRight = cacheCounter('stock: answers of copies after changes');

interface Waiting {
  readonly part: Part<Answer>;
  readonly before: Kept | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A question for a list of which a copy answers what is asked for in one moment at once. */
export class CopyQuestion {
  readonly #state: CopyState;
  readonly #list: CopiedList;
  #waiting: Waiting[] = [];

  constructor(state: CopyState, list: CopiedList) {
    this.#state = state;
    this.#list = list;
  }

  /** The first ids of the list, at most `length`. */
  ids(key: string, length: number): Promise<Int32Array> {
    return this.#ask({ key: `${key} ids ${length}`, ids: length, answerFrom: ({ ids }) => ids });
  }

  total(key: string): Promise<number> {
    return this.#ask({ key: `${key} total`, isTotal: true, answerFrom: ({ total }) => total });
  }

  /** How many rows have which value. `key` names the sources. */
  async divided(key: string, sources: readonly FacetSource[]): Promise<Pick<CopyAnswers, 'counts' | 'ends'>> {
    const divided = await this.#ask<Divided>({
      key: `${key} facets`,
      sources,
      answerFrom: ({ counts, ends }) => ({
        counts: sources.map((source) => counts.get(source) ?? new Map()),
        ends: sources.map((source) => ends.get(source)),
      }),
    });
    return {
      counts: new Map(sources.map((source, index) => [source, divided.counts[index] ?? new Map()])),
      ends: new Map(
        sources.flatMap((source, index) => {
          const ends = divided.ends[index];
          return ends ? [[source, ends] as const] : [];
        }),
      ),
    };
  }

  async #ask<A extends Answer>(part: Part<A>): Promise<A> {
    const key = `${this.#state.name} ${part.key}`;
    const before = kept.get(key);
    const isFresh = before !== undefined && before.version >= this.#state.version;
    countKept(isFresh);
    // What lies under the key of a part is an answer to it.
    if (isFresh) return before.answer as Promise<A>;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const answer = promise.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    kept.set(key, { version: this.#state.version, answer }, { size: bytesOf(part) });
    if (this.#waiting.length === 0) process.nextTick(() => void this.#answerAll());
    this.#waiting.push({ part, before, resolve, reject });
    return answer as Promise<A>;
  }

  async #answerAll(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const asked = await this.#stillRight(waiting);
      if (asked.length === 0) return;
      const sources = [...new Set(asked.flatMap(({ part }) => part.sources ?? []))];
      const answers = await askCopy(this.#state, this.#list, {
        ids: asked.find(({ part }) => part.ids !== undefined)?.part.ids,
        total: asked.some(({ part }) => part.isTotal) ? true : undefined,
        sources,
      });
      for (const { part, resolve } of asked) resolve(part.answerFrom(answers));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  /** Answers what nothing has changed since; the rest is left. */
  async #stillRight(waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
    const stale = waiting.flatMap((one) => (one.before ? [{ ...one, before: one.before }] : []));
    if (stale.length === 0) return waiting;
    const oldest = Math.min(...stale.map(({ before }) => before.version));
    const unmet = await this.#state.unmetSince(oldest, (now) =>
      stale.map(({ part }) => {
        const { met, counted } = conditionsFor(this.#state, this.#list, part.sources ?? [], now);
        return part.sources ? counted : met;
      }),
    );
    const right = new Set<Part<Answer>>();
    await Promise.all(
      stale.map(async ({ part, before, resolve }, index) => {
        countStillRight(unmet?.[index] === true);
        if (!unmet?.[index]) return;
        // What is still on its way may fail: then it is asked again.
        const answer = await before.answer.catch(() => undefined);
        if (answer === undefined) return;
        right.add(part);
        resolve(answer);
      }),
    );
    return waiting.filter(({ part }) => !right.has(part));
  }
}

import { LRUCache } from 'lru-cache';
import { cacheCounter } from '../metrics/caches.ts';

/** Keeps answers that are dear to compute for as long as nothing that they depend on has changed. */
export interface AnswerCache<A> {
  /**
   * The answer to a question at a revision (`revisionOf`): kept, being computed for somebody else, or computed now.
   * `question` must name everything else that the answer depends on, the caller's rights included. The revision must
   * have been read before: then an answer can be newer than its revision, but never older.
   */
  answer(revision: string, question: string, compute: () => Promise<A>): Promise<A>;
  /** Whether somebody has asked the question at a revision, here or for its answer: from now on somebody has. */
  wasAsked(revision: string, question: string): boolean;
}

/**
 * A cache of this process of at most `size` answers; the least used go first, and with them those of old revisions. It is
 * told by its name in `/metrics`.
 */
export function answerCache<A extends object | number>(name: string, size: number): AnswerCache<A> {
  const count = cacheCounter(name);
  const asked = new LRUCache<string, true>({ max: size });
  const answers = new LRUCache<string, A, () => Promise<A>>({
    max: size,
    // Somebody waits for an answer even when it has been pushed out in the meantime.
    ignoreFetchAbort: true,
    fetchMethod: (_question, _stale, { context: compute }) => compute(),
  });
  return {
    answer(revision, question, compute) {
      const key = `${revision} ${question}`;
      count(answers.has(key));
      return answers.forceFetch(key, { context: compute });
    },
    wasAsked(revision, question) {
      const key = `${revision} ${question}`;
      const isKnown = asked.has(key) || answers.has(key);
      asked.set(key, true);
      return isKnown;
    },
  };
}

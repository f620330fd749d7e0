/** One item of a bulk change that the server refused. */
export interface Refusal<T> {
  readonly item: T;
  /** In words for the person who asked for it. */
  readonly reason: string;
}

/** What became of every item of a bulk change. */
export interface BulkOutcome<T> {
  readonly changed: readonly T[];
  readonly refused: readonly Refusal<T>[];
}

interface BulkOptions<T> {
  /** Changes one item; rejects when the server refuses it. */
  readonly change: (item: T) => Promise<unknown>;
  /** The reason of a rejection, in words. */
  readonly reasonOf: (error: unknown) => string;
  /** Called after each item with how many are through. */
  readonly onProgress?: (done: number) => void;
}

/** Enough to be quick, few enough to leave the server room for everybody else. */
const AT_ONCE = 4;

/**
 * Changes each item by itself: one that is refused does not hold the others back. Resolves once all
 * are through, in the order of the items, and never rejects.
 */
export async function changeEach<T>(
  items: readonly T[],
  { change, reasonOf, onProgress }: BulkOptions<T>,
): Promise<BulkOutcome<T>> {
  const refusals = new Map<number, string>();
  const queue = items.entries();
  let done = 0;

  async function work(): Promise<void> {
    for (const [index, item] of queue) {
      try {
        await change(item);
      } catch (error) {
        refusals.set(index, reasonOf(error));
      }
      done += 1;
      onProgress?.(done);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    changed: items.filter((_, index) => !refusals.has(index)),
    refused: items.flatMap((item, index) => {
      const reason = refusals.get(index);
      return reason === undefined ? [] : [{ item, reason }];
    }),
  };
}

/** The truth in a line: `4 changed, 1 refused`. */
export function outcomeText({ changed, refused }: BulkOutcome<unknown>): string {
  return refused.length === 0 ? `${changed.length} changed` : `${changed.length} changed, ${refused.length} refused`;
}

import type { FacetClient } from '../client.ts';
import { unreachable, unreadable } from '../errors.ts';
import type { FeedItems, FeedType } from '../generated/rest.ts';
import type { StockFeedFilter } from '../generated/types.ts';

/** An item that is to be kept as it comes, or removed. Tell them apart by `action`, then by `type`. */
export type FeedChange<Type extends FeedType = FeedType> = {
  readonly [One in Type]:
    | { readonly action: 'UPSERT'; readonly type: One; readonly id: number; readonly item: FeedItems[One] }
    | { readonly action: 'REMOVE'; readonly type: One; readonly id: number };
}[Type];

/** Some changes, and the cursor that goes with them: whoever has taken them over keeps it. */
export interface FeedStep<Type extends FeedType = FeedType> {
  /** At most 1,000, each of another item. */
  readonly changes: readonly FeedChange<Type>[];
  readonly cursor: string;
  /** Whether there is more at once. */
  readonly hasMore: boolean;
}

/** What is followed, and from where. */
export interface FeedQuestion<Type extends FeedType = FeedType> {
  /** By default all. */
  readonly types?: readonly Type[] | undefined;
  /** Narrows the feed; the same for all of its steps. */
  readonly filter?: StockFeedFilter | undefined;
  /** Without it, from the beginning. */
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Attempts to reach the house after the first. */
  readonly retries?: number | undefined;
}

/** Whoever says nothing for so long in the middle of a feed is gone, in milliseconds. */
const longestSilence = 90_000;

/** Reads a feed until there is no more for now, a step at a time: the next one is read when you ask for it. */
export async function* readFeed<Type extends FeedType = FeedType>(
  facet: FacetClient,
  { types, filter, cursor, signal, retries }: FeedQuestion<Type> = {},
): AsyncGenerator<FeedStep<Type>, void> {
  const query = new URLSearchParams({
    ...(types && { types: types.join(',') }),
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(cursor !== undefined && { cursor }),
  });
  const body = await facet.get(
    `/api/feed?${query}`,
    { accept: 'application/x-ndjson', signal, retries },
    async (response) => response.body ?? Promise.reject(unreadable(response)),
  );
  const changes = new Map<string, FeedChange<Type>>();
  for await (const line of linesOf<Type>(body, signal)) {
    if ('action' in line) {
      changes.set(`${line.type} ${line.id}`, line);
      continue;
    }
    yield { changes: [...changes.values()], ...line };
    if (!line.hasMore) return;
    changes.clear();
  }
  throw unreachable('The feed broke off');
}

type FeedLine<Type extends FeedType> = FeedChange<Type> | { readonly cursor: string; readonly hasMore: boolean };

/** The lines of a body, for as long as it comes. What is no whole line at its end is left out. */
async function* linesOf<Type extends FeedType>(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<FeedLine<Type>, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await nextOf(reader, signal);
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    await leave(reader);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Whoever has read enough leaves the rest where it is. A body that has failed cannot be left any more, and need not be. */
const leave = (reader: Reader): Promise<void> => reader.cancel().catch(() => undefined);

async function nextOf(reader: Reader, signal: AbortSignal | undefined) {
  // Whoever waits for a reader that is left is told that there is no more.
  const end = () => void leave(reader);
  const timer = setTimeout(end, longestSilence);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const next = await reader.read();
    signal?.throwIfAborted();
    return next;
  } catch (error) {
    signal?.throwIfAborted();
    throw unreachable('The feed broke off', error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

import type { FacetClient } from '../client.ts';
import { unreachable, unreadable } from '../errors.ts';
import type { FeedItems, FeedType } from '../generated/rest.ts';
import type { StockFeedFilter } from '../generated/types.ts';

/** Item to insert or replace (`UPSERT`), or to delete (`REMOVE`). Narrow it by `action`, then by `type`. */
export type FeedChange<Type extends FeedType = FeedType> = {
  readonly [One in Type]:
    | { readonly action: 'UPSERT'; readonly type: One; readonly id: number; readonly item: FeedItems[One] }
    | { readonly action: 'REMOVE'; readonly type: One; readonly id: number };
}[Type];

/** Step of a feed: a list of changes, and the cursor to save after you have processed them. */
export interface FeedStep<Type extends FeedType = FeedType> {
  /** At most 1,000 changes, each to a different item. */
  readonly changes: readonly FeedChange<Type>[];
  readonly cursor: string;
  /** True if more changes are available now. */
  readonly hasMore: boolean;
}

/** Selection and starting point of a feed. */
export interface FeedQuestion<Type extends FeedType = FeedType> {
  /** Item types to read. Default: all types. */
  readonly types?: readonly Type[] | undefined;
  /** Filters the items. Use the same filter for all steps of a feed. */
  readonly filter?: StockFeedFilter | undefined;
  /** Cursor returned by the last step. If omitted, the feed starts from the beginning. */
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Maximum number of retries. */
  readonly retries?: number | undefined;
}

/** Idle timeout in milliseconds after which the connection is considered lost. */
const longestSilence = 90_000;

/** Reads the available changes of a feed, one step at a time. Each step is read only when you request it. */
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

/** Reads the lines of a response body. Ignores an incomplete last line. */
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
    await cancel(reader);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Cancels reading a response body. Ignores errors, because a failed body cannot be canceled and does not need to be.
 */
const cancel = (reader: Reader): Promise<void> => reader.cancel().catch(() => undefined);

async function nextOf(reader: Reader, signal: AbortSignal | undefined) {
  // Canceling a reader also ends its pending read.
  const end = () => void cancel(reader);
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

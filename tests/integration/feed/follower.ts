import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export type FeedLine =
  | { readonly action: 'UPSERT'; readonly type: string; readonly id: number; readonly item: object }
  | { readonly action: 'REMOVE'; readonly type: string; readonly id: number }
  | { readonly cursor: string; readonly hasMore: boolean };

/** State that a partner stores: the items, and the cursor that belongs to them. */
interface StoredItem {
  readonly cursor: string | null;
  /** JSON of each item, by type and ID. */
  readonly items: ReadonlyMap<string, string>;
}

const keyOf = ({ type, id }: { type: string; id: number }) => `${type} ${id}`;

/** Yields the lines of a response until the response ends or is interrupted. */
async function* linesOf(response: Response): AsyncGenerator<FeedLine> {
  if (!response.body) throw new Error('the answer has no body');
  const source = Readable.from(response.body);
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    for await (const line of lines) yield JSON.parse(line);
  } finally {
    source.destroy();
  }
}

/** Partner that follows the feed, may stop at any point, and continues from the stored state. */
export class Follower {
  #stored: StoredItem = { cursor: null, items: new Map() };
  /** Number of times that the partner started over, because the cursor had expired. */
  restarts = 0;
  /** Types and IDs of all items received so far. */
  readonly seenKeys = new Set<string>();

  constructor(
    private readonly sendRequest: (query: string) => Promise<Response>,
    private readonly question = '',
  ) {}

  get items(): ReadonlyMap<string, string> {
    return this.#stored.items;
  }

  /**
   * Reads one response, up to `mostLines` lines. Lines after the last cursor are discarded. Returns whether there
   * were no changes.
   */
  async read(mostLines = Number.POSITIVE_INFINITY): Promise<boolean> {
    const { cursor } = this.#stored;
    const response = await this.sendRequest(
      `/api/feed?${[this.question, cursor ? `cursor=${cursor}` : ''].filter(Boolean).join('&')}`,
    );
    if (response.status === 410) {
      await response.text();
      this.restarts++;
      this.#stored = { cursor: null, items: new Map() };
      return false;
    }
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    let items = new Map(this.#stored.items);
    let [changes, lines] = [0, 0];
    for await (const line of linesOf(response)) {
      if (++lines > mostLines) return false;
      if ('cursor' in line) {
        this.#stored = { cursor: line.cursor, items };
        items = new Map(items);
        if (!line.hasMore) return cursor !== null && changes === 0;
        continue;
      }
      changes++;
      this.seenKeys.add(keyOf(line));
      if (line.action === 'UPSERT') items.set(keyOf(line), JSON.stringify(line.item));
      else items.delete(keyOf(line));
    }
    return false;
  }
}

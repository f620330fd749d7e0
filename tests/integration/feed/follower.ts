import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** A line of the feed over REST. */
export type FeedLine =
  | { readonly action: 'UPSERT'; readonly type: string; readonly id: number; readonly item: object }
  | { readonly action: 'REMOVE'; readonly type: string; readonly id: number }
  | { readonly cursor: string; readonly hasMore: boolean };

/** What a partner keeps: what they were sent last, and the cursor that goes with it. */
interface Kept {
  readonly cursor: string | null;
  /** Items as text, by type and id. */
  readonly items: ReadonlyMap<string, string>;
}

const keyOf = ({ type, id }: { type: string; id: number }) => `${type} ${id}`;

/** The lines of an answer for as long as it comes. An answer that breaks off ends there. */
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

/** A partner's program: it follows the feed, is stopped anywhere, and goes on from what it has kept. */
export class Follower {
  #kept: Kept = { cursor: null, items: new Map() };
  /** How often it was told to begin again. */
  restarts = 0;
  /** All that it was ever told of. */
  readonly heard = new Set<string>();

  constructor(
    private readonly ask: (query: string) => Promise<Response>,
    private readonly question = '',
  ) {}

  get items(): ReadonlyMap<string, string> {
    return this.#kept.items;
  }

  /**
   * Reads once, and stops after so many lines: what came since the last cursor is lost then. Answers whether there was
   * nothing new any more.
   */
  async read(mostLines = Number.POSITIVE_INFINITY): Promise<boolean> {
    const { cursor } = this.#kept;
    const response = await this.ask(
      `/api/feed?${[this.question, cursor ? `cursor=${cursor}` : ''].filter(Boolean).join('&')}`,
    );
    if (response.status === 410) {
      await response.text();
      this.restarts++;
      this.#kept = { cursor: null, items: new Map() };
      return false;
    }
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    let items = new Map(this.#kept.items);
    let [changes, lines] = [0, 0];
    for await (const line of linesOf(response)) {
      if (++lines > mostLines) return false;
      if ('cursor' in line) {
        this.#kept = { cursor: line.cursor, items };
        items = new Map(items);
        if (!line.hasMore) return cursor !== null && changes === 0;
        continue;
      }
      changes++;
      this.heard.add(keyOf(line));
      if (line.action === 'UPSERT') items.set(keyOf(line), JSON.stringify(line.item));
      else items.delete(keyOf(line));
    }
    return false;
  }
}

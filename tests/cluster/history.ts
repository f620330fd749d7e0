/** Options of a load. */
export interface LoadOptions {
  readonly url: string;
  /** File for the history: one `Entry` per line. */
  readonly history: string;
  /** Access token of an administrator. */
  readonly token: string;
  /** Prefix of the idempotency keys. */
  readonly tag: string;
  /** IDs of stones that are sold one after the other. */
  readonly stones: readonly number[];
  /** IDs of stones whose comment is changed. They are not sold. */
  readonly changed: readonly number[];
  /** ID of a lot, parts of which are sold. */
  readonly melee: number;
  /** IDs of the buyers. The orders are created in their names. */
  readonly users: readonly number[];
  /** Number of concurrent clients of each kind. */
  readonly buyers: number;
  readonly lotBuyers: number;
  readonly readers: number;
}

interface Request {
  /** Time in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** Null if the request succeeded. */
  readonly failure: string | null;
}

/** Request of the load and its result. */
export type Entry =
  | (Request & {
      readonly kind: 'order';
      readonly key: string;
      readonly user: number;
      readonly stone: number | null;
      readonly isRefused: boolean;
      /** ID of the created order. */
      readonly id?: string;
    })
  | (Request & { readonly kind: 'change'; readonly stone: number; readonly value: number; readonly isRefused: boolean })
  | (Request & { readonly kind: 'list' })
  | (Request & { readonly kind: 'sold'; readonly stone: number; readonly isForSale: boolean })
  | (Request & { readonly kind: 'webhook'; readonly message: string; readonly order: string });

/** State of the database after the load. */
export interface FinalState {
  /** Orders by idempotency key. */
  readonly orders: readonly { readonly key: string; readonly id: string }[];
  /** Order lines of stones, of orders that were not cancelled. */
  readonly lines: readonly { readonly stone: number; readonly order: string; readonly user: number }[];
  /** Emails about orders, without repetitions of the same email. */
  readonly emails: readonly { readonly order: string; readonly to: string }[];
  /** Comments of the changed stones. */
  readonly comments: readonly { readonly stone: number; readonly comment: string | null }[];
}

/** Broken promises. All lists are empty if the cluster is correct. */
export interface Violations {
  /** Keys of orders that were acknowledged but do not exist. */
  readonly lostOrders: readonly string[];
  /** Keys that created several orders, or whose order changed. */
  readonly duplicateOrders: readonly string[];
  /** Stones that several orders contain, or that belong to another buyer than acknowledged. */
  readonly soldTwice: readonly number[];
  /** Changes that were acknowledged but disappeared. */
  readonly lostChanges: readonly string[];
  /** Stones that were for sale in a response to a request after their acknowledged sale. */
  readonly soldButForSale: readonly number[];
  /** IDs of orders without exactly one webhook message. A message may be delivered several times. */
  readonly wrongMessages: readonly string[];
  /** IDs of orders without exactly one email to the buyer and one to the company. */
  readonly wrongEmails: readonly string[];
}

const ofKind = <K extends Entry['kind']>(history: readonly Entry[], kind: K): readonly Extract<Entry, { kind: K }>[] =>
  history.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind);

/** Compares the acknowledged requests with the content of the database. */
export function findViolations(history: readonly Entry[], final: FinalState): Violations {
  const orders = ofKind(history, 'order').filter(({ failure }) => failure === null);
  const ordersByKey = Map.groupBy(final.orders, ({ key }) => key);
  const linesByStone = Map.groupBy(final.lines, ({ stone }) => stone);
  const comments = new Map(final.comments.map(({ stone, comment }) => [stone, Number(comment ?? 0)]));
  const changes = ofKind(history, 'change').filter(({ failure }) => failure === null);
  const messages = messagesByOrder(history);
  const emails = Map.groupBy(final.emails, ({ order }) => order);
  const lastChanges = new Map(changes.map(({ stone, value }) => [stone, value]));
  const isOfOther = ({ key, id, stone }: (typeof orders)[number]): boolean => {
    const created = ordersByKey.get(key) ?? [];
    return (
      created.length > 1 || (created.length === 1 && created[0]?.id !== id) || (stone !== null && id === undefined)
    );
  };
  return {
    lostOrders: orders.filter(({ key }) => !ordersByKey.has(key)).map(({ key }) => key),
    duplicateOrders: orders.filter(isOfOther).map(({ key }) => key),
    soldTwice: [
      ...[...linesByStone].filter(([, lines]) => lines.length > 1).map(([stone]) => stone),
      ...orders.flatMap(({ stone, id }) =>
        stone !== null && linesByStone.get(stone)?.[0]?.order !== id ? [stone] : [],
      ),
    ],
    lostChanges: [...lastChanges]
      .filter(([stone, value]) => (comments.get(stone) ?? 0) < value)
      .map(([stone, value]) => `${stone}: ${value}`),
    soldButForSale: ofKind(history, 'sold')
      .filter(({ isForSale }) => isForSale)
      .map(({ stone }) => stone),
    wrongMessages: final.orders.filter(({ id }) => messages.get(id)?.size !== 1).map(({ id }) => id),
    wrongEmails: final.orders
      .filter(({ id }) => {
        const recipients = (emails.get(id) ?? []).map(({ to }) => to);
        return recipients.length !== 2 || new Set(recipients).size !== 2;
      })
      .map(({ id }) => id),
  };
}

/** Returns the longest time without a successful request of a kind after a moment, in milliseconds. */
export function longestSilence(history: readonly Entry[], kind: 'order' | 'list', since: number): number {
  const ends = ofKind(history, kind)
    .filter(({ failure, end }) => failure === null && end >= since)
    .map(({ end }) => end)
    .sort((one, other) => one - other);
  return [since, ...ends].reduce(
    (longest, end, index, all) => Math.max(longest, index === 0 ? 0 : end - (all[index - 1] ?? end)),
    0,
  );
}

/** Returns how often each failure occurred, for the report. */
export function failuresOf(history: readonly Entry[], kind: Entry['kind']): Readonly<Record<string, number>> {
  const failures = history.filter((entry) => entry.kind === kind && entry.failure !== null);
  return Object.fromEntries(
    [...Map.groupBy(failures, ({ failure }) => failure ?? '')].map(([failure, entries]) => [failure, entries.length]),
  );
}

/** Webhook messages of each order, without repetitions of the same message. */
function messagesByOrder(history: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byOrder = new Map<string, Set<string>>();
  for (const { order, message } of ofKind(history, 'webhook')) {
    const messages = byOrder.get(order) ?? new Set<string>();
    byOrder.set(order, messages.add(message));
  }
  return byOrder;
}

import type { PublishedEvent } from '../../../server/src/kernel/use-cases/events.ts';
import { on, type Subscriber } from '../../../server/src/kernel/use-cases/subscriber.ts';
import { holdEnded, holdExtended, holdPlaced, holdReleased } from '../../../server/src/modules/holds/index.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Error returned to a partner application. */

export interface Refusal {
  readonly code: string;
  readonly reason?: string;
  readonly details?: { path: string; message: string }[];
  readonly facts?: { readonly order?: { readonly totalPrice: number } };
}

export interface Hold {
  id: string;
  kind: string;
  itemId: string;
  stockNumber: string;
  until: string | null;
  endedAt: string | null;
  outcome: string | null;
  isByHouse: boolean;
  note: string | null;
  version: number;
  item: { availability: string } | null;
}
const holdFields = 'id kind itemId stockNumber until endedAt outcome isByHouse note version item { availability }';

export interface MutationResult<T> {
  readonly payload: T | null;
  readonly error: Refusal | undefined;
}

let keys = 0;
export const newKey = (): string => `key-${++keys}`;

export const partnerRequests = (app: TestApp) => {
  /** Confirmed total of each order attempt, by token and idempotency key. */
  const totals = new Map<string, number>();
  async function call<T>(
    token: string | null,
    name: string,
    input: object,
    fields: string,
  ): Promise<MutationResult<T>> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await app.graphql<Record<string, T | null>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
      { input },
      token,
    );
    return { payload: data?.[name] ?? null, error: errors[0]?.extensions };
  }
  return {
    call,
    /**
     * Places an order. If an API key's request is rejected because the total is missing, tries again with the total
     * from the error.
     */
    async order<T>(
      token: string | null,
      input: { readonly idempotencyKey: string; readonly items?: readonly object[] },
      fields: string,
    ): Promise<MutationResult<T>> {
      const attempt = `${token} ${input.idempotencyKey}`;
      const send = (expectedTotal: number | undefined) =>
        call<T>(token, 'placeOrder', { expectedTotal, ...input }, fields);
      const first = await send(totals.get(attempt));
      const { details, facts } = first.error ?? {};
      if (details?.[0]?.path !== 'expectedTotal' || facts?.order === undefined) return first;
      totals.set(attempt, facts.order.totalPrice);
      return send(facts.order.totalPrice);
    },
    place: (token: string | null, items: readonly object[], more: object = {}) =>
      call<{ holds: Hold[]; isReplay: boolean }>(
        token,
        'placeHolds',
        { items, idempotencyKey: newKey(), ...more },
        `holds { ${holdFields} } isReplay`,
      ),
    extend: (token: string, input: object) =>
      call<{ hold: Hold; isReplay: boolean }>(
        token,
        'extendHold',
        { idempotencyKey: newKey(), ...input },
        `hold { ${holdFields} } isReplay`,
      ),
    release: (token: string, input: object) =>
      call<{ hold: Hold; isReplay: boolean }>(
        token,
        'releaseHold',
        { idempotencyKey: newKey(), ...input },
        `hold { ${holdFields} } isReplay`,
      ),
    async holds(token: string, filter: object = { isCurrent: true }): Promise<Hold[]> {
      const { data } = await app.graphql<{ holds: { items: Hold[]; total: number } }>(
        `query ($filter: HoldFilter) { holds(filter: $filter) { total items { ${holdFields} } } }`,
        { filter },
        token,
      );
      expect(data?.holds.total).toBe(data?.holds.items.length);
      return data?.holds.items ?? [];
    },
  };
};

/** Subscriber to all hold events, like the subscriber for webhooks. */
export const holdListener: Subscriber = {
  name: 'test-holds',
  reactions: [holdPlaced, holdExtended, holdReleased, holdEnded].map((event) => on(event, async () => undefined)),
};

/** Returns the hold events published since the last call, sorted and in the format `hold.placed 12 for 3`. */
export async function publishedHoldEvents(app: TestApp): Promise<string[]> {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ data: PublishedEvent<{ itemId: number; userId: number; outcome?: string }> }[]>(
      `delete from pgboss.job where name = 'events.test-holds' returning data`,
    );
  return rows
    .map(
      ({ data: { event, facts } }) =>
        `${event} ${facts.itemId} for ${facts.userId}${facts.outcome ? ` ${facts.outcome}` : ''}`,
    )
    .sort();
}

export interface Order {
  id: string;
  status: string;
  version: number;
  updatedAt: string;
  reference: string | null;
  totalPrice: number;
  lines: { description: string; price: { total: number } }[];
}
export const orderFields = 'id status version updatedAt reference totalPrice lines { description price { total } }';

interface OrderFeed {
  changes: { action: string; id: string; order: Order | null }[];
  cursor: string;
  hasMore: boolean;
}

/** Reads one page of the order feed. */
export async function feedStep(app: TestApp, token: string | null, variables: { first?: number; cursor?: string }) {
  const { data, errors } = await app.graphql<{ orderFeed: OrderFeed | null }>(
    `query ($first: Int! = 100, $cursor: String) {
      orderFeed(first: $first, cursor: $cursor) { cursor hasMore changes { action id order { ${orderFields} } } } }`,
    variables,
    token,
  );
  return { feed: data?.orderFeed ?? undefined, error: errors[0]?.extensions };
}

/** Copy of a user's orders that is updated from the feed as the documentation describes. */
export class OrderCopy {
  readonly orders = new Map<string, Order>();
  cursor: string | undefined;

  constructor(readonly token: string) {}

  /** Applies one page of the feed to the copy. Returns whether there are more pages. */
  async step(app: TestApp, first: number): Promise<boolean> {
    const { feed, error } = await feedStep(app, this.token, { first, ...(this.cursor && { cursor: this.cursor }) });
    if (!feed) throw new Error(`the feed was refused: ${JSON.stringify(error)}`);
    for (const { id, order } of feed.changes) {
      if (order) this.orders.set(id, order);
      else this.orders.delete(id);
    }
    this.cursor = feed.cursor;
    return feed.hasMore;
  }

  async catchUp(app: TestApp, first = 100): Promise<void> {
    while (await this.step(app, first));
  }

  sorted(): Order[] {
    return [...this.orders.values()].sort((a, b) => Number(b.id) - Number(a.id));
  }
}

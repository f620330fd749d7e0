import type { Told } from '../../../server/src/kernel/use-cases/events.ts';
import { on, type Subscriber } from '../../../server/src/kernel/use-cases/subscriber.ts';
import { holdEnded, holdExtended, holdPlaced, holdReleased } from '../../../server/src/modules/catalogue/index.ts';
import type { TestApp } from '../../support/test-app.ts';

/** What partners' programs ask of the house. */

export interface Refused {
  readonly code: string;
  readonly reason?: string;
  readonly details?: { path: string; message: string }[];
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

export interface Answer<T> {
  readonly answer: T | null;
  readonly error: Refused | undefined;
}

let keys = 0;
export const newKey = (): string => `key-${++keys}`;

export const partnersIn = (app: TestApp) => {
  async function call<T>(token: string | null, name: string, input: object, fields: string): Promise<Answer<T>> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await app.graphql<Record<string, T | null>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
      { input },
      token,
    );
    return { answer: data?.[name] ?? null, error: errors[0]?.extensions };
  }
  return {
    call,
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

/** Hears everything that is told of holds, as webhooks will. */
export const holdListener: Subscriber = {
  name: 'test-holds',
  reactions: [holdPlaced, holdExtended, holdReleased, holdEnded].map((event) => on(event, async () => undefined)),
};

/** What was told of holds since the last time, in its order: `hold.placed 12 for 3`. */
export async function toldOfHolds(app: TestApp): Promise<string[]> {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ data: Told<{ itemId: number; userId: number; outcome?: string }> }[]>(
      `delete from pgboss.job where name = 'events.test-holds' returning data`,
    );
  return rows
    .map(
      ({ data: { event, facts } }) =>
        `${event} ${facts.itemId} for ${facts.userId}${facts.outcome ? ` ${facts.outcome}` : ''}`,
    )
    .sort();
}

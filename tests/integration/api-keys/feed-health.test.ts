import { sql } from 'kysely';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests the feed status of an API key that its owner sees. */

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createPerson(app);
});
afterAll(() => app.stop());

interface Health {
  readonly id: string;
  readonly feed: {
    readonly lastReadAt: string;
    readonly caughtUpAt: string | null;
    readonly lagSeconds: number;
  } | null;
  readonly usage: readonly { readonly feedUpserts: number; readonly feedRemovals: number }[];
}
const healthOf = async (id: number): Promise<Health | undefined> => {
  const { data } = await app.graphql<{ apiKeys: Health[] }>(
    '{ apiKeys { id feed { lastReadAt caughtUpAt lagSeconds } usage { feedUpserts feedRemovals } } }',
    {},
    owner.token,
  );
  return data?.apiKeys.find((key) => key.id === String(id));
};

const step = async (key: string, variables: { first: number; cursor?: string }) => {
  const { data, errors } = await app.graphql<{ stockFeed: { cursor: string; hasMore: boolean } | null }>(
    'query ($first: Int!, $cursor: String) { stockFeed(types: [DIAMOND], first: $first, cursor: $cursor) { cursor hasMore } }',
    variables,
    key,
  );
  return data?.stockFeed ?? Promise.reject(new Error(JSON.stringify(errors)));
};

test("shows the owner an API key's feed progress over GraphQL and REST", async () => {
  const [stone] = await createStones(app, [{}, {}, {}]);
  const key = await createKey(app, owner, ['STOCK_READ']);
  const unused = await createKey(app, owner, ['STOCK_READ']);

  const firstStep = await step(key.key, { first: 2 });
  const isBehind = await until(
    () => healthOf(key.id),
    (health) => health?.feed != null,
  );
  expect(isBehind).toMatchObject({
    feed: { lastReadAt: expect.any(String), caughtUpAt: null, lagSeconds: null },
    usage: [{ feedUpserts: 2, feedRemovals: 0 }],
  });

  // Reads the rest of the snapshot, and the deletion that happened in the meantime, so that the key is up to date.
  await sql`delete from diamond where id = ${stone}`.execute(app.em().getKysely());
  const rest = await app.rest('GET', `/api/feed?types=diamonds&cursor=${encodeURIComponent(firstStep.cursor)}`, {
    token: key.key,
  });
  expect(rest.status).toBe(200);
  const caughtUp = await until(
    () => healthOf(key.id),
    (health) => health?.feed?.caughtUpAt != null,
  );
  expect(caughtUp).toMatchObject({ usage: [{ feedUpserts: 3, feedRemovals: 1 }] });
  expect(caughtUp?.feed?.lagSeconds).toBeLessThan(60);

  // Simulates a feed that was last read an hour ago.
  await sql`update api_key_usage set fed_at = fed_at - interval '1 hour', caught_up_at = caught_up_at - interval '1 hour'
    where key_id = ${key.id}`.execute(app.em().getKysely());
  expect((await healthOf(key.id))?.feed?.lagSeconds).toBeGreaterThanOrEqual(3600);
  expect((await healthOf(unused.id))?.feed).toBeNull();
});

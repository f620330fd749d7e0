import fc from 'fast-check';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { cases } from '../../support/cases.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { ViewerScope } from '../../support/who-sees.ts';
import { anyBasketCalls, lateOrder } from './actions.ts';
import { type Call, type Caller, type ObservedResponse, observe } from './calls.ts';
import { anyDataset, build, type Dataset, type Variant } from './dataset.ts';
import { anyGraphqlReadings, anyRestReadings, anySingleFieldQueries, files, plainReadings } from './queries.ts';
import { createBasketsAndOrder } from './stored-records.ts';

/*
 * Tests that hidden stock and hidden fields do not affect responses. A viewer gets byte-identical responses whether a
 * hidden item exists, has different values or does not exist. Stock and viewers are random. The calls cover all
 * lists, pages, single items, baskets, orders and errors.
 *
 * Two values are not compared: ETags and the time of the last update. Both change with every write.
 */

/** Checks a property without shrinking, because a smaller dataset does not make a failure easier to understand. */
async function holds<Ts>(property: fc.IAsyncPropertyWithHooks<Ts>, numRuns = cases(4)): Promise<void> {
  const { failed, seed, counterexamplePath, errorInstance } = await fc.check(property, { numRuns, endOnFailure: true });
  if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance });
}

let app: TestApp;
let holderId: number;
let restPaths: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  ({ id: holderId } = await createPerson(app));
  await createPerson(app, { role: UserRole.AGENT, domain: 'gems.example.com', markups: [{ percent: '20' }] });
  const { body } = await app.rest<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  restPaths = Object.entries(body.paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
});
afterAll(() => app.stop());

/** Viewer of the site. If `pages` is empty, access is not restricted. */
interface Viewer {
  readonly kind: 'visitor' | 'trader';
  readonly host: string;
  readonly role: UserRole;
  readonly pages: readonly number[];
  readonly percents: readonly string[];
}

const trader: fc.Arbitrary<Viewer> = fc.record({
  kind: fc.constant('trader' as const),
  host: fc.constant('house.example.com'),
  role: fc.constantFrom(UserRole.USER, UserRole.USER, UserRole.AGENT),
  pages: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })),
  percents: fc.constantFrom([], ['12.5'], ['-10', '30']),
});
const visitor: fc.Arbitrary<Viewer> = fc
  .constantFrom('house.example.com', 'gems.example.com')
  .map((host) => ({ kind: 'visitor', host, role: UserRole.USER, pages: [], percents: [] }));

/** Creates the viewer's account and returns the viewer as a caller. */
async function admit({ kind, host, role, pages, percents }: Viewer) {
  const scope: ViewerScope = { kind, pages: pages.length === 0 ? null : new Set(pages) };
  if (kind === 'visitor') return { scope, caller: { token: null, host }, userId: null };
  const markups = percents.map((percent, index) => ({ caratMin: index === 0 ? '0.6' : '0', percent }));
  const { id, token } = await createPerson(app, { role, pages, markups });
  return { scope, caller: { token, host }, userId: id };
}

/** Matches errors of malformed or too expensive queries. With such errors, the comparison would always pass. */
const useless =
  /"errorCode":80\b|Cannot query field|Unknown argument|Syntax Error|COST_EXCEEDED|BUDGET_EXCEEDED|TOO_DEEP|TOO_LARGE|TOO_MANY_ALIASES/;

/** Sends the calls in sequence, because earlier calls affect later responses. */
async function observeAll(caller: Caller, calls: readonly Call[]): Promise<ObservedResponse[]> {
  const responses: ObservedResponse[] = [];
  for (const call of calls) {
    const response = await observe(app, caller, call);
    if (useless.test(response[2])) throw new Error(`${JSON.stringify(call)}: ${response[2].slice(0, 1_000)}`);
    responses.push(response);
  }
  return responses;
}

/** Fails at the first call whose responses differ, and shows the text around the first difference. */
function expectSame(
  calls: readonly Call[],
  whole: readonly ObservedResponse[] = [],
  other: readonly ObservedResponse[] = [],
): void {
  const index = calls.findIndex((_, position) => JSON.stringify(whole[position]) !== JSON.stringify(other[position]));
  if (index < 0) return;
  const [expected, actual] = [JSON.stringify(whole[index]), JSON.stringify(other[index])];
  const offset = [...expected].findIndex((letter, position) => letter !== actual[position]);
  const around = (text: string): string => text.slice(Math.max(0, offset - 300), offset + 300);
  expect({ call: calls[index], response: around(actual) }).toEqual({ call: calls[index], response: around(expected) });
}

/** Returns the viewer's responses to the calls for each variant of the dataset. */
async function responsesByVariant(
  dataset: Dataset,
  viewer: Awaited<ReturnType<typeof admit>>,
  variants: readonly Variant[],
  calls: readonly Call[],
  prepare: () => Promise<void> = async () => undefined,
) {
  const responses = [];
  for (const variant of variants) {
    await build(app, dataset, variant, viewer.scope);
    await prepare();
    responses.push(await observeAll(viewer.caller, calls));
  }
  return responses;
}

test('does not reveal hidden stock or hidden fields in queries and REST reads', async () => {
  await holds(
    fc.asyncProperty(
      anyDataset(holderId),
      fc.oneof(visitor, trader, trader),
      anyGraphqlReadings,
      anyRestReadings(restPaths),
      async (dataset, viewer, graphql, rest) => {
        const calls = [...plainReadings, ...graphql, ...rest];
        const [whole, changed, without] = await responsesByVariant(
          dataset,
          await admit(viewer),
          ['whole', 'changed', 'without'],
          calls,
        );
        expectSame(calls, whole, changed);
        expectSame(calls, whole, without);
      },
    ),
  );
});

test('does not reveal hidden stock in filters, sorts and facets of any field', async () => {
  await holds(
    fc.asyncProperty(
      anyDataset(holderId),
      fc.oneof(visitor, trader, trader),
      anySingleFieldQueries,
      async (dataset, viewer, calls) => {
        const [whole, changed, without] = await responsesByVariant(
          dataset,
          await admit(viewer),
          ['whole', 'changed', 'without'],
          calls,
        );
        expectSame(calls, whole, changed);
        expectSame(calls, whole, without);
      },
    ),
    cases(2),
  );
});

test('does not reveal hidden stock in exported files', async () => {
  await holds(
    fc.asyncProperty(anyDataset(holderId), trader, async (dataset, viewer) => {
      const [whole, changed, without] = await responsesByVariant(
        dataset,
        await admit(viewer),
        ['whole', 'changed', 'without'],
        files,
      );
      expectSame(files, whole, changed);
      expectSame(files, whole, without);
    }),
    cases(2),
  );
});

test('does not reveal hidden stock in changes to the wishlist, cart and orders', async () => {
  await holds(
    fc.asyncProperty(anyDataset(holderId), trader, anyBasketCalls, async (dataset, viewer, basketCalls) => {
      const [whole, changed, without] = await responsesByVariant(
        dataset,
        await admit(viewer),
        ['whole', 'changed', 'without'],
        basketCalls,
      );
      expectSame(basketCalls, whole, changed);
      expectSame(basketCalls, whole, without);
    }),
  );
});

test('preserves the stored descriptions of items that the user was able to see earlier', async () => {
  await holds(
    fc.asyncProperty(anyDataset(holderId), trader, async (dataset, viewer) => {
      const viewerAccess = await admit(viewer);
      const [whole, changed] = await responsesByVariant(dataset, viewerAccess, ['whole', 'changed'], lateOrder, () =>
        createBasketsAndOrder(app, dataset, viewerAccess.userId ?? 0),
      );
      expectSame(lateOrder, whole, changed);
    }),
  );
});

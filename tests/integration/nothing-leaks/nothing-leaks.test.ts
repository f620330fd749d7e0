import fc from 'fast-check';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { cases } from '../../support/cases.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Eyes } from '../../support/who-sees.ts';
import { type Answer, answerTo, type Call, type Caller } from './calls.ts';
import { anyDeeds, lateOrder } from './deeds.ts';
import { keepEverything } from './keepsakes.ts';
import { anyGraphqlReadings, anyRestReadings, anyWalks, files, plainReadings } from './questions.ts';
import { anyWorld, build, type Variant, type World } from './world.ts';

/*
 * What somebody may not see shows in nothing that they ask or do: whether it is there, is something else, or never was,
 * they are told the same, byte for byte. Any house, any viewer, every list, page, single piece, basket, order and refusal.
 *
 * Left out: ETags and the last update of the stock, which change with whatever is written, as decisions.md has it.
 */

/** A failure is told as it is found: smaller houses with the same leak are no clearer. */
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

/** Who looks. Traders have a role, pages (none: not restricted) and markups. */
interface Looker {
  readonly kind: 'visitor' | 'trader';
  readonly host: string;
  readonly role: UserRole;
  readonly pages: readonly number[];
  readonly percents: readonly string[];
}

const trader: fc.Arbitrary<Looker> = fc.record({
  kind: fc.constant('trader' as const),
  host: fc.constant('house.example.com'),
  role: fc.constantFrom(UserRole.USER, UserRole.USER, UserRole.AGENT),
  pages: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })),
  percents: fc.constantFrom([], ['12.5'], ['-10', '30']),
});
const visitor: fc.Arbitrary<Looker> = fc
  .constantFrom('house.example.com', 'gems.example.com')
  .map((host) => ({ kind: 'visitor', host, role: UserRole.USER, pages: [], percents: [] }));

/** Lets them in. */
async function admit({ kind, host, role, pages, percents }: Looker) {
  const eyes: Eyes = { kind, pages: pages.length === 0 ? null : new Set(pages) };
  if (kind === 'visitor') return { eyes, caller: { token: null, host }, userId: null };
  const markups = percents.map((percent, index) => ({ caratMin: index === 0 ? '0.6' : '0', percent }));
  const { id, token } = await createPerson(app, { role, pages, markups });
  return { eyes, caller: { token, host }, userId: id };
}

/** Answers that would make the test pass for nothing. */
const useless =
  /"errorCode":80\b|Cannot query field|Unknown argument|Syntax Error|COST_EXCEEDED|BUDGET_EXCEEDED|TOO_DEEP|TOO_LARGE|TOO_MANY_ALIASES/;

/** One after the other: what they do changes what they are told next. */
async function answersTo(caller: Caller, calls: readonly Call[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of calls) {
    const answer = await answerTo(app, caller, call);
    if (useless.test(answer[2])) throw new Error(`${JSON.stringify(call)}: ${answer[2].slice(0, 1_000)}`);
    answers.push(answer);
  }
  return answers;
}

/** Shows the first call that betrays something, and the place where it does. */
function expectSame(calls: readonly Call[], whole: readonly Answer[] = [], other: readonly Answer[] = []): void {
  const index = calls.findIndex((_, position) => JSON.stringify(whole[position]) !== JSON.stringify(other[position]));
  if (index < 0) return;
  const [one, two] = [JSON.stringify(whole[index]), JSON.stringify(other[index])];
  const place = [...one].findIndex((letter, position) => letter !== two[position]);
  const around = (text: string): string => text.slice(Math.max(0, place - 300), place + 300);
  expect({ call: calls[index], told: around(two) }).toEqual({ call: calls[index], told: around(one) });
}

/** What they are told in each variant of the house. */
async function told(
  world: World,
  looker: Awaited<ReturnType<typeof admit>>,
  variants: readonly Variant[],
  calls: readonly Call[],
  prepare: () => Promise<void> = async () => undefined,
) {
  const answers = [];
  for (const variant of variants) {
    await build(app, world, variant, looker.eyes);
    await prepare();
    answers.push(await answersTo(looker.caller, calls));
  }
  return answers;
}

test('stock that somebody may not see, and what they may not read of it, show in nothing that they ask', async () => {
  await holds(
    fc.asyncProperty(
      anyWorld(holderId),
      fc.oneof(visitor, trader, trader),
      anyGraphqlReadings,
      anyRestReadings(restPaths),
      async (world, looker, graphql, rest) => {
        const calls = [...plainReadings, ...graphql, ...rest];
        const [whole, changed, without] = await told(
          world,
          await admit(looker),
          ['whole', 'changed', 'without'],
          calls,
        );
        expectSame(calls, whole, changed);
        expectSame(calls, whole, without);
      },
    ),
  );
});

test('nor in what they narrow, sort and divide by, whatever the field', async () => {
  await holds(
    fc.asyncProperty(anyWorld(holderId), fc.oneof(visitor, trader, trader), anyWalks, async (world, looker, calls) => {
      const [whole, changed, without] = await told(world, await admit(looker), ['whole', 'changed', 'without'], calls);
      expectSame(calls, whole, changed);
      expectSame(calls, whole, without);
    }),
    cases(2),
  );
});

test('nor in the files that they save', async () => {
  await holds(
    fc.asyncProperty(anyWorld(holderId), trader, async (world, looker) => {
      const [whole, changed, without] = await told(world, await admit(looker), ['whole', 'changed', 'without'], files);
      expectSame(files, whole, changed);
      expectSame(files, whole, without);
    }),
    cases(2),
  );
});

test('nor in anything that they do', async () => {
  await holds(
    fc.asyncProperty(anyWorld(holderId), trader, anyDeeds, async (world, looker, deeds) => {
      const [whole, changed, without] = await told(world, await admit(looker), ['whole', 'changed', 'without'], deeds);
      expectSame(deeds, whole, changed);
      expectSame(deeds, whole, without);
    }),
  );
});

test('what they once saw and had keeps the words of those days, whatever has become of it', async () => {
  await holds(
    fc.asyncProperty(anyWorld(holderId), trader, async (world, who) => {
      const looker = await admit(who);
      const [whole, changed] = await told(world, looker, ['whole', 'changed'], lateOrder, () =>
        keepEverything(app, world, looker.userId ?? 0),
      );
      expectSame(lateOrder, whole, changed);
    }),
  );
});

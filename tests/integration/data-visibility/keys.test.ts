import fc from 'fast-check';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { Scope } from '../../../server/src/kernel/use-cases/scope.ts';
import { cases } from '../../support/cases.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type ObservedResponse, observe } from './calls.ts';
import { anyDataset, build } from './dataset.ts';
import { anyGraphqlReadings, anyRestReadings, plainReadings } from './queries.ts';

/*
 * Tests that an API key returns no more data than a session of its owner. An administrator's key returns no more data
 * than a session of a trader without markups and page restrictions. Stock, owner and scopes are random.
 */

let app: TestApp;
let holderId: number;
let restPaths: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  ({ id: holderId } = await createPerson(app));
  const { body } = await app.rest<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  restPaths = Object.entries(body.paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
});
afterAll(() => app.stop());

/**
 * Returns whether all data of one response is contained in another. Null counts as contained, and array elements can
 * be at different positions.
 */
function isWithin(part: unknown, whole: unknown): boolean {
  if (part === null || part === undefined || part === whole) return true;
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.every((item) => whole.some((other) => isWithin(item, other)));
  }
  if (typeof part !== 'object' || typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([name, value]) => isWithin(value, Reflect.get(whole, name)));
}

/** Returns the data of a response, or null if the whole request failed. */
function itemDataOf([status = 0, , text]: ObservedResponse): unknown {
  const body: unknown = JSON.parse(text);
  if (status >= 400) return null;
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

const anyScopes = fc.subarray<Scope>(['PRICES_READ', 'ORDERS_READ', 'ORDERS_WRITE', 'HOLDS_WRITE']);
const anyOwner = fc.record({
  role: fc.constantFrom(UserRole.USER, UserRole.AGENT, UserRole.ADMINISTRATOR),
  pages: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })),
  markups: fc.constantFrom([], [{ percent: '12.5' }], [{ percent: '-10' }]),
});

test('returns no more data to an API key than to its owner’s session', async () => {
  let nonEmptyCount = 0;
  const property = fc.asyncProperty(
    anyDataset(holderId),
    anyOwner,
    anyScopes,
    anyGraphqlReadings,
    anyRestReadings(restPaths),
    async (dataset, facts, scopes, graphql, rest) => {
      const owner = await createPerson(app, facts);
      const isAdministrator = facts.role === UserRole.ADMINISTRATOR;
      const session = isAdministrator ? await createPerson(app) : owner;
      const pages = isAdministrator || facts.pages.length === 0 ? null : new Set(facts.pages);
      await build(app, dataset, 'whole', { kind: 'trader', pages });
      const { key } = await createKey(app, owner, ['STOCK_READ', ...scopes]);
      for (const call of [...plainReadings, ...graphql, ...rest]) {
        const host = 'house.example.com';
        const [part, whole] = [
          itemDataOf(await observe(app, { token: key, host }, call)),
          itemDataOf(await observe(app, { token: session.token, host }, call)),
        ];
        if (JSON.stringify(part)?.length > 100) nonEmptyCount++;
        if (!isWithin(part, whole)) expect({ call, part }).toEqual({ call, part: whole });
      }
    },
  );
  const { failed, seed, counterexamplePath, errorInstance } = await fc.check(property, {
    numRuns: cases(4),
    endOnFailure: true,
  });
  if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance });
  // Fails if all keys were rejected, because the property would then always hold.
  expect(nonEmptyCount).toBeGreaterThan(20);
});

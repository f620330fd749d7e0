import { kindsIn, warming } from '../../bench/ci/kinds.ts';
import { limitViolations, readBounds } from '../../bench/ci/limits.ts';
import { connected, copyStones } from '../../bench/stock.ts';
import { countQueries } from '../../support/count-queries.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/*
 * Tests the number of SQL statements per request. `npm run bench:ci` also compares rows and processor time, which
 * requires a separate server on an idle machine.
 */

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await connected(app.databaseUrl, async (client) => {
    await copyStones(client, 'diamond', 400);
    await client.query('analyze diamond');
  });
});
afterAll(() => app.stop());

test('does not exceed the limit on SQL statements per request', async () => {
  const statements: Record<string, { statements: number }> = {};
  const kinds = await kindsIn({ url: app.url, databaseUrl: app.databaseUrl, secrets: app.env.JWT_SECRET });
  for (const { name, sendRequest, settle } of kinds) {
    for (let n = 0; n < warming; n++) await sendRequest();
    const { queries } = await countQueries(sendRequest);
    await settle?.();
    statements[name] = { statements: queries.length };
  }
  expect(limitViolations(statements, await readBounds())).toEqual([]);
});

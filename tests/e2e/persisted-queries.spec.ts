import { expect, type Request } from '@playwright/test';
import { untilLoaded } from '../support/loading.ts';
import { graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { test } from './reused-context.ts';
import { administrator, openSession, shopper } from './support.ts';

const textOf = (request: Request): string | null => new URL(request.url()).searchParams.get('query');

/** Returns the hash of the persisted query in a GET request. Undefined for other requests. */
function hashOf(request: Request): string | undefined {
  const { searchParams } = new URL(request.url());
  return JSON.parse(searchParams.get('extensions') ?? '{}').persistedQuery?.sha256Hash;
}

for (const [role, person, addresses, queries] of [
  ['a trader', shopper, ['/diamonds/white', '/cart'], ['DiamondList', 'DiamondFacets', 'CartLines']],
  ['the back office', administrator, ['/admin/diamonds', '/admin/orders'], ['AdminPageOfDiamond', 'AdminOrders']],
] as const) {
  test(`sends the queries of ${role} by GET with a hash and without the query text`, async ({ page }) => {
    await openSession(page, person);
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (graphqlEndpoint.test(request.url())) requests.push(request);
    });
    for (const address of addresses) {
      await page.goto(address);
      await untilLoaded(page);
    }
    const names = requests.map((request) => operationIn(request).operationName);
    expect(names).toEqual(expect.arrayContaining([...queries]));
    for (const request of requests) {
      const { operationName } = operationIn(request);
      expect([operationName, request.method(), textOf(request)]).toEqual([operationName, 'GET', null]);
      expect(hashOf(request)).toMatch(new RegExp(`^${operationName}-[0-9a-f]{16}$`));
      expect([operationName, (await request.response())?.status()]).toEqual([operationName, 200]);
    }
  });
}

test('sends the query text by POST after the server has rejected a hash', async ({ page }) => {
  const sent: string[] = [];
  await page.route(graphqlEndpoint, (route) => {
    const request = route.request();
    sent.push(request.method());
    return route.continue({ url: request.url().replace(/-[0-9a-f]{16}%22/, '-0000000000000000%22') });
  });
  await page.goto('/diamonds/white');
  const stone = page.locator('main a[href^="/diamond/"]').first();
  await expect(stone).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toContain('GET');
  sent.length = 0;
  await stone.click();
  await expect(page).toHaveURL(/\/diamond\//);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  expect(new Set(sent)).toEqual(new Set(['POST']));
});

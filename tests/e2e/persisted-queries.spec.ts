import { expect, type Request, test } from '@playwright/test';
import { graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { openSession, shopper } from './support.ts';

/** The hash under which a request asks for its query, by GET. */
function hashOf(request: Request): string | undefined {
  const { searchParams } = new URL(request.url());
  return JSON.parse(searchParams.get('extensions') ?? '{}').persistedQuery?.sha256Hash;
}

test('what a page reads is asked for by GET and by name, without a text', async ({ page }) => {
  await openSession(page, shopper);
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (graphqlEndpoint.test(request.url())) asked.push(request);
  });
  await page.goto('/diamonds/white');
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.map((request) => operationIn(request).operationName)).toEqual(
    expect.arrayContaining(['DiamondList', 'DiamondFacets', 'CartLines']),
  );
  for (const request of asked) {
    const { operationName } = operationIn(request);
    expect([operationName, request.method(), new URL(request.url()).searchParams.get('query')]).toEqual([
      operationName,
      'GET',
      null,
    ]);
    expect(hashOf(request)).toMatch(new RegExp(`^${operationName}-[0-9a-f]{16}$`));
    expect([operationName, (await request.response())?.status()]).toEqual([operationName, 200]);
  }
});

test('a page goes on with a server of another build: it sends its texts from then on', async ({ page }) => {
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

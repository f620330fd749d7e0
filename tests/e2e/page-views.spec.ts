import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, goTo, graphqlOf } from './support.ts';

/** Records the page view requests that a page sends. Playwright cannot read the content of beacons. */
function beaconsOf(page: Page): string[] {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/site/page-views')) methods.push(request.method());
  });
  return methods;
}

test('counts page views by route, without URL parameters', async ({ page, request }) => {
  const graphql = await graphqlOf(request, administrator);
  const beacons = beaconsOf(page);
  const counts = async (): Promise<readonly number[]> => {
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const { pageViews } = await graphql(`{ pageViews(from: "${yesterday}", to: "${today}") { page count } }`);
    return ['/diamonds/white', '/diamond/:stockNumber'].map((name) =>
      pageViews
        .filter((each: { page: string }) => each.page === name)
        .reduce((sum: number, { count }: { count: number }) => sum + count, 0),
    );
  };
  const [lists = 0, stones = 0] = await counts();
  await page.goto('/diamonds/white?page=1');
  await page.locator('main a[href^="/diamond/"]').first().click();
  await expect(page).toHaveURL(/\/diamond\//);
  await expect.poll(counts).toEqual([lists + 1, stones + 1]);
  expect(beacons).toEqual(['POST', 'POST']);

  await test.step('counts no page views for a visitor who has opted out', async () => {
    const browserSays = (property: string, value: unknown) =>
      page.evaluate(
        ([name, value]) => {
          Object.defineProperty(navigator, String(name), { configurable: true, get: () => value });
        },
        [property, value],
      );
    await browserSays('doNotTrack', '1');
    await goTo(page, '/shows');
    await browserSays('doNotTrack', null);
    await browserSays('globalPrivacyControl', true);
    await goTo(page, '/terms');
    await browserSays('globalPrivacyControl', false);
    expect(beacons).toHaveLength(2);
    await goTo(page, '/about-us');
    await expect.poll(() => beacons).toHaveLength(3);
  });
});

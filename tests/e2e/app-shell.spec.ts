import { expect, type Page, test } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { expectAccessible, expectNoSidewaysScroll, shopper, signIn } from './support.ts';

/** Only this file allows the service worker, because it would intercept the requests of other tests. */
test.use({ serviceWorkers: 'allow' });

const brandName = 'Facet';

/** Returns the first stone of a list. The timeout is long, because loading a list takes time on a busy machine. */
async function firstStone(page: Page) {
  const stone = page.locator('main a[href^="/diamond/"]').first();
  await expect(stone).toBeVisible({ timeout: 60_000 });
  return stone;
}

/** Waits until the service worker controls the page. */
async function withWorker(page: Page): Promise<void> {
  // The service worker is registered on the first user input after the page has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

test.describe('browser that is offline', () => {
  test('shows an unbranded offline page, and reloads when the connection is restored', async ({ page, context }) => {
    await page.goto('/diamonds/white');
    await withWorker(page);
    await context.setOffline(true);
    await page.goto('/diamonds/studs');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(await page.content()).not.toContain(brandName);
    await expect(page).toHaveTitle('No connection');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Studs' })).toBeVisible();
    await expect(page).toHaveURL(/\/diamonds\/studs$/);
  });

  test('reloads a list that failed to load when the connection is restored', async ({ page, context }) => {
    await page.goto('/diamonds/white');
    await firstStone(page);
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.goto('/diamonds/white#still-here');
    const responded = page.waitForResponse((response) => graphqlEndpoint.test(response.url()) && response.ok());
    await context.setOffline(false);
    await responded;
    await expect(page.getByText('No connection.')).toBeHidden();
  });
});

test('clears cached personal responses from the browser and the service worker on sign-out', async ({ page }) => {
  await signIn(page, shopper);
  await withWorker(page);
  const personal: { readonly url: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => {
    const { accept = '', authorization } = request.headers();
    if (request.method() === 'GET' && authorization !== undefined)
      personal.push({ url: request.url(), headers: { accept, authorization } });
  });
  await page.goto('/diamonds/white');
  await firstStone(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const stored = (): Promise<string[]> =>
    page.evaluate(async (requests) => {
      const chunks = [];
      for (const { url, headers } of requests) {
        const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin', headers }).catch(() => null);
        if (response?.ok) chunks.push(url);
      }
      return chunks;
    }, personal);
  expect(personal).not.toEqual([]);
  expect(await stored()).not.toEqual([]);

  await page.getByRole('button', { name: /^Account/ }).click();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/auth/logout') && response.status() === 204),
    page.getByRole('menuitem', { name: 'Sign out' }).click(),
  ]);
  await expect.poll(stored).toEqual([]);
  const cached = await page.evaluate(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(await (await cache.match(request))?.text());
    }
    return texts.join('\n');
  });
  expect(cached).not.toContain(shopper.email);
  expect(cached).not.toContain('Noor');
});

test('offers a reload when a new version is available, without interrupting the user', async ({ page, request }) => {
  const worker = await (await request.get('/sw.js')).text();
  expect(worker).not.toContain('/graphql"');
  let build = 1;
  // Requests from the service worker are visible only to the browser context, not to the page.
  await page
    .context()
    .route('**/sw.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${worker}\n// build ${build}` }),
    );
  await page.goto('/login');
  await withWorker(page);
  await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  build = 2;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.com');
  const reloaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

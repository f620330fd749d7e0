import { expect, test } from '@playwright/test';
import { untilLoaded } from '../support/loading.ts';
import { graphqlEndpoint } from './graphql-requests.ts';
import { openSession, shopper } from './support.ts';

// The worker must not keep anything personal either.
test.use({ serviceWorkers: 'allow' });

test('after signing out the browser keeps nothing personal, and the token is worth nothing', async ({ page }) => {
  await openSession(page, shopper);
  const read = new Map<string, Record<string, string>>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (request.method() === 'GET' && graphqlEndpoint.test(request.url()) && authorization)
      read.set(request.url(), request.headers());
  });
  for (const address of ['/diamonds/white', '/cart', '/profile']) {
    await page.goto(address);
    await untilLoaded(page);
  }
  expect(read.size).toBeGreaterThan(2);
  const requests = [...read].map(([url, { authorization = '', accept = '*/*' }]) => ({
    url,
    headers: { authorization, accept, 'apollo-require-preflight': 'true' },
  }));

  /** What the browser answers from its cache without asking the server, with the token of the session. */
  const cached = () =>
    page.evaluate(
      (all) =>
        Promise.all(
          all.map(async ({ url, headers }) => {
            const answer = await fetch(url, { headers, cache: 'only-if-cached', mode: 'same-origin' }).catch(
              () => null,
            );
            return answer?.ok ? [url] : [];
          }),
        ).then((found) => found.flat()),
      requests,
    );
  // Lists are kept and revalidated while the session lasts.
  expect((await cached()).length).toBeGreaterThan(0);

  const signedOut = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('signOut'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await signedOut).headers()['clear-site-data']).toBe('"cache"');
  await expect.poll(cached).toEqual([]);

  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:offline\.(?:html|js)|first-paint\.js|neutral\.svg)$/.test(path))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  const { headers } = requests[0] ?? {};
  const refused = await page.request.get('/api/users/current', { headers: headers ?? {} });
  expect(refused.status()).toBe(401);
});

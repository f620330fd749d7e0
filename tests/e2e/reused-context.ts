import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

/** The context of this worker, once a test has needed it. */
let reused: BrowserContext | undefined;

/** Returns the context of this worker without sessions, storage, routes or pages of former tests. */
async function clean(browser: Browser): Promise<BrowserContext> {
  reused ??= await browser.newContext();
  await Promise.all(reused.pages().map((page) => page.close()));
  await reused.unrouteAll({ behavior: 'ignoreErrors' });
  await reused.clearPermissions();
  await reused.setStorageState({ cookies: [], origins: [] });
  return reused;
}

/**
 * A test whose page has the client's files in its cache, as a returning visitor has: starting the client in a new context
 * takes twice the processor time. Tests of caches, service workers, permissions or devices use Playwright's own `test`.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await clean(browser);
    await use(context);
    await clean(browser);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/** Opens the page of a file whose tests share one, for `beforeAll`. Close it with {@link closePage}. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await clean(browser)).newPage();
  await page.setViewportSize(viewport);
  return page;
}

/** Ends what {@link openPage} began. */
export async function closePage(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser) await clean(browser);
}

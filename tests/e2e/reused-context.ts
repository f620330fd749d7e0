import { writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';

/** Browser context that all tests of this worker use. Created on first use. */
let reused: BrowserContext | undefined;

/** Returns this worker's browser context without the sessions, storage, routes and pages of earlier tests. */
async function clean(browser: Browser): Promise<BrowserContext> {
  reused ??= await browser.newContext();
  await Promise.all(reused.pages().map((page) => page.close()));
  await reused.unrouteAll({ behavior: 'ignoreErrors' });
  await reused.clearPermissions();
  await reused.setStorageState({ cookies: [], origins: [] });
  return reused;
}

/**
 * Saves the ARIA snapshots of open pages with the results of a failed test. Playwright does this only for contexts
 * that it created.
 */
async function writeOutlines(info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const [index, page] of (reused?.pages() ?? []).entries()) {
    const outline = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => `no outline: ${String(error)}`);
    await writeFile(info.outputPath(`page-${index + 1}.yaml`), `# ${page.url()}\n${outline}\n`);
  }
}

/**
 * Playwright's `test` with a page whose browser cache already contains the client's files, as for a returning
 * visitor. Starting the client in a new context takes twice the processor time. Tests of caches, service workers,
 * permissions or devices use Playwright's own `test`.
 */
export const test = base.extend<{ outlines: undefined }>({
  // Also applies to pages opened with `openPage`, which do not use a fixture.
  outlines: [
    async ({ browserName: _ }, use, info) => {
      await use(undefined);
      await writeOutlines(info);
    },
    { auto: true },
  ],
  context: async ({ browser }, use, info) => {
    const context = await clean(browser);
    await use(context);
    await writeOutlines(info);
    await clean(browser);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/** Opens a page that all tests in a file share. Call it in `beforeAll`, and {@link closePage} in `afterAll`. */
export async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await clean(browser)).newPage();
  await page.setViewportSize(viewport);
  return page;
}

/** Closes a page that {@link openPage} opened. */
export async function closePage(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser) await clean(browser);
}

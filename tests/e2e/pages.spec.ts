import { expect, type Page, test } from '@playwright/test';
import { administrator, expectAccessible, expectNoSidewaysScroll, shopper, signIn } from './support.ts';

/** Lists of diamonds that are the page of white ones with other stones, filters and columns. */
const collections = ['fancyShapes', 'fancyShapeLines', 'labGrown', 'saltnpepper', 'black', 'studs', 'memo', 'parcels'];

const pages = {
  visitor: [
    ['/', /^Home \| Facet$/],
    ['/login', /^Login \| Facet$/],
    ['/register', /^Register \| Facet$/],
    ['/welcome', /^Welcome \| Facet$/],
    ['/confirm-email', /^Confirm Email \| Facet$/],
    ['/reset-password', /^Reset Password \| Facet$/],
    ['/change-password?email=a%40example.com&token=abc', /^Change Password \| Facet$/],
    ['/unsubscribe', /^Unsubscribe \| Facet$/],
    ['/unsubscribe?token=abc', /^Unsubscribe \| Facet$/],
    ['/nowhere', /^Not Found \| Facet$/],
    ['/diamonds/white', / \| Facet$/],
    ['/melee', /^Melee \| Facet$/],
  ],
  shopper: [
    ['/diamonds/white', / \| Facet$/],
    ['/diamonds/fancy', / \| Facet$/],
    ['/diamonds/matchingPairs', / \| Facet$/],
    ['/melee', /^Melee \| Facet$/],
    ['/wishlist', /^Wishlist \| Facet$/],
    ['/cart', /^Cart \| Facet$/],
    ['/account/orders', /^Orders \| Facet$/],
    ['/change-password', /^Change Password \| Facet$/],
  ],
  administrator: [
    ['/admin', /^Admin \| Facet$/],
    ['/admin/users', / \| Facet$/],
    ['/admin/diamonds', / \| Facet$/],
    ['/admin/melee-lots', / \| Facet$/],
    ['/admin/import', / \| Facet$/],
    ['/admin/import?stock=melee-lots', / \| Facet$/],
    ['/admin/orders', / \| Facet$/],
    ['/admin/order-documents', / \| Facet$/],
  ],
} as const;

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

/** Opens a page, and waits until it is all there. */
async function open(page: Page, path: string, title: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Does something in a page, which throws no error meanwhile. */
async function withoutError(page: Page, work: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(error.message);
  page.on('pageerror', note);
  await work();
  page.off('pageerror', note);
  expect(errors).toEqual([]);
}

for (const [who, paths] of Object.entries(pages)) {
  test.describe(`as ${who}`, () => {
    /** One page for all of them, as somebody has who walks through the house. */
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      if (who === 'shopper') await signIn(page, shopper);
      if (who === 'administrator') await signIn(page, administrator);
    });
    test.afterAll(() => page.context().close());

    for (const [path, title] of paths) {
      test(`${path} opens without error, is accessible and fits phone and desktop`, () =>
        withoutError(page, async () => {
          for (const size of Object.values(sizes)) {
            await page.setViewportSize(size);
            await open(page, path, title);
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
          }
        }));
    }

    if (who !== 'shopper') return;
    for (const collection of collections) {
      test(`/diamonds/${collection} has stones and accessible filters, and fits desktop and phone`, () =>
        withoutError(page, async () => {
          await page.setViewportSize(sizes.desktop);
          await open(page, `/diamonds/${collection}`, / \| Facet$/);
          await expect(page.locator('main a[href^="/diamond/"]').first()).toBeVisible();
          await expectAccessible(page, 'aside');
          await expectNoSidewaysScroll(page);
          await page.setViewportSize(sizes.phone);
          await expectNoSidewaysScroll(page);
          await expect(page.locator('main a[href^="/diamond/"]').first()).toBeVisible();
        }));
    }
  });
}

import { expect, type Page, test } from '@playwright/test';
import { administrator, expectAccessible, expectNoSidewaysScroll, shopper, signIn } from './support.ts';

const collections = [
  'white',
  'fancy',
  'fancyShapes',
  'fancyShapeLines',
  'labGrown',
  'saltnpepper',
  'black',
  'matchingPairs',
  'studs',
  'memo',
  'parcels',
];

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
    ...collections.map((collection) => [`/diamonds/${collection}`, / \| Facet$/] as const),
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
      test(`${path} opens without error, is accessible and fits phone and desktop`, async () => {
        const errors: string[] = [];
        const note = (error: Error) => errors.push(error.message);
        page.on('pageerror', note);
        for (const size of Object.values(sizes)) {
          await page.setViewportSize(size);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveTitle(title);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
        page.off('pageerror', note);
        expect(errors).toEqual([]);
      });
    }
  });
}

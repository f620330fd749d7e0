import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  graphqlOf,
  openLive,
  openSession,
  phone,
  pushAddress,
  shopper,
  watch,
} from './support.ts';

const cards = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('listitem');
const priceOf = async (page: Page): Promise<string> =>
  (await page.locator('[aria-live="polite"]', { hasText: '$' }).first().innerText()).trim();

interface Piece {
  readonly id: string;
  readonly stockNumber: string;
  readonly title: string;
  readonly version: number;
  readonly media: { readonly images: readonly { readonly url: string }[] };
}

test('opens a jewelry piece with its pictures from a filtered category, and adds it to the cart', async ({
  page,
  request,
}) => {
  const run = await graphqlOf(request, administrator);
  const { jewelleryPieces } = await run(
    `{ jewelleryPieces(filter: { types: [RING], statuses: [AVAILABLE], mainStoneTypes: ["Ruby"] }) {
      items { id stockNumber title version media { images { url } } } } }`,
  );
  const ruby: Piece = jewelleryPieces.items[0];
  const { jewelleryPieces: others } = await run(
    '{ jewelleryPieces(filter: { types: [BROOCH] }, page: { index: 0, size: 1 }) { items { media { images { url } } } } }',
  );
  const ownImage = ruby.media.images[0]?.url ?? '';
  const second: string = others.items[0].media.images[0].url;
  await run(
    `mutation ($input: UpdateJewelleryPieceInput!) { updateJewelleryPiece(input: $input) { jewelleryPiece { id } } }`,
    {
      input: {
        id: ruby.id,
        expectedVersion: ruby.version,
        set: { image2: second, image3: '/media/never-there.webp', imageOrder: 'image2,image3,image1' },
      },
    },
  );

  await openSession(page, shopper);
  const { complaints } = watch(page, undefined);
  await page.goto('/rings');
  await expect(page).toHaveTitle(/^Rings \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  // Signed-in traders see cards, too.
  await expect(cards(page, 'Rings').first()).toBeVisible();
  const all = await cards(page, 'Rings').count();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByText('Ruby', { exact: true }).click();
  await expect(page).toHaveURL(/mainStoneTypes=Ruby/);
  await expect.poll(() => cards(page, 'Rings').count()).toBeLessThan(all);
  for (const card of await cards(page, 'Rings').all()) await expect(card).toContainText('Ruby');

  const card = cards(page, 'Rings').filter({ has: page.locator(`a[href="/products/${ruby.stockNumber}"]`) });
  const priceText = await card.getByText(/^\$/).innerText();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/products/${ruby.stockNumber}`);
  await expect(page).toHaveTitle(new RegExp(`^${ruby.title} \\| `));
  await expect(page.getByRole('heading', { level: 1, name: ruby.title })).toBeVisible();
  expect(await priceOf(page)).toBe(priceText);

  const stones = page.getByRole('region', { name: 'Stones' });
  await expect(stones.getByRole('row', { name: /^Main stone Ruby/ })).toBeVisible();
  await expect(page.getByText(/^US \S+ · EU \S+ · UK \S+$/)).toBeVisible();

  // The images are shown in the configured order. An image that cannot be loaded is removed.
  const gallery = page.getByRole('group', { name: 'Pictures' });
  await gallery.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(gallery.getByRole('button')).toHaveCount(2);
  await gallery.getByRole('button', { name: 'Show picture 1' }).click();
  const enlarge = page.getByRole('button', { name: /^Enlarge: .*picture 1 of 2$/ });
  await expect(enlarge.locator('img')).toHaveAttribute('src', second);
  await enlarge.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Enlarged pictures' });
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await gallery.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(page.getByRole('button', { name: /picture 2 of 2$/ }).locator('img')).toHaveAttribute('src', ownImage);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  const wishButton = page.getByRole('button', { name: 'On your wishlist' });
  await wishButton.click();
  await expect(wishButton).toBeHidden();
  await page.getByRole('link', { name: 'In your cart' }).click();
  await expect(page.getByText(ruby.stockNumber).first()).toBeVisible();

  expect(complaints.filter((text) => !/never-there|404/.test(text))).toEqual([]);
});

test("updates the price and URL for a bracelet's color and size, and reports unavailable combinations", async ({
  page,
  request,
}) => {
  const run = await graphqlOf(request, administrator);
  const { braceletVariants } = await run(
    '{ braceletVariants(name: "luna", color: "Rose Gold", size: "7.5 in") { id version } }',
  );
  const [gap] = braceletVariants;
  await run('mutation ($input: UpdateBraceletInput!) { updateBracelet(input: $input) { bracelet { id } } }', {
    input: { id: gap.id, expectedVersion: gap.version, set: { isActive: false } },
  });

  await openSession(page, shopper);
  await page.goto('/bracelets');
  await page
    .getByRole('region', { name: 'Made in your colour and size' })
    .getByRole('link', { name: 'Luna Bangle' })
    .click();
  await expect(page).toHaveURL('/bracelet/luna');
  await expect(page).toHaveTitle(/^Luna Bangle \| /);
  const before = await priceOf(page);
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('7 in', { exact: true }).click();
  await expect(page).toHaveURL(/size=7\+in/);
  expect(await priceOf(page)).not.toBe(before);
  await page.getByRole('radiogroup', { name: 'Colour' }).getByText('Rose Gold').click();
  await expect(page).toHaveURL(/color=Rose\+Gold/);

  await page.getByRole('radio', { name: '7.5 in (not offered in Rose Gold)' }).check({ force: true });
  await expect(page.getByText('Luna Bangle in Rose Gold, size 7.5 in, is not offered')).toBeVisible();
  await expect(page.getByText('Rose Gold comes in 6.5 in, 7 in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
  // After a reload, the page shows the unavailable combination again. Another size is available.
  await page.reload();
  await expect(page.getByText('Luna Bangle in Rose Gold, size 7.5 in, is not offered')).toBeVisible();
  await page.getByRole('radio', { name: '7 in', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();

  await pushAddress(page, '/bracelet/nobody-has-it');
  await expect(page.getByRole('heading', { name: 'No longer in stock' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bracelets' })).toBeVisible();
});

test('groups eternity rings by design, with metals and sizes, and filters them by size', async ({ page }) => {
  await page.goto('/eternity-rings');
  await expect(page.getByText('16 rings', { exact: true })).toBeVisible();
  await expect(cards(page, 'rings').first()).toContainText('from $');
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('combobox', { name: 'Size' }).selectOption('8');
  await expect(page).toHaveURL(/ringSize=8\.\.8/);
  await expect(cards(page, 'rings').first()).toContainText('US 8');
  await expect(page.getByText('16 rings', { exact: true })).toBeVisible();

  await cards(page, 'rings').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/eternity-rings\/ER-/);
  await expect(page.getByRole('radio', { name: 'US 8' })).toBeChecked();
  const [address, price] = [page.url(), await priceOf(page)];
  await page.getByRole('radio', { name: 'US 5' }).check({ force: true });
  await expect(page).not.toHaveURL(address);
  await expect.poll(() => priceOf(page)).not.toBe(price);
  await page.getByRole('radio', { name: '18K Rose Gold' }).check({ force: true });
  await expect(page.getByText('18K Rose Gold').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'US 5' })).toBeChecked();

  await page.getByRole('button', { name: 'Find a ring size' }).click();
  const guide = page.getByRole('dialog', { name: 'Find a ring size' });
  await guide.getByRole('combobox', { name: /^Place the ring/ }).selectOption('7');
  await expect(guide.getByRole('img', { name: 'Circle of 17.3 millimetres' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find a ring size' })).toBeFocused();
});

test("selects a necklace's chain on a phone, and redirects former URLs", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/custom-necklace');
  await expect(page).toHaveTitle(/^Necklaces \| /);
  await cards(page, 'Necklaces').first().getByRole('link').click();
  const price = await priceOf(page);
  await page.getByRole('radio', { name: '18 in (46 cm)' }).check({ force: true });
  await expect.poll(() => priceOf(page)).not.toBe(price);
  await expect(page.getByRole('radio', { name: '18 in (46 cm)' })).toBeChecked();
  await page.getByRole('button', { name: 'Ask about this piece' }).click();
  await expect(page.getByRole('dialog', { name: /^Ask about CN-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click();
  await expect(page).toHaveURL('/login');

  const run = await graphqlOf(request, administrator);
  const { bracelets, customNecklaces } = await run(`{
    bracelets(filter: { names: ["riviera"], colors: ["Rose Gold"], sizes: ["7 in"] }) { items { id } }
    customNecklaces(page: { index: 0, size: 1 }) { items { id stockNumber } }
  }`);
  await goTo(page, `/piece/bracelet/${bracelets.items[0].id}`);
  await expect(page).toHaveURL('/bracelet/riviera?color=Rose+Gold&size=7+in');
  await goTo(page, `/piece/necklace/${customNecklaces.items[0].id}`);
  await expect(page).toHaveURL(`/custom-necklace/${customNecklaces.items[0].stockNumber}`);
  await pushAddress(page, '/piece/jewellery/999999');
  await expect(page.getByRole('heading', { name: 'No longer in stock' })).toBeVisible();
});

test('shows unavailable items and empty lists accessibly, and updates an open page live', async ({ page, request }) => {
  const run = await graphqlOf(request, administrator);
  const { jewelleryPieces } = await run(
    '{ jewelleryPieces(filter: { types: [EARRINGS], statuses: [AVAILABLE] }, page: { index: 0, size: 1 }) { items { id stockNumber } } }',
  );
  const [{ id, stockNumber }] = jewelleryPieces.items;
  const show = (isActive: boolean) =>
    run('mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { __typename } }', {
      input: { kind: 'JEWELLERY', id, isActive },
    });
  // `pages/shop.spec.ts` checks the same layouts when they contain items.
  await page.setViewportSize(phone);
  for (const path of [
    '/products/sold-long-ago',
    '/bracelet/riviera?color=Green&size=9',
    '/eternity-rings?ringSize=1..1',
  ]) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(phone);
  }
  await openLive(page, `/products/${stockNumber}`);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await show(false);
  await expect(page.getByRole('heading', { name: 'No longer in stock' })).toBeVisible();
  await show(true);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

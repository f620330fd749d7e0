import { expect } from '@playwright/test';
import { test } from '../reused-context.ts';
import {
  desktop,
  expectAccessible,
  expectColors,
  expectNoSidewaysScroll,
  goTo,
  openSession,
  phone,
  setColors,
  shopper,
} from '../support.ts';
import { asBuyer, empty, linesOf, openTrade, put, type Stone, stamp, type Trade } from './trade.ts';

/** Tests groups, totals and undo in the wishlist and the cart. */

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

test('shows totals per group, and undoes removing and moving lines', async ({ page }) => {
  await empty(trade.buyer);
  const [first, second] = (await trade.stones(2)) as [Stone, Stone];
  await put(trade.buyer, 'Wishlist', [{ diamondId: first.id }, { diamondId: second.id }, ...(await trade.oneOfEach())]);
  await asBuyer(page, '/wishlist');
  const wishes = linesOf(page, 'Your wishlist');
  await expect(wishes).toHaveCount(7);
  for (const group of ['Loose stones', 'Melee', 'Rings', 'Jewellery']) {
    await expect(
      page.getByRole('list', { name: 'Your wishlist' }).getByRole('heading', { level: 2, name: group }),
    ).toBeVisible();
  }
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Loose stones' }) }),
  ).toContainText('2 lines, 2.020 ct $2,020.00');

  await test.step('shows the previous price of a cart line next to the new price', async () => {
    await trade.reprice(first, 900);
    await page.reload();
    const line = page.getByRole('listitem').filter({ hasText: first.number }).last();
    await expect(line).toContainText('$909.00');
    await expect(line.locator('s')).toHaveText('$1,010.00');
  });

  await test.step('restores one removed line of each kind, and then restores all lines in one step', async () => {
    for (let index = 0; index < 7; index++) {
      const name = (await wishes.nth(index).getAttribute('aria-label')) ?? '';
      await wishes.nth(index).click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Remove selected' }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(wishes).toHaveCount(7);
  });

  await test.step('adds wishlist lines to the cart, and undoes the addition', async () => {
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Add selected to cart' }).click();
    await expect(page.getByText('7 lines added to your cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'In cart' })).toHaveCount(6);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('link', { name: 'In cart' })).toHaveCount(0);
  });

  await test.step('moves a cart line to the wishlist, and undoes the move', async () => {
    await empty(trade.buyer);
    await put(trade.buyer, 'Cart', [{ diamondId: first.id }, { diamondId: second.id }]);
    await goTo(page, '/cart');
    await page.getByRole('button', { name: 'Move to wishlist' }).first().click();
    await expect(linesOf(page, 'Your cart')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(linesOf(page, 'Your cart')).toHaveCount(2);
    await goTo(page, '/wishlist');
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  });
});

test('shows an accessible cart and wishlist with an item of each kind, on phone and desktop', async ({ page }) => {
  await empty(trade.buyer);
  const ownStones = await trade.stones(2);
  const [ofSet] = await trade.stones(2, { lineSet: `Pages ${stamp}` });
  const items = [
    ...ownStones.map(({ id }) => ({ diamondId: id })),
    { lineSetDiamondId: ofSet?.id },
    ...(await trade.oneOfEach()),
  ];
  await put(trade.buyer, 'Wishlist', items);
  await put(trade.buyer, 'Cart', items);
  const { myOrders } = await trade.buyer('{ myOrders { items { id } } }');
  const paths = ['/wishlist', '/cart', '/cart/review', '/account/orders', `/account/orders/${myOrders.items[0].id}`];
  await openSession(page, shopper);
  await page.setViewportSize(phone);
  for (const path of paths) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await setColors(page, 'light');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await setColors(page, 'dark');
    await page.setViewportSize(desktop);
    await expectColors(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(phone);
  }
  await empty(trade.buyer);
});

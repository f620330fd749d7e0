import { expect, type Page } from '@playwright/test';
import { test } from '../reused-context.ts';
import { expectAccessible, shopper } from '../support.ts';
import { asBuyer, empty, linesOf, openTrade, put, type Stone, stamp, type Trade } from './trade.ts';

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

/** Presses Tab until the element has the focus. Throws after 120 presses. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox', name: RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by keyboard`);
}

test('lets a visitor sign in, find a stone by number and order it using only the keyboard', async ({ page }) => {
  await empty(trade.buyer);
  const [stone] = (await trade.stones(1)) as [Stone];
  await page.goto('/');
  await tabTo(page, 'link', /^Sign in$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', /^Email/);
  await page.keyboard.type(shopper.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(shopper.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();

  await tabTo(page, 'combobox', /^Search the stock$/);
  await page.keyboard.type(stone.number);
  // Waits for a search result with a price. The option that opens all results appears immediately and has no price.
  await expect(page.getByRole('option').first()).toContainText('$1,010.00');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/diamond/${stone.number}$`));
  await tabTo(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', /^In your cart$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', /^Review the order$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', /Your reference/);
  // Pressing Enter in a field submits the form.
  await page.keyboard.type(`HOME-${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
  await expect(page.getByText(`HOME-${stamp}`).first()).toBeVisible();
});

test('orders from the wishlist and reorders using only the keyboard', async ({ page }) => {
  await empty(trade.buyer);
  const [stone] = (await trade.stones(1)) as [Stone];
  const [melee] = await trade.oneOfEach();
  await put(trade.buyer, 'Wishlist', [{ diamondId: stone.id }, melee ?? {}]);
  await asBuyer(page, '/wishlist');

  await tabTo(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'In cart' })).toBeVisible();
  await tabTo(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/added to your cart/).last()).toBeVisible();

  // Notices are the last elements of the page. Pressing Tab after them leaves the page and does not return to the
  // last link.
  const last = page.getByRole('link', { name: 'Terms of sale' });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: /^Notifications/ }).locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    await expect(last).not.toBeFocused();
  }
  await tabTo(page, 'link', /^In cart$/);
  await page.keyboard.press('Enter');
  await expect(linesOf(page, 'Your cart')).toHaveCount(2);
  await tabTo(page, 'link', /^Review the order$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeFocused();
  await tabTo(page, 'textbox', /Your reference/);
  await page.keyboard.type(`KEY-${stamp}`);
  await tabTo(page, 'button', /^Place order$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();

  await tabTo(page, 'button', /^Order again$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 2 lines are in your cart');
  await expect(dialog.getByRole('list', { name: 'Unavailable items' })).toContainText(stone.number);
  await expect(dialog.getByRole('link', { name: 'See similar' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'link', /^Go to cart$/);
  await page.keyboard.press('Enter');
  await expect(linesOf(page, 'Your cart')).toHaveCount(1);
});

import { expect, type Page } from '@playwright/test';
import { asksFor, graphqlEndpoint } from '../graphql-requests.ts';
import { test } from '../reused-context.ts';
import { expectAccessible, goTo, graphqlOf, openSession } from '../support.ts';
import {
  asBuyer,
  asItems,
  customer,
  empty,
  linesOf,
  newPage,
  openTrade,
  put,
  type Stone,
  stamp,
  type Trade,
} from './trade.ts';

/** Tests what happens when other buyers order or prices change while a buyer reviews an order. */

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

/** Orders a stone as another buyer in a separate browser context. */
async function orderElsewhere(other: Page, { number }: Stone): Promise<void> {
  await goTo(other, `/diamond/${number}`);
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await other.getByRole('link', { name: 'In your cart' }).click();
  await other.getByRole('link', { name: 'Review the order' }).click();
  await other.getByRole('button', { name: 'Place order' }).click();
  await expect(other.getByText('Thank you. Your order has been placed')).toBeVisible();
}

test('lists cart lines that became unavailable during the review, and continues without them with one click', async ({
  page,
  browser,
  request,
}) => {
  await empty(trade.buyer);
  await empty(await graphqlOf(request, customer));
  const other = await newPage(browser);
  await openSession(other, customer);
  const [unchanged, dearer, soldStone, closed, late] = (await trade.stones(5)) as [Stone, Stone, Stone, Stone, Stone];
  await put(trade.buyer, 'Cart', asItems([unchanged, dearer, soldStone, closed, late]));
  await asBuyer(page, '/cart');

  await test.step('opens the order review from the cart', async () => {
    await page.getByRole('link', { name: 'Review the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'Lines to order' }).getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  await test.step("keeps the order's reference and note after a reload and a return to the cart", async () => {
    await page.getByLabel('Your reference').fill(`REV-${stamp}`);
    await page.getByLabel('Note to us').fill('In one parcel.');
    await page.reload();
    await expect(page.getByLabel('Your reference')).toHaveValue(`REV-${stamp}`);
    await page.getByRole('link', { name: 'Edit cart' }).click();
    await page.getByRole('link', { name: 'Review the order' }).click();
    await expect(page.getByLabel('Note to us')).toHaveValue('In one parcel.');
  });

  await test.step('shows new prices and unavailable stones without a reload, and blocks placing the order', async () => {
    await trade.reprice(dearer, 1500);
    await trade.suspend(closed);
    await orderElsewhere(other, soldStone);
    const notice = page.getByRole('alert').filter({ hasText: 'Prices or availability have changed' });
    await expect(notice).toContainText(soldStone.number);
    await expect(notice.getByRole('listitem').filter({ hasText: soldStone.number })).toContainText(
      'on hold for another buyer',
    );
    await expect(notice.getByRole('listitem').filter({ hasText: closed.number })).toContainText('not available');
    await expect(notice).toContainText('$1,010.00');
    await expect(notice).toContainText('$1,515.00');
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await expectAccessible(page);
    await notice.getByRole('button', { name: /^Continue with the remaining 3 lines at \$/ }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Lines to order' })).not.toContainText(soldStone.number);
  });

  await test.step('rejects an order if a stone has just been sold, and orders the other stones with one click', async () => {
    // Prevents the page from loading the price change before the order is placed.
    await page.route(graphqlEndpoint, (route) =>
      asksFor(route.request(), 'CartLines') ? route.abort() : route.continue(),
    );
    await orderElsewhere(other, late);
    await page.getByRole('button', { name: 'Place order' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your order was not placed' });
    await expect(notice).toContainText(late.number);
    await expect(notice).not.toContainText(unchanged.number);
    await page.unroute(graphqlEndpoint);
    await notice.getByRole('button', { name: /^Order the remaining 2 lines at \$2,525\.00$/ }).dblclick();
    await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ordered items' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(`REV-${stamp}`).first()).toBeVisible();
  });

  await test.step('does not offer to place the order again after the user goes back, and keeps the unordered lines in the cart', async () => {
    await other.context().close();
    await page.goto('/cart/review');
    await expect(page.getByRole('heading', { name: 'There is nothing to order' })).toBeVisible();
    await goTo(page, '/cart');
    await expect(linesOf(page, 'Your cart')).toHaveCount(3);
    await expect(page.getByText('This is not available.').first()).toBeVisible();
    await expectAccessible(page);
  });
});

import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, mailTo, openSession, pushAddress, shopper } from '../support.ts';
import { asItems, empty, linesOf, openTrade, put, type Stone, stamp, type Trade } from './trade.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

test('finds a stone through the menu, orders it, and sends a question about the order', async ({ page }) => {
  await empty(trade.buyer);
  const [first] = (await trade.stones(1)) as [Stone];
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Sign in', exact: true }).tap();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page).not.toHaveURL(/\/login/);

  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.locator('summary', { hasText: 'Diamonds' }).tap();
  await menu.getByRole('link', { name: 'White Diamonds' }).tap();
  await expect(page.getByRole('list', { name: 'stones' }).getByRole('listitem').first()).toBeVisible();
  await pushAddress(page, `/diamonds/white?q=${first.number}`);
  await page.locator(`main a[href$="/diamond/${first.number}"]`).first().tap();
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  await page.getByRole('link', { name: 'In your cart' }).tap();

  await page.getByRole('link', { name: 'Review the order' }).tap();
  await page.getByLabel('Your reference').fill(`THUMB-${stamp}`);
  await page.getByRole('button', { name: 'Place order' }).tap();
  await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Ask about this order' }).tap();
  const dialog = page.getByRole('dialog');
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  await expect(dialog).toContainText(`order ${orderId}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(dialog.getByText('Write your message')).toBeVisible();
  await dialog.getByLabel('Message').fill(`When will THUMB-${stamp} be sent?`);
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(dialog.getByRole('heading', { name: 'We have received your message' })).toBeFocused();
  const mail = await mailTo('house@localhost.localdomain', new RegExp(`Ask about order ${orderId}`));
  expect(mail.text).toContain(`When will THUMB-${stamp} be sent?`);
});

test('keeps the total and the main button of the cart and the review at the bottom of the screen without covering content', async ({
  page,
}) => {
  await empty(trade.buyer);
  const stones = await trade.stones(6);
  await put(trade.buyer, 'Cart', [...asItems(stones), ...(await trade.oneOfEach())]);
  await openSession(page, shopper);
  await page.goto('/cart');

  const toReview = page.getByRole('link', { name: 'Review the order' });
  await expect(toReview).toBeInViewport({ ratio: 1 });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // When the footer is in view, the bar with the total is above it, outside the viewport.
  await expect(toReview).not.toBeInViewport();
  const removes = linesOf(page, 'Your cart');
  await expect(removes).toHaveCount(11);
  for (const remove of await removes.all()) await remove.click({ trial: true });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Deselect all' }).tap();
  const reviewButton = page.getByRole('button', { name: 'Review the order' });
  await expect(reviewButton).toBeDisabled();
  await expect(reviewButton).toBeInViewport({ ratio: 1 });
  // The reason why the button is disabled is shown next to it.
  await expect(page.getByText('Select the lines that you want to order.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Select all' }).tap();
  await toReview.tap();

  const order = page.getByRole('button', { name: 'Place order' });
  await expect(order).toBeInViewport({ ratio: 1 });
  const note = page.getByLabel('Note to us');
  await note.focus();
  const [field, bar] = [await note.boundingBox(), await order.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectNoSidewaysScroll(page);
  await empty(trade.buyer);
});

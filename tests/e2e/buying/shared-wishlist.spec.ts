import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, shopper, signIn } from '../support.ts';
import { asBuyer, customer, empty, looks, newPage, openTrade, put, type Stone, type Trade } from './trade.ts';

/** Wishes are shown to others by a link, or on paper. */

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

test('a shared wishlist is read by a visitor and by another trader, until it is ended', async ({ page, browser }) => {
  await empty(trade.buyer);
  const [hidden] = (await trade.stones(1)) as [Stone];
  const [open] = (await trade.stones(1, { showToAll: true })) as [Stone];
  await put(trade.buyer, 'Wishlist', [{ diamondId: hidden.id }, { diamondId: open.id }, ...(await trade.oneOfEach())]);
  await asBuyer(page, '/wishlist');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const url = new URL(await dialog.getByLabel('Link to your wishlist').inputValue());
  await expect(dialog.getByText(/^Works until/)).toBeVisible();
  await expectAccessible(page);

  await test.step('as a PDF with prices or without', async () => {
    const opened = page.waitForEvent('popup');
    const asked = page.context().waitForEvent('request', (request) => request.url().includes('/documents?token='));
    await dialog.getByRole('button', { name: 'Without prices' }).click();
    const pdf = await page.request.get((await asked).url());
    await (await opened).close();
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('a visitor and a trader see what they may see, in light and dark, on a phone and a desktop', async () => {
    const visitor = await newPage(browser);
    for (const [size, colorScheme] of looks) {
      await visitor.setViewportSize(size);
      await visitor.emulateMedia({ colorScheme });
      await visitor.goto(url.pathname);
      await expect(visitor.getByRole('list', { name: 'Shared items' })).toContainText(open.number);
      await expect(visitor.getByText(/that you cannot see here/)).toBeVisible();
      await expect(visitor.getByText(hidden.number)).toHaveCount(0);
      await expect(visitor.getByText(shopper.email)).toHaveCount(0);
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
    }
    await visitor.context().close();

    const trader = await newPage(browser);
    await signIn(trader, customer);
    await trader.goto(url.pathname);
    const line = trader.getByRole('listitem').filter({ hasText: hidden.number });
    // 1,010.00 with their 15 per cent.
    await expect(line).toContainText('$1,161.50');
    await line.getByRole('button', { name: /^Wish for/ }).click();
    await expect(line.getByRole('button', { name: 'On your wishlist' })).toBeDisabled();
    await trader.context().close();
  });

  await test.step('once it is ended it opens nothing', async () => {
    await dialog
      .getByRole('button', { name: /^End the link/ })
      .first()
      .click();
    await expect(page.getByText('The link works no longer')).toBeVisible();
    const visitor = await newPage(browser);
    await visitor.goto(url.pathname);
    await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.context().close();
  });
});

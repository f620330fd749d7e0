import { expect } from '@playwright/test';
import { test } from '../reused-context.ts';
import { expectAccessible, expectToFitEverywhere, goTo, graphqlOf, openSession, phone, shopper } from '../support.ts';
import { asBuyer, customer, empty, linesOf, newPage, openTrade, put, type Stone, stamp, type Trade } from './trade.ts';

/** Tests sharing a wishlist by link and as a PDF. */

let trade: Trade;
test.beforeEach(async ({ request }) => {
  trade = await openTrade(request);
});

/** Creates a stone and returns a ring with this stone and a setting that fits. */
async function engravedRing(engraving: string): Promise<object> {
  const [stone] = (await trade.stones(1)) as [Stone];
  const { fittingRingSettings } = await trade.buyer(
    'query ($stone: RingStoneInput!) { fittingRingSettings(stone: $stone, page: { size: 1 }) { items { id } } }',
    { stone: { diamondId: stone.id } },
  );
  const [{ id: ringSettingId }] = fittingRingSettings.items;
  return { engagementRing: { ringSettingId, diamondId: stone.id, ringSize: null, engraving } };
}

test('shows a shared wishlist to a visitor and another trader until the link is revoked', async ({
  page,
  browser,
  request,
}) => {
  const engraving = `Ann ${stamp}`;
  const set = `Shared ${stamp}`;
  await empty(trade.buyer);
  const [hidden] = (await trade.stones(1)) as [Stone];
  const [open] = (await trade.stones(1, { showToAll: true })) as [Stone];
  const [ofSet] = (await trade.stones(2, { lineSet: set })) as [Stone];
  await put(trade.buyer, 'Wishlist', [
    { diamondId: hidden.id },
    { diamondId: open.id },
    { lineSetDiamondId: ofSet.id },
    await engravedRing(engraving),
    ...(await trade.oneOfEach()),
  ]);
  await asBuyer(page, '/wishlist');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = new URL(await dialog.getByLabel('Link to your wishlist').inputValue());
  await expect(dialog.getByText(/^Works until/)).toBeVisible();
  await expectAccessible(page);

  await test.step('downloads a PDF of the wishlist without prices', async () => {
    const opened = page.waitForEvent('popup');
    const documentRequest = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/documents?token='));
    await dialog.getByRole('button', { name: 'Without prices' }).click();
    const pdf = await page.request.get((await documentRequest).url());
    await (await opened).close();
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('shows a visitor the visible wishlist items, in light and dark mode, on phone and desktop', async () => {
    const visitor = await newPage(browser);
    await visitor.setViewportSize(phone);
    await visitor.goto(url.pathname);
    await expect(visitor.getByRole('list', { name: 'Shared items' })).toContainText(open.number);
    await expect(visitor.getByText(/not visible to you/)).toBeVisible();
    await expect(visitor.getByText(hidden.number)).toHaveCount(0);
    await expect(visitor.getByText(shopper.email)).toHaveCount(0);
    await expectToFitEverywhere(visitor);
    await visitor.context().close();
  });

  await test.step('lets a trader add a stone to the wishlist, and a stone, a set and the ring to the cart', async () => {
    await empty(await graphqlOf(request, customer));
    const trader = await newPage(browser);
    await openSession(trader, customer);
    await trader.goto(url.pathname);
    const line = trader.getByRole('listitem').filter({ hasText: hidden.number });
    // 1,010.00 plus a markup of 15 %.
    await expect(line).toContainText('$1,161.50');
    await line.getByRole('button', { name: /^Add .* to wishlist/ }).click();
    await expect(line.getByRole('button', { name: 'On your wishlist' })).toBeDisabled();

    const shared = trader.getByRole('list', { name: 'Shared items' });
    await expect(shared.getByText(`Line set ${set}: 2 stones`)).toBeVisible();
    for (const text of [hidden.number, set, engraving]) {
      const line = shared.locator('> li').filter({ hasText: text });
      await line.getByRole('button', { name: /^Add .* to cart$/ }).click();
      await expect(line.getByRole('link', { name: 'In cart' })).toBeVisible();
    }
    await goTo(trader, '/cart');
    await expect(linesOf(trader, 'Your cart')).toHaveCount(3);
    for (const text of [hidden.number, set, engraving]) {
      await expect(trader.getByRole('list', { name: 'Your cart' })).toContainText(text);
    }
    await goTo(trader, url.pathname);
    await expect(shared.getByRole('link', { name: 'In cart' })).toHaveCount(3);
    await trader.context().close();
  });

  await test.step('does not open a shared wishlist after the link is revoked', async () => {
    await dialog
      .getByRole('button', { name: /^Revoke the link/ })
      .first()
      .click();
    await expect(page.getByText('Link revoked')).toBeVisible();
    const visitor = await newPage(browser);
    await visitor.goto(url.pathname);
    await expect(visitor.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.context().close();
  });
});

import { expect, type Page } from '@playwright/test';
import { countLayoutShifts, layoutShiftOf, untilLoaded } from '../support/loading.ts';
import { asBuyer, asItems, empty, openTrade, put, stamp } from './buying/trade.ts';
import { asksFor, graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { test } from './reused-context.ts';
import { expectAccessible } from './support.ts';

/** Delays the responses to an operation until the returned function is called. */
async function holdBack(page: Page, operation: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(graphqlEndpoint, async (route) => {
    if (asksFor(route.request(), operation)) await isReleased;
    await route.continue();
  });
  return release;
}

const links = (page: Page) => page.locator('main a[href^="/diamond/"]');

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`shows placeholders on a ${device} with a slow network, and renders rows without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await countLayoutShifts(page);
    const release = await holdBack(page, 'DiamondList');
    await page.goto('/diamonds/white');
    const boxes = page.getByRole('status', { name: 'Loading' }).locator('[aria-hidden]').first();
    await expect(boxes).toHaveCSS('animation-delay', '0.2s');
    await expect(boxes).toHaveCSS('opacity', '1');
    await expect(links(page)).toHaveCount(0);
    release();
    await expect(links(page).first()).toBeVisible();
    await untilLoaded(page);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}

test('shows the previous rows as disabled while new rows are loading', async ({ page }) => {
  await page.goto('/diamonds/white');
  await untilLoaded(page);
  const first = links(page).first();
  const before = await first.innerText();
  const release = await holdBack(page, 'DiamondList');
  await page.getByRole('link', { name: /^Next/ }).first().click();
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toHaveText(before);
  await first.click({ force: true });
  await expect(page).toHaveURL(/\/diamonds\/white\?.*page=2/);
  release();
  await expect(first).not.toHaveText(before);
  await untilLoaded(page);
  await first.click();
  await expect(page).toHaveURL(/\/diamond\//);
});

test('shows a loading state for a stone, and renders the stone without a layout shift', async ({ page }) => {
  await page.goto('/diamonds/white');
  const address = await links(page).first().getAttribute('href');
  await countLayoutShifts(page);
  const release = await holdBack(page, 'DiamondDetail');
  await page.goto(address ?? '');
  await expect(page.getByRole('status').getByText('Loading')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilLoaded(page);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('prevents a duplicate order on a slow network, and places one order even if the response is lost', async ({
  page,
  request,
}) => {
  const trade = await openTrade(request);
  await empty(trade.buyer);
  const stones = await trade.stones(2);
  await put(trade.buyer, 'Cart', asItems(stones));
  const orderCount = async (): Promise<number> =>
    (await trade.buyer('{ myOrders(page: { size: 1 }) { total } }')).myOrders.total;
  const before = await orderCount();
  await asBuyer(page, '/cart/review');
  await page.getByLabel('Your reference').fill(`SLOW-${stamp}`);

  // The order reaches the server, but the connection fails before the response arrives.
  const sent: object[] = [];
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(graphqlEndpoint, async (route) => {
    const { operationName, variables } = operationIn(route.request());
    if (operationName !== 'PlaceOrder') return route.fallback();
    sent.push(Object(variables?.input));
    if (sent.length > 1) return route.fallback();
    await isReleased;
    await route.fetch();
    return route.abort('connectionreset');
  });

  await test.step('disables the button and the form while the order is being sent', async () => {
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    const underWay = page.getByRole('button', { name: 'Ordering…' });
    await expect(underWay).toBeDisabled();
    await underWay.click({ force: true });
    await page.getByLabel('Your reference').press('Enter');
    expect(sent).toHaveLength(1);
  });

  await test.step('does not claim that nothing was ordered, although the cart is empty', async () => {
    const cartIsRead = page.waitForResponse(
      async (response) =>
        asksFor(response.request(), 'CartLines') && (await response.json()).data?.cart?.lines?.length === 0,
    );
    release();
    const notice = page.getByRole('alert').filter({ hasText: 'We could not confirm that your order reached us' });
    await expect(notice).toBeFocused();
    await cartIsRead;
    await expect(page.getByText('Your order was not placed')).toHaveCount(0);
    await expect(page.getByText('no longer in your cart')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Lines to order' })).toContainText(stones[0]?.number ?? '');
    await expectAccessible(page);
  });

  await test.step('opens the existing order if the order is sent again', async () => {
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
    await expect(page.getByText('Thank you. Your order has been placed')).toBeVisible();
    await expect(page.getByText(`SLOW-${stamp}`).first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ordered items' }).getByRole('listitem')).toHaveCount(2);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(await orderCount()).toBe(before + 1);
  });
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { administrator, expectAccessible, expectNoSidewaysScroll, graphqlOf, shopper, signIn } from '../support.ts';

/** Buying: wishes, a cart, a review, an order, and ordering again, while others buy and the house changes prices. */

const stamp = String(Date.now()).slice(-6);
/** Both sizes and both schemes, without every pair of them. */
const looks = [
  [{ width: 390, height: 844 }, 'light'],
  [{ width: 1440, height: 900 }, 'dark'],
] as const;

type Api = Awaited<ReturnType<typeof graphqlOf>>;

let house: Api;
let buyer: Api;
let made = 0;

test.beforeEach(async ({ request }) => {
  house = await graphqlOf(request, administrator);
  buyer = await graphqlOf(request, shopper);
});

/** Takes everything out of the buyer's lists. */
async function empty(api: Api): Promise<void> {
  const { wishlist, cart } = await api('{ wishlist { lines { id } } cart { lines { id } } }');
  for (const [name, { lines }] of [
    ['Wishlist', wishlist],
    ['Cart', cart],
  ] as const) {
    if (lines.length === 0) continue;
    await api(
      `mutation ($input: RemoveFrom${name}Input!) { removeFrom${name}(input: $input) { problems { message } } }`,
      {
        input: { lineIds: lines.map(({ id }: { id: string }) => id) },
      },
    );
  }
}

interface Stone {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

/** New stones of the house at 1,000.00 each. */
async function stones(count: number, facts: object = {}): Promise<readonly Stone[]> {
  const all: Stone[] = [];
  for (let index = 0; index < count; index++) {
    const number = `BUY-${stamp}-${++made}`;
    const { createDiamond } = await house(
      'mutation ($input: CreateDiamondInput!) { createDiamond(input: $input) { diamond { id version } } }',
      {
        input: {
          diamond: {
            ...{ stockNumber: number, shapeId: '1', carats: 1.01, colorId: '1', clarityId: '2', laboratoryId: '1' },
            ...{ certificateNo: `88${stamp}${made}`, pricePerCarat: 1000, isActive: true },
            ...facts,
          },
        },
      },
    );
    all.push({ ...createDiamond.diamond, number });
  }
  return all;
}

const put = (api: Api, list: 'Cart' | 'Wishlist', items: readonly object[]) =>
  api(`mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { message } } }`, {
    input: { items },
  });

const reprice = ({ id, version }: Stone, pricePerCarat: number) =>
  house('mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }', {
    input: { id, expectedVersion: version, set: { pricePerCarat } },
  });

const suspend = (id: string) =>
  house('mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { id } } }', {
    input: { kind: 'DIAMOND', id, isActive: false },
  });

/** One item of each kind of stock of the demo that a visitor sees or not, as lists take it. */
async function oneOfEach(): Promise<readonly object[]> {
  const found = await buyer(`{
    meleeLots(page: { size: 1 }) { items { id } }
    bracelets(page: { size: 1 }) { items { id } }
    eternityRings(page: { size: 1 }) { items { id } }
    jewelleryPieces(page: { size: 20 }) { items { id availability } }
    customNecklaces(page: { size: 1 }) { items { id } }
  }`);
  const idOf = (list: string): string => found[list].items[0].id;
  const piece = found.jewelleryPieces.items.find(
    ({ availability }: { availability: string }) => availability === 'FOR_SALE',
  );
  return [
    { melee: { meleeId: idOf('meleeLots'), carats: 0.5 } },
    { braceletId: idOf('bracelets') },
    { eternityRingId: idOf('eternityRings') },
    { jewelleryPieceId: piece.id },
    { customNecklaceId: idOf('customNecklaces') },
  ];
}

const linesOf = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('button', { name: /^Remove / });

async function asBuyer(page: Page, path: string): Promise<void> {
  await signIn(page, shopper);
  await page.goto(path);
}

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('what changes while the buyer reviews is told line by line, and one click goes on without it', async ({
  page,
}) => {
  await empty(buyer);
  const [kept, dearer, gone, late] = (await stones(4)) as [Stone, Stone, Stone, Stone];
  await put(
    buyer,
    'Cart',
    [kept, dearer, gone, late].map(({ id }) => ({ diamondId: id })),
  );
  await asBuyer(page, '/cart');

  await test.step('the cart leads to the review', async () => {
    await page.getByRole('link', { name: 'Review the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeFocused();
    await expect(page.getByRole('list', { name: 'To be ordered' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
  });

  await test.step('another price and a stone that is gone show by themselves, and hold the order', async () => {
    await reprice(dearer, 1500);
    await suspend(gone.id);
    const notice = page.getByRole('alert').filter({ hasText: 'This has changed while you were looking' });
    await expect(notice).toContainText(gone.number);
    await expect(notice).toContainText('no longer for sale');
    await expect(notice).toContainText('$1,010.00');
    await expect(notice).toContainText('$1,515.00');
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await expectAccessible(page);
    await notice.getByRole('button', { name: /^Go on with the other 3 lines at \$/ }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'To be ordered' })).not.toContainText(gone.number);
  });

  await test.step('what somebody else takes at the last moment refuses the order, and one click orders the rest', async () => {
    // The page hears nothing of it until it orders.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query CartLines') ? route.abort() : route.continue(),
    );
    await suspend(late.id);
    await page.getByLabel('Your reference').fill(`REV-${stamp}`);
    await page.getByRole('button', { name: 'Place order' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing was ordered' });
    await expect(notice).toContainText(late.number);
    await expect(notice).not.toContainText(kept.number);
    await page.unroute('**/graphql');
    await notice.getByRole('button', { name: /^Order the other 2 lines at \$2,525\.00$/ }).dblclick();
    await expect(page.getByText('Thank you, your order is placed')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ordered items' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(`REV-${stamp}`).first()).toBeVisible();
  });

  await test.step('going back does not lead to a second order; what was left out is still in the cart', async () => {
    await page.goto('/cart/review');
    await expect(page.getByRole('heading', { name: 'There is nothing to order' })).toBeVisible();
    await page.goto('/cart');
    await expect(linesOf(page, 'Your cart')).toHaveCount(2);
    await expect(page.getByText('This is no longer for sale.').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('groups have their sums; whatever is removed or moved can be undone', async ({ page }) => {
  await empty(buyer);
  const [first, second] = (await stones(2)) as [Stone, Stone];
  await put(buyer, 'Wishlist', [{ diamondId: first.id }, { diamondId: second.id }, ...(await oneOfEach())]);
  await asBuyer(page, '/wishlist');
  const wishes = linesOf(page, 'Your wishes');
  await expect(wishes).toHaveCount(7);
  for (const group of ['Loose stones', 'Melee', 'Rings', 'Jewellery']) {
    await expect(
      page.getByRole('list', { name: 'Your wishes' }).getByRole('heading', { level: 2, name: group }),
    ).toBeVisible();
  }
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Loose stones' }) }),
  ).toContainText('2 lines, 2.020 ct $2,020.00');

  await test.step('another price since it was wished is shown beside the new one', async () => {
    await reprice(first, 900);
    await page.reload();
    const line = page.getByRole('listitem').filter({ hasText: first.number }).last();
    await expect(line).toContainText('$909.00');
    await expect(line.locator('s')).toHaveText('$1,010.00');
  });

  await test.step('each kind comes back after it was removed, and all of them together', async () => {
    for (let index = 0; index < 7; index++) {
      const name = (await wishes.nth(index).getAttribute('aria-label')) ?? '';
      await wishes.nth(index).click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Check all' }).click();
    await page.getByRole('button', { name: 'Remove checked' }).click();
    await expect(page.getByText('Nothing wished yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(wishes).toHaveCount(7);
  });

  await test.step('wishes go into the cart and out again', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Check all' }).click();
    await page.getByRole('button', { name: 'Add checked to cart' }).click();
    await expect(page.getByText('7 lines added to your cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'In cart' })).toHaveCount(6);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('link', { name: 'In cart' })).toHaveCount(0);
  });

  await test.step('a line of the cart goes to the wishlist, and comes back', async () => {
    await empty(buyer);
    await put(buyer, 'Cart', [{ diamondId: first.id }, { diamondId: second.id }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Move to wishlist' }).first().click();
    await expect(linesOf(page, 'Your cart')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(linesOf(page, 'Your cart')).toHaveCount(2);
    await page.goto('/wishlist');
    await expect(page.getByText('Nothing wished yet')).toBeVisible();
  });
});

test('a shared wishlist is read by a visitor and by another trader, until it is ended', async ({ page, browser }) => {
  await empty(buyer);
  const [hidden] = (await stones(1)) as [Stone];
  const [open] = (await stones(1, { showToAll: true })) as [Stone];
  await put(buyer, 'Wishlist', [{ diamondId: hidden.id }, { diamondId: open.id }, ...(await oneOfEach())]);
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
    await signIn(trader, { email: 'customer@example.com', password: 'demo-Customer-1' });
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

/** Presses Tab until something has the focus; fails when it never gets it. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nobody gets to ${name} by keyboard`);
}

test('from the wish to the order and to ordering again by keyboard alone', async ({ page }) => {
  await empty(buyer);
  const [wished] = (await stones(1)) as [Stone];
  const [melee] = await oneOfEach();
  await put(buyer, 'Wishlist', [{ diamondId: wished.id }, melee ?? {}]);
  await asBuyer(page, '/wishlist');

  await tabTo(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'In cart' })).toBeVisible();
  await tabTo(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/added to your cart/).last()).toBeVisible();
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
  await expect(page.getByText('Thank you, your order is placed')).toBeVisible();

  await tabTo(page, 'button', /^Order again$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 2 lines are in your cart');
  await expect(dialog.getByRole('list', { name: 'What cannot be had' })).toContainText(wished.number);
  await expect(dialog.getByRole('link', { name: 'See similar' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'link', /^To the cart$/);
  await page.keyboard.press('Enter');
  await expect(linesOf(page, 'Your cart')).toHaveCount(1);
});

test('every page of buying fits a phone and a desktop, in light and dark', async ({ browser }) => {
  await empty(buyer);
  const own = await stones(2);
  const items = [...own.map(({ id }) => ({ diamondId: id })), ...(await oneOfEach())];
  await put(buyer, 'Wishlist', items);
  await put(buyer, 'Cart', items);
  const { myOrders } = await buyer('{ myOrders { items { id } } }');
  const paths = ['/wishlist', '/cart', '/cart/review', '/account/orders', `/account/orders/${myOrders.items[0].id}`];
  const page = await newPage(browser);
  await signIn(page, shopper);
  for (const path of paths) {
    for (const [size, colorScheme] of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
  await page.context().close();
  await empty(buyer);
});

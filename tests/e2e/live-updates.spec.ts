import { expect, type Page, type Request } from '@playwright/test';
import { graphqlEndpoint, operationIn } from './graphql-requests.ts';
import { test } from './reused-context.ts';
import { administrator, graphqlOf, isStream, openLive, openSession, shopper } from './support.ts';

type Run = Awaited<ReturnType<typeof graphqlOf>>;

const changeStock = (run: Run, ids: readonly string[], change: object) =>
  run('mutation ($input: ChangeStockInput!) { changeStock(input: $input) { changed } }', {
    input: { change: { diamonds: { ids, ...change } } },
  });

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') });

interface Stone {
  id: string;
  stockNumber: string;
  price: { total: number };
}

async function someStone(run: Run, index: number): Promise<Stone> {
  const { diamonds } = await run(
    '{ diamonds(filter: { collection: WHITE }, sort: [{ field: CARATS, direction: ASC }], page: { index: 0, size: 36 }) { items { id stockNumber price { total } } } }',
  );
  return diamonds.items[index];
}

const inWords = (amount: number): string => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount);

test('updates the price and status of a stone in an open list and on its page, and keeps the focus', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const trader = await graphqlOf(request, shopper);
  await openSession(page, shopper);
  await openLive(page, '/diamonds/white');
  const visibleRows = rows(page);
  await expect(visibleRows.first()).toBeVisible();
  const [first = ''] = await visibleRows
    .locator('a[href^="/diamond/"]')
    .evaluateAll((links) => links.map((a) => a.textContent ?? ''));
  const read = async (): Promise<Stone> =>
    (
      await trader('query ($n: String!) { diamond(ref: { stockNumber: $n }) { id stockNumber price { total } } }', {
        n: first,
      })
    ).diamond;
  const stone = await read();
  const stonePage = await page.context().newPage();
  await stonePage.goto(`/diamond/${stone.stockNumber}`);
  await expect(stonePage.getByRole('heading', { level: 1 })).toBeVisible();
  await stonePage.mouse.click(1, 1);
  await page.bringToFront();

  const row = visibleRows.filter({ hasText: stone.stockNumber });
  const next = visibleRows.nth(1);
  await next.focus();
  await changeStock(graphql, [stone.id], { price: { amount: 7.77 } });
  try {
    const repriced = await read();
    expect(repriced.price.total).not.toBe(stone.price.total);
    await expect(row).toContainText(inWords(repriced.price.total));
    await expect(page.getByText(`${stone.stockNumber} has changed.`)).toBeAttached();
    await expect(next).toBeFocused();
    await stonePage.bringToFront();
    await expect(stonePage.getByText(inWords(repriced.price.total)).first()).toBeVisible();
    await changeStock(graphql, [stone.id], { set: { isActive: false } });
    await expect(stonePage.getByText('Stone not found')).toBeVisible();
    await page.bringToFront();
    await expect(row).toHaveCount(0);
    await changeStock(graphql, [stone.id], { set: { isActive: true } });
    await expect(row).toBeVisible();
  } finally {
    await changeStock(graphql, [stone.id], { set: { isActive: true } });
    await changeStock(graphql, [stone.id], { price: { amount: -7.77 } });
  }
});

test('shows an administrator a notice of a new order, updates the list, and opens the order', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const trader = await graphqlOf(request, shopper);
  const stone = await someStone(trader, 3);
  await openSession(page, administrator);
  await openLive(page, '/admin/orders');
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.focus();
  const { placeOrder } = await trader(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id version buyer { name } } } }',
    { input: { idempotencyKey: `live-${Date.now()}`, items: [{ diamondId: stone.id }] } },
  );
  const { id, version, buyer } = placeOrder.order;
  try {
    const notice = page.getByRole('status').filter({ hasText: `New order ${id} from ${buyer.name}` });
    await expect(notice).toBeVisible();
    await expect(search).toBeFocused();
    await expect(rows(page).filter({ hasText: buyer.name }).first()).toContainText(id);
    await notice.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`open=${id}`));
  } finally {
    await graphql('mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { orderId } }', {
      input: { id, expectedVersion: version },
    });
  }
});

test('keeps input and focus in an open record if another user saves a field that is not shown in lists', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const { id } = await someStone(graphql, 7);
  const read = async (): Promise<{ version: number; comment: string | null }> =>
    (await graphql('query ($id: ID!) { diamond(ref: { id: $id }) { version comment } }', { id })).diamond;
  const save = async (comment: string | null) =>
    graphql('mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { __typename } }', {
      input: { id, expectedVersion: (await read()).version, set: { comment } },
    });
  const before = (await read()).comment;
  await openSession(page, administrator);
  await openLive(page, `/admin/diamonds?open=${id}`);
  const typed = page.getByRole('dialog').getByLabel('Comment');
  await typed.fill('Mine');
  try {
    await save('Theirs');
    const conflict = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Another user changed this' });
    await expect(conflict.getByRole('row', { name: /Comment/ })).toContainText('Theirs');
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue('Mine');
  } finally {
    await save(before);
  }
});

test('shares one event stream between tabs, and reconnects from another tab when the first tab is closed', async ({
  page,
}) => {
  await openSession(page, shopper);
  const streams: Request[] = [];
  page.context().on('request', (sent) => {
    if (isStream(sent)) streams.push(sent);
  });
  await openLive(page, '/melee');
  const second = await page.context().newPage();
  await second.goto('/diamonds/white');
  await second.getByRole('heading', { level: 1 }).first().waitFor();
  // The second tab requests the lock and waits for it.
  await expect
    .poll(async () => {
      await second.mouse.click(1, 1);
      return second.evaluate(async () => (await navigator.locks.query()).pending?.length);
    })
    .toBe(1);
  expect(streams).toHaveLength(1);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
});

test('refetches an open list after an event stream interruption if its stock or prices have changed', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const trader = await graphqlOf(request, shopper);
  const { currentUser } = await trader('{ currentUser { id } }');
  await openSession(page, shopper);
  await openLive(page, '/diamonds/white');
  const stone = rows(page)
    .filter({ has: page.locator('a[href^="/diamond/"]') })
    .first();
  const before = (await stone.textContent()) ?? '';
  const { addUserMarkup } = await graphql(
    'mutation ($input: AddUserMarkupInput!) { addUserMarkup(input: $input) { markup { id } } }',
    { input: { userId: currentUser.id, markup: { percent: 50 } } },
  );
  try {
    // The server ends the stream of a user when the user's markups change. The client refetches the list after it has
    // reconnected.
    await expect(stone).not.toHaveText(before);
  } finally {
    await graphql('mutation ($input: RemoveUserMarkupInput!) { removeUserMarkup(input: $input) { __typename } }', {
      input: { markupId: addUserMarkup.markup.id },
    });
  }
});

test('works without an event stream and does not poll', async ({ page }) => {
  await page.clock.install();
  let attempts = 0;
  await page.route('**/graphql/stream', async (route) => {
    attempts += 1;
    await route.abort();
  });
  await openSession(page, shopper);
  await page.goto('/diamonds/white');
  await expect(rows(page).first()).toBeVisible();
  await page.mouse.click(1, 1);
  await page.clock.runFor(10_000);
  await expect.poll(() => attempts).toBeGreaterThan(0);
  const last = await rows(page).first().textContent();
  await page.getByRole('link', { name: 'Melee', exact: true }).first().click();
  await expect(rows(page).first()).not.toHaveText(last ?? '');
  const queries: string[] = [];
  page.on('request', (sent) => {
    if (graphqlEndpoint.test(sent.url())) queries.push(operationIn(sent).operationName ?? '');
  });
  const reconnects = attempts;
  // Advances the clock by less than 15 minutes, because the client checks for a new version after 15 minutes. An attempt
  // that is in progress ends only between two steps, and the next one follows after a delay.
  await page.clock.runFor(420_000);
  for (let minute = 0; minute < 7; minute++) {
    await expect(rows(page).first()).toBeVisible();
    await page.clock.runFor(60_000);
  }
  expect(attempts).toBeGreaterThan(reconnects);
  expect(queries).toEqual([]);
});

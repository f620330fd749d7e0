import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { test } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  graphqlOf,
  openSession,
  phone,
  pushAddress,
  shopper,
} from './support.ts';

interface Filter {
  readonly id: string;
  readonly field: string;
  readonly version: number;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

const readSettings = `query ($pageName: String!) {
  pageSettings(pageName: $pageName) {
    version title columns pageSize isVisible defaultSort { field direction }
    filters { id field version options { id label } }
  }
}`;
const writeSettings = `mutation ($input: UpdatePageSettingsInput!) {
  updatePageSettings(input: $input) { pageSettings { version } }
}`;

/** Changes the settings of a page, based on their current version. */
async function setPage(run: Awaited<ReturnType<typeof graphqlOf>>, pageName: string, set: object): Promise<void> {
  const { pageSettings } = await run(readSettings, { pageName });
  await run(writeSettings, { input: { pageName, expectedVersion: pageSettings.version, set } });
}

async function sections(page: Page): Promise<string[]> {
  return page.getByRole('complementary', { name: 'Filters' }).locator('summary').allInnerTexts();
}

test('applies page settings in the storefront: columns, sort, page size, filters and filter options', async ({
  page,
  request,
}) => {
  const run = await graphqlOf(request, administrator);
  const { pageSettings: before } = await run(readSettings, { pageName: 'studs' });
  const filterOf = (field: string): Filter => before.filters.find((each: Filter) => each.field === field);
  const [clarity, carats] = [filterOf('clarityIds'), filterOf('carats')];
  const [best, next, ...others] = clarity.options;

  await setPage(run, 'studs', {
    title: 'Pairs for the Ears',
    columns: ['price.total', 'stockNumber', 'clarity'],
    pageSize: 7,
    defaultSort: { field: 'TOTAL_PRICE', direction: 'DESC' },
    filterIds: [clarity.id, carats.id],
  });
  const { pageSettings: moved } = await run(readSettings, { pageName: 'studs' });
  const { version } = moved.filters.find(({ id }: Filter) => id === clarity.id);
  await run('mutation ($input: UpdatePageFilterInput!) { updatePageFilter(input: $input) { filter { id } } }', {
    input: { id: clarity.id, expectedVersion: version, set: { label: 'Purity' } },
  });
  for (const { id } of others) {
    await run(
      'mutation ($input: DeletePageFilterOptionInput!) { deletePageFilterOption(input: $input) { optionId } }',
      { input: { id } },
    );
  }
  for (const [position, option] of [next, best].entries()) {
    const set = option === next ? { position, label: 'Nearly pure' } : { position };
    await run(
      'mutation ($input: UpdatePageFilterOptionInput!) { updatePageFilterOption(input: $input) { option { id } } }',
      { input: { id: option?.id, set } },
    );
  }

  await openSession(page, shopper);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/diamonds/studs?view=table');
  await expect(page.getByRole('heading', { level: 1, name: 'Pairs for the Ears' })).toBeVisible();
  await expect(page).toHaveTitle('Pairs for the Ears | Facet');
  // The stock number is always in the first column, because it identifies the row.
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText(['Stock #', 'Total, $', 'Clarity']);
  await expect(page.getByRole('row')).toHaveCount(1 + 7);
  await expect(page.getByRole('columnheader', { name: 'Total, $' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => sections(page)).toEqual(['Purity', 'Carats', 'Stock or report numbers']);
  const purity = page.getByRole('group', { name: 'Purity' }).getByRole('button');
  await expect(purity).toHaveText([/^Nearly pure/, new RegExp(`^${best?.label}`)]);
  await purity.first().click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Purity: Nearly pure');

  // Users can choose from the columns that the page settings allow.
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns and row height' });
  await expect(choice.getByRole('checkbox')).toHaveCount(2);
  await choice.getByText('Clarity', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Clarity' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText(['Stock #', 'Total, $']);

  await setPage(run, 'studs', { isVisible: false });
  await page.goto('/diamonds/studs');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Not Found | Facet');

  await setPage(run, 'studs', {
    title: before.title,
    columns: before.columns,
    pageSize: before.pageSize,
    defaultSort: before.defaultSort,
    isVisible: true,
    filterIds: before.filters.map(({ id }: Filter) => id),
  });
});

test('lists stones by pasted stock numbers in the pasted order, filters colors by hue, and compares checked stones', async ({
  page,
}) => {
  await openSession(page, shopper);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/diamonds/fancy?view=table');
  const names = page.getByRole('row').getByRole('link');
  await expect(names.first()).toBeVisible();
  const [first = '', second = ''] = await names.allInnerTexts();

  await pushAddress(page, `/diamonds/fancy?view=table&no=${second}+nowhere-1+${first}&sort=no`);
  await expect(names).toHaveText([second, first]);
  await expect(page.getByText('1 number was not found on this page')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare stones' });
  await expect(comparison.getByRole('link', { name: first })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await pushAddress(page, '/diamonds/fancy?view=table&color=Yellow');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Colour: Yellow');
  const colors = page.getByRole('gridcell').filter({ hasText: /^Fancy .*/ });
  const yellow = colors.filter({ hasText: 'Yellow' });
  await expect(yellow.nth(5)).toBeVisible();
  await expect(colors.filter({ hasText: /Pink|Blue|Brown$/ })).toHaveCount(0);
});

const readList = async (page: Page) => ({
  rows: await page.getByRole('row').getByRole('link').allInnerTexts(),
  chips: await page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts(),
  search: new URL(page.url()).search,
});

for (const { area, person, path, field, typed, column, opened } of [
  {
    area: 'shop',
    person: shopper,
    path: '/diamonds/white?view=table',
    field: 'Carats, from, ct',
    typed: ['0.', '5'],
    column: 'Total, $',
    opened: /\/diamond\//,
  },
  {
    area: 'back office',
    person: administrator,
    path: '/admin/diamonds',
    field: 'Search',
    typed: ['W-1', '0'],
    column: 'Carat',
    opened: /open=/,
  },
]) {
  test(`restores the filters, sort and page of a ${area} list after Back and after a reload`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openSession(page, person);
    let questions = 0;
    page.on('request', (request) => {
      questions += graphqlEndpoint.test(request.url()) ? 1 : 0;
    });
    await page.goto(path);
    await expect(page.getByRole('row').getByRole('link').first()).toBeVisible();
    const input = page.getByLabel(field, { exact: true });
    const chips = page.getByRole('list', { name: 'Active filters' });
    // Types with a pause after each part, during which the list updates.
    for (const part of typed) {
      await input.pressSequentially(part);
      await expect(chips.getByRole('listitem')).not.toHaveCount(0);
    }
    await expect(input).toHaveValue(typed.join(''));
    await expect(chips).toContainText(typed.join(''));
    await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=/);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const before = await readList(page);
    expect(before.rows.length).toBeGreaterThan(5);

    await page.getByRole('row').nth(5).getByRole('link').first().click();
    await expect(page).toHaveURL(opened);
    await page.goBack();
    await expect.poll(() => readList(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => readList(page)).toEqual(before);

    // Navigating back restores the state before typing: the search field is empty and the list is complete.
    for (const pattern of [/page=2/, /sort=/]) {
      await page.goBack();
      await expect(page).not.toHaveURL(pattern);
    }
    await expect(input).toHaveValue(typed.join(''));
    await page.goBack();
    await expect(chips.getByRole('listitem')).toHaveCount(0);
    await expect(input).toHaveValue('');
    // A list that alternates between two states would send requests endlessly.
    expect(questions).toBeLessThan(40);
  });
}

/**
 * Returns the price of 1.5 ct, calculated in whole cents. In floating point, `166.17 * 1.5` is slightly too low to be
 * rounded up.
 */
const priceOfOneAndAHalf = (perCarat: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    Math.round((Math.round(perCarat * 100) * 3) / 2) / 100,
  );

/** Expects that a list contains 1.5 ct of melee, with the stones drawn to scale. */
async function expectMeleeLine(page: Page, list: string): Promise<void> {
  const line = page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ hasText: /1\.5\S* ct melee, TTLB/ })
    // Excludes the list item that groups all melee lines.
    .filter({ hasNot: page.getByRole('listitem') });
  await expect(line.locator('svg circle')).toHaveCount(9);
}

interface Pair {
  readonly stockNumber: string;
  readonly set: { readonly members: readonly { readonly stockNumber: string }[] } | null;
}

test('finds melee through the menu on a phone, shows the price for an amount, and adds the amount to the wishlist', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openSession(page, shopper);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  // Searches only the menu, because the page and its footer also contain a link with this name.
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Melee', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Melee' })).toBeVisible();
  await expect(page).toHaveTitle('Melee | Facet');

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('group', { name: 'Colour' }).getByText('TTLB').click();
  await expect(page).toHaveURL(/colors=TTLB/);
  await page.getByRole('group', { name: 'Sieve size' }).getByText('Star, +2 −6.5').click();
  await expect(page).toHaveURL(/sieves=STAR/);
  await page.getByRole('button', { name: /^Show \d+ lots?$/ }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Colour: TTLB');
  // A phone shows cards by default, because a table would hide the price.
  await expect(page.getByRole('list', { name: 'lots' })).toHaveAttribute('aria-busy', 'false');
  const lots = page.getByRole('list', { name: 'lots' }).getByRole('link');
  await expect(lots.first()).toHaveText(/^TTLB, [\d.]+–[\d.]+ mm$/);

  await test.step('calculates and validates an amount on the melee card', async () => {
    const card = page.getByRole('list', { name: 'lots' }).getByRole('listitem').first();
    const cost = Number(/\$([\d,.]+)\/ct/.exec(await card.innerText())?.[1]?.replace(',', ''));
    const amount = card.getByLabel(/^Weight of .+ in carats$/);
    await amount.fill('99999');
    await amount.press('Enter');
    await expect(card.getByText(/^Enter at most/)).toBeVisible();
    await amount.fill('1.5');
    await expect(card.getByText(priceOfOneAndAHalf(cost), { exact: true })).toBeVisible();
  });

  await test.step('converts a melee amount between carats and stones', async () => {
    await lots.first().click();
    const lot = page.getByRole('dialog');
    await expect(lot.getByText('Available')).toBeVisible();
    const carats = lot.getByLabel('Carats');
    await carats.fill('1.5');
    const stones = lot.getByLabel('Stones');
    await expect(stones).toHaveValue(/^\d+$/);
    const count = await stones.inputValue();
    await stones.fill('1000');
    await expect(carats).not.toHaveValue('1.5');
    await carats.fill('1.5');
    await expect(stones).toHaveValue(count);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await lot.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(lot).toHaveCount(0);
  });

  await goTo(page, '/wishlist');
  await expectMeleeLine(page, 'Your wishlist');
});

test('adds an amount of melee in carats to the cart on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openSession(page, shopper);
  await page.goto('/melee?colors=TTLB&sieves=STAR');
  await page.getByText('Cards', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'lots' })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('list', { name: 'lots' }).getByRole('link').first().click();
  const lot = page.getByRole('dialog');
  await expect(lot.getByText('Available')).toBeVisible();
  const price = Number(
    (await lot.locator('dt', { hasText: '$/ct' }).locator('xpath=following-sibling::dd').innerText()).replace(',', ''),
  );
  const carats = lot.getByLabel('Carats');
  await carats.fill('99999');
  await lot.getByRole('button', { name: 'Add to cart' }).click();
  await expect(lot.getByText(/^Enter at most/)).toBeVisible();
  await carats.fill('1.5');
  await expect(lot.getByText(priceOfOneAndAHalf(price), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await lot.getByRole('button', { name: 'Add to cart' }).click();
  await expect(lot).toHaveCount(0);
  await goTo(page, '/cart');
  await expectMeleeLine(page, 'Your cart');
});

test('shows prices in lists of stones and orders on a phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, shopper);
  await page.goto('/diamonds/white');
  const stone = page.getByRole('list', { name: 'stones' }).getByRole('listitem').first();
  await expect(stone.getByText(/^\$[\d,]+\.\d\d$/)).toBeInViewport({ ratio: 1 });
  // Users can switch to the table.
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('grid', { name: 'stones' })).toBeVisible();

  await goTo(page, '/account/orders');
  await expect(page.getByRole('row').nth(1).getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('counts, selects and buys each line set or pair as one item, and exports the list', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSession(page, shopper);
  await page.goto('/diamonds/fancyShapeLines');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ lines$/ })).toBeVisible();
  const lines = page.getByRole('grid', { name: 'lines' });
  // The most important columns are visible next to the filters.
  for (const name of ['Disc., %', 'Total, $', 'Status']) {
    await expect(lines.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  await goTo(page, '/diamonds/white');
  for (const name of ['Disc., %', 'Total, $', 'Status']) {
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }

  // A pair is found by the stock number of either of its stones.
  const graphql = await graphqlOf(request, shopper);
  const { diamonds } = await graphql(`{
    diamonds(filter: { collection: MATCHING_PAIRS, asItems: true }) { items { stockNumber set { members { stockNumber } } } }
  }`);
  const pairs: Pair[] = diamonds.items;
  const pairMember = pairs.find(({ set }) => set !== null);
  const otherMember = pairMember?.set?.members.find(({ stockNumber }) => stockNumber !== pairMember.stockNumber);
  await goTo(page, `/diamonds/matchingPairs?view=table&no=${otherMember?.stockNumber}+nowhere-1`);
  await expect(page.getByRole('row').getByRole('link')).toContainText([pairMember?.stockNumber ?? '']);
  await page.getByRole('button', { name: 'Search all stock' }).click();
  await expect(page).toHaveURL(/\/search\?numbers=nowhere-1$/);

  await goTo(page, '/diamonds/matchingPairs?view=grid');
  const pair = page.getByRole('list', { name: 'pairs' }).getByRole('listitem').filter({ hasText: 'Pair' }).first();
  await expect(pair.getByText('Available')).toBeVisible();
  await pair.getByRole('button', { name: /^Add .* to wishlist/ }).click();
  await expect(pair.getByRole('button', { name: /^Add .* to wishlist/, pressed: true })).toBeVisible();
  await pair.getByRole('button', { name: /^Add .* to wishlist/ }).click();
  await expect(pair.getByRole('button', { name: /^Add .* to wishlist/, pressed: false })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByText('CSV', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^diamonds-[\d-]+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  // Closes the dialog, because content behind it is hidden from assistive technology.
  await page.keyboard.press('Escape');
  const count = Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /pairs$/ })
        .innerText()
    ).replace(/\D/g, ''),
  );
  expect(text.trim().split('\r\n')).toHaveLength(count + 1);
});

test('disables previous rows, offers a link that skips filters, collapses empty options, and aligns titles with the header at 1920 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/diamonds/white?view=table');
  const grid = page.getByRole('grid', { name: 'stones' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  const colors = page.getByRole('group', { name: 'Colour' });
  const few = await colors.getByRole('button', { name: /^[A-Z]/ }).count();
  await colors.getByRole('button', { name: /more$/ }).click();
  expect(await colors.getByRole('button', { name: /^[A-Z]/ }).count()).toBeGreaterThan(few);

  await page.getByRole('link', { name: 'Skip to the results' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await expect(page).not.toHaveURL(/#/);

  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(graphqlEndpoint, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await expect(grid.locator('tbody')).toHaveAttribute('inert');
  release();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(grid.locator('tbody')).not.toHaveAttribute('inert');
  await page.unroute(graphqlEndpoint);

  await page.setViewportSize({ width: 1920, height: 1080 });
  const leftEdge = async (element: Locator) => (await element.boundingBox())?.x;
  for (const address of [undefined, '/engagement-rings', '/contact']) {
    if (address) await goTo(page, address);
    const brand = await leftEdge(page.getByRole('banner').getByRole('link', { name: 'Facet' }));
    await expect.poll(() => leftEdge(page.getByRole('heading', { level: 1 })), address).toBe(brand);
  }
});

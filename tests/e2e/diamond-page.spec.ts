import { expect } from '@playwright/test';
import { test } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStructure,
  goTo,
  graphqlOf,
  openLive,
  openSession,
  phone,
  shopper,
} from './support.ts';

interface ListedDiamond {
  diamonds: { items: { id: string; stockNumber: string }[] };
}

interface Line {
  readonly id: string;
}

const FOUND = `query ($filter: DiamondFilter!, $place: Int!) {
  diamonds(filter: $filter, page: { index: $place, size: 1 }) { items { id stockNumber } }
}`;

test('explains the price and grades on a phone, saves a note on a desktop, and shares the stone', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, shopper);
  const { diamonds }: ListedDiamond = await graphql(FOUND, {
    filter: { collection: 'WHITE', statuses: ['AVAILABLE'], carats: { min: 0.3, max: 1 } },
    place: 0,
  });
  const number = diamonds.items[0]?.stockNumber ?? '';
  await page.setViewportSize(phone);
  await openSession(page, shopper);
  await page.goto(`/diamond/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Round [\d.]+ ct/ })).toBeVisible();

  // The price breakdown is visible.
  await expect(page.getByText(/^[\d.]+ ct at \$[\d,.]+ per carat\./)).toBeVisible();
  await expect(page.getByText(/^\$[\d,.]+, [\d,.]+% (below|above) list price$|at the list price$/)).toBeVisible();

  // The explanation of a grade opens by keyboard, and closing it restores the focus.
  const clarity = page.locator('dt', { hasText: 'Clarity grade' }).locator('xpath=following-sibling::dd');
  const grade = clarity.getByRole('button');
  await grade.press('Enter');
  const meaning = page.getByRole('dialog', { name: 'Explanation' });
  await expect(meaning).toContainText(/^[A-Z].+\.$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(clarity.getByRole('button')).toBeFocused();

  // A private note is saved and marks the stone in lists.
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel(/^Your note/).fill('For Ann');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('For Ann')).toBeVisible();
  await page.reload();
  await expect(page.getByText('For Ann')).toBeVisible();
  await expectStructure(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desktop);
  await goTo(page, `/diamonds/white?q=${number}`);
  await expect(page.getByLabel(/^Your note/).first()).toBeVisible();
  await goTo(page, `/diamond/${number}`);
  await page.getByRole('button', { name: 'Change your note' }).click();
  await page.getByLabel(/^Your note/).fill('');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible();

  // Similar stones have prices and links.
  const similar = page.getByRole('region', { name: 'Similar stones' });
  await expect(similar.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();

  // The links for sharing by email and messenger contain the full URL.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?subject=Round/);
  await expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/.*${encodeURIComponent(`/diamond/${number}`)}$`),
  );
  await page.keyboard.press('Escape');

  // The contact form refers to this stone.
  await page.getByRole('button', { name: 'Ask about this stone' }).click();
  await expect(page.getByRole('dialog')).toContainText(number);
  await page.keyboard.press('Escape');

  await similar.getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${number}$`));
});

test('updates an open diamond page when the stone is sold and when it becomes available again', async ({
  page,
  request,
}) => {
  const graphql = await graphqlOf(request, administrator);
  const { diamonds }: ListedDiamond = await graphql(FOUND, {
    filter: { collection: 'WHITE', statuses: ['AVAILABLE'], isActive: true, showToAll: true },
    place: 3,
  });
  const { id = '', stockNumber = '' } = diamonds.items[0] ?? {};
  const set = (status: string) =>
    graphql('mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { diamond { id } } }', {
      input: { id, status },
    });
  await openLive(page, `/diamond/${stockNumber}`);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  await set('SUSPENDED');
  await expect(add).toBeHidden();
  await expect(page.getByText('Not available').first()).toBeVisible();
  await set('AVAILABLE');
  await expect(add).toBeVisible();
});

test("adds an item to the visitor's cart after sign-in", async ({ page, request }) => {
  const graphql = await graphqlOf(request, shopper);
  const lines = async (): Promise<Line[]> => (await graphql('{ cart { lines { id } } }')).cart.lines;
  const before = await lines();
  const response = await request.post('/graphql', {
    data: { query: FOUND, variables: { filter: { collection: 'WHITE', carats: { max: 0.9 } }, place: 3 } },
  });
  const { data }: { data: ListedDiamond } = await response.json();
  await page.goto(`/diamond/${data.diamonds.items[0]?.stockNumber}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/diamond\//);
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();

  const [added] = (await lines()).filter(({ id }) => before.every((line) => line.id !== id));
  await graphql('mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { __typename } }', {
    input: { lineIds: [added?.id] },
  });
});

test('shows the details of a set and a parcel', async ({ page, request }) => {
  await openSession(page, shopper);
  const graphql = await graphqlOf(request, shopper);
  const first = async (filter: object) => {
    const { diamonds }: ListedDiamond = await graphql(FOUND, { filter, place: 0 });
    return `/diamond/${diamonds.items[0]?.stockNumber}`;
  };
  await page.goto(await first({ collection: 'FANCY_SHAPE_LINES', statuses: ['AVAILABLE'] }));
  await expect(page.getByRole('region', { name: /^Line set/ }).first()).toContainText('sold as a set');
  await expect(page.getByText('Per carat, on average')).toBeVisible();
  await expect(page.getByRole('button', { name: /set to cart$/ })).toBeVisible();
  await expectAccessible(page);

  await goTo(page, await first({ collection: 'PARCELS', statuses: ['AVAILABLE'] }));
  await expect(page.getByRole('heading', { level: 1, name: /^Parcel of \d+: / })).toBeVisible();
});

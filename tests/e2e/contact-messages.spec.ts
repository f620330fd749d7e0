import { expect, type Locator, type Page, test } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  goTo,
  graphqlOf,
  mailTo,
  openSession,
  phone,
  shopper,
} from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
let graphql: Awaited<ReturnType<typeof graphqlOf>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  graphql = await graphqlOf(page.request, administrator);
});
test.afterAll(() => closePage(page));

/** Unique per run, because the tests may run more than once on the same server. */
const name = `Ida ${process.pid}`;
const email = `ida.${process.pid}@example.com`;
const panel = (): Locator => page.getByRole('dialog');

/** Returns the ID and the stock number of an available item. */
async function anItem(): Promise<{ id: string; stockNumber: string }> {
  const { diamonds } = await graphql(
    '{ diamonds(filter: { statuses: [AVAILABLE], collection: WHITE }, page: { index: 0, size: 1 }) { items { id stockNumber } } }',
  );
  return diamonds.items[0];
}

test('finds, answers and closes a contact message', async () => {
  test.setTimeout(240_000);

  await test.step('filters contact messages by text and date', async () => {
    const { stockNumber } = await anItem();
    const data = {
      name,
      email,
      subject: 'How white?',
      message: 'Dear house,\nis it <b>white</b>?',
      about: { stockNumber },
    };
    expect((await page.request.post('/api/contact/send', { data })).ok()).toBe(true);
    await goTo(page, '/admin/messages');
    await page.getByRole('button', { name: 'Received' }).click();
    await page.getByLabel('Received, from').fill('2020-01-01');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/from 1 Jan 2020/)).toBeVisible();
    await page.getByPlaceholder('Name, email, subject or text').fill(email);
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Open');
    await expectAccessible(page);
  });

  await test.step('shows the item that the message is about, and emails an answer that quotes the message', async () => {
    const { stockNumber } = await anItem();
    await page.getByRole('link', { name }).click();
    await expect(panel().getByRole('link', { name: stockNumber })).toHaveAttribute('href', /\/admin\/diamonds\?open=/);
    await panel().getByRole('button', { name: 'Send answer' }).click();
    await expect(panel().getByText('Enter an answer')).toBeVisible();
    await panel().getByLabel(`To ${email}`).fill('Dear Ida,\nvery.');
    await expectAccessible(page);
    await panel().getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText(`The answer to ${name} will be sent shortly`)).toBeVisible();
    await expect(panel().getByRole('article')).toContainText('very.');
    const mail = await mailTo(email, /Re: How white\?/);
    expect(mail.text).toMatch(/^Dear Ida,\nvery\.[\s\S]*> is it <b>white<\/b>\?/);
    await expect(panel().getByRole('article')).toContainText('Sent');
  });

  await test.step('closes the message, and restores its status with Undo', async () => {
    const status = panel().getByRole('region', { name: 'Status' });
    await status.getByRole('button', { name: 'Close' }).click();
    await expect(status.getByText('Closed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status.getByText('Answered', { exact: true })).toBeVisible();
  });

  await test.step("shows another administrator's answer before sending, and keeps the input", async () => {
    const { contactMessages } = await graphql(
      'query ($text: String) { contactMessages(filter: { text: $text }) { items { id version } } }',
      { text: email },
    );
    const [{ id, version }] = contactMessages.items;
    await panel().getByLabel(`To ${email}`).fill('And flawless.');
    await graphql(
      'mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) { contactMessage { id } } }',
      { input: { id, expectedVersion: version, text: 'From a colleague.' } },
    );
    await panel().getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Error answering message')).toBeVisible();
    await expect(panel().getByRole('article').filter({ hasText: 'From a colleague.' })).toBeVisible();
    await expect(panel().getByLabel(`To ${email}`)).toHaveValue('And flawless.');
    await panel().getByRole('button', { name: 'Close (Esc)' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
  });
});

test("lists wishlist items at each user's prices, and filters and exports the list", async () => {
  const wish = await graphqlOf(page.request, shopper);
  const { id, stockNumber } = await anItem();
  await wish('mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }', {
    input: { items: [{ diamondId: id }] },
  });
  await goTo(page, '/admin/basket-items');
  await page.getByPlaceholder('Item or email').fill(stockNumber);
  const row = page.getByRole('row').filter({ hasText: stockNumber });
  await expect(row).toContainText('Diamond');
  await expect(row).toContainText(/\d\.\d\d/);
  await expect(row.getByRole('link', { name: stockNumber })).toHaveAttribute(
    'href',
    `/admin/diamonds?open=${id}&page=1`,
  );
  await expectAccessible(page);
  await page.setViewportSize(phone);
  for (const text of ['Available', /^[\d,]+\.\d\d$/]) {
    await expect(row.getByText(text).first()).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(desktop);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('basket-items.csv');
  await page.route(graphqlEndpoint, (route) => route.abort());
  await page.getByPlaceholder('Item or email').fill('nothing at all');
  await expect(page.getByText('Error fetching basket items')).toBeVisible();
  await page.unroute(graphqlEndpoint);
});

test('previews the example rings, and reports settings and stones that do not fit', async () => {
  await goTo(page, '/admin/example-rings');
  const engagement = page.getByRole('region', { name: 'Engagement ring' });
  await expect(engagement.getByRole('img')).toBeVisible();
  const { ringConfig } = await graphql('{ ringConfig { diamond { stockNumber } ringSetting { id } } }');
  const { unfitDiamonds } = await graphql(
    'query ($id: ID!) { unfitDiamonds(ringSettingId: $id, page: { index: 0, size: 1 }) { page { items { stockNumber } } } }',
    { id: ringConfig.ringSetting.id },
  );
  const unfit = unfitDiamonds.flatMap((group: { page: { items: { stockNumber: string }[] } }) => group.page.items)[0];
  await page.getByRole('combobox', { name: 'Diamond', exact: true }).fill(unfit.stockNumber);
  await page.getByRole('option').filter({ hasText: unfit.stockNumber }).first().click();
  await expect(engagement.getByText('these do not fit together')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Example rings saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const now = async () => (await graphql('{ ringConfig { diamond { stockNumber } } }')).ringConfig.diamond;
  await expect.poll(now).toEqual(ringConfig.diamond);
});

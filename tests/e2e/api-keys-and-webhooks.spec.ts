import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type APIResponse, expect, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectToFitEverywhere, graphqlOf, openSession, shopper } from './support.ts';

let page: Page;
test.beforeEach(async ({ browser }) => {
  page = await openPage(browser, { width: 1440, height: 900 });
});
test.afterEach(() => closePage(page));

/** Reads the complete feed with an API key. Returns the status and `hasMore` of the last response. */
async function readFeed(request: APIRequestContext, key: string): Promise<{ status: number; hasMore?: boolean }> {
  let cursor: string | null = null;
  for (;;) {
    const response: APIResponse = await request.post('/graphql', {
      headers: { authorization: `Bearer ${key}` },
      data: {
        query: 'query ($cursor: String) { stockFeed(types: [MELEE], first: 1000, cursor: $cursor) { cursor hasMore } }',
        variables: { cursor },
      },
    });
    const feed: { hasMore: boolean; cursor: string } | undefined = (await response.json()).data?.stockFeed;
    if (!feed?.hasMore) return { status: response.status(), ...(feed && { hasMore: feed.hasMore }) };
    cursor = feed.cursor;
  }
}

/** Returns the secret, which is displayed only once, and closes the dialog. */
async function readSecret(label: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  const text = (await dialog.getByLabel(label, { exact: true }).textContent()) ?? '';
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByText('I have saved the key').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  return text;
}

test('lets a trader create, use, rotate and revoke an API key', async ({ request }) => {
  const name = `Importer ${process.pid}`;
  await openSession(page, shopper);
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'API access' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API access' })).toBeFocused();
  const make = page.getByRole('button', { name: 'Create a key' });
  await make.click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Create key' });

  await dialog.getByText(/^Read stock/).click();
  await dialog.getByText(/^Read prices/).click();
  await send.click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByText(/^Read stock/).click();
  await dialog.getByText('Test', { exact: true }).click();
  await dialog.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n\nnowhere');
  await send.click();
  await expect(dialog.getByText('Entry 2: Must be an IP address or a range such as 192.0.2.0/24')).toBeInViewport();
  await expectAccessible(page);
  await dialog.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n::1');
  await send.click();
  await expect(dialog.getByText('Copy it now. It will not be shown again.')).toBeVisible();
  await expectAccessible(page);
  const first = await readSecret('Key');
  await expect(make).toBeFocused();

  expect(await readFeed(request, first)).toEqual({ status: 200, hasMore: false });
  const line = page.getByRole('list', { name: 'Keys' }).getByRole('listitem').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(line.getByText(/^Last used .+ from /)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(line).toContainText(`${first.slice(0, 14)}…${first.slice(-4)}`);
  await expect(line).toContainText('Read stock');
  await expect(line.getByText('Test', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: `Usage and budget of ${name}` }).click();
  await expect(line.getByText(/^Up to date/)).toBeVisible();
  await expect(line.getByRole('img', { name: /requests in 30 days, 0 with errors/ })).toBeVisible();
  await line.getByRole('button', { name: 'By day' }).click();
  await expect(line.getByRole('region', { name: 'Usage by day' })).toBeVisible();
  await expectToFitEverywhere(page);

  await line.getByRole('button', { name: `Rotate ${name}` }).click();
  await dialog.getByText('Stops immediately').click();
  await dialog.getByRole('button', { name: 'Rotate', exact: true }).click();
  await expect(dialog.getByText('The old key no longer works.')).toBeVisible();
  const second = await readSecret('New key');
  expect(await readFeed(request, first)).toEqual({ status: 401 });
  expect(await readFeed(request, second)).toEqual({ status: 200, hasMore: false });

  await line.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText(`${name} revoked`)).toBeVisible();
  await page.getByRole('button', { name: /revoked key/ }).click();
  const revoked = page.getByRole('list', { name: 'Revoked keys' });
  await expect(revoked.getByRole('listitem').filter({ hasText: name })).toContainText('Revoked');
  expect(await readFeed(request, second)).toEqual({ status: 401 });
});

test.describe('webhook endpoints with a local receiver', () => {
  let server: Server;
  const received: string[] = [];
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        received.push(body);
        response.end('Noted, thank you');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  test('lets a trader add a webhook endpoint, send a test message and see the response', async () => {
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const name = `Listener ${process.pid}`;
    await openSession(page, shopper);
    await page.goto('/account/programs');
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill(`http://me:secret@127.0.0.1:${port}/hook`);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByText('Test', { exact: true }).click();
    await dialog.getByText(/^Stock changed/).click();
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(
      dialog.getByText('Must not contain a user name or password, because messages are signed instead'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('URL').fill(`http://127.0.0.1:${port}/hook`);
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(dialog.getByLabel('Signing secret')).toHaveText(/^whsec_/);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const line = page.getByRole('list', { name: 'Endpoints' }).getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText('Test', { exact: true })).toBeVisible();
    await line.getByRole('button', { name: `Send a test to ${name}` }).click();
    await expect(dialog.getByText('The test was delivered')).toBeVisible();
    expect(received.map((body) => JSON.parse(body).type)).toEqual(['test']);
    const sent = dialog.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
    await sent.getByRole('button', { name: /^Message and responses: Test/ }).click();
    await expect(sent.getByLabel('Message', { exact: true })).toHaveText(received[0] ?? '');
    await expect(sent.getByLabel('Response', { exact: true })).toHaveText('Noted, thank you');
    await expect(sent.getByRole('list', { name: 'Attempts' })).toContainText(/: 200 in [\d,]+ ms/);
    await expectToFitEverywhere(page);
    await dialog.getByLabel('Status').selectOption('Failed');
    await expect(dialog.getByText('No messages match these filters.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(line.getByRole('button', { name: `Send a test to ${name}` })).toBeFocused();

    await line.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable endpoint' }).click();
    await expect(line.getByText('The owner or an administrator disabled the endpoint.')).toBeVisible();
    await line.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete endpoint' }).click();
    await expect(line).toHaveCount(0);
  });
});

test("lets an administrator change the request budget of a user's API key", async ({ request }) => {
  const name = `Budgeted ${process.pid}`;
  const graphql = await graphqlOf(request, shopper);
  const { currentUser } = await graphql('{ currentUser { id } }');
  await graphql('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }', {
    input: { name, scopes: ['STOCK_READ'] },
  });
  await openSession(page, administrator);
  await page.goto(`/admin/users?open=${currentUser.id}&tab=programs`);
  const line = page.getByRole('list', { name: 'Keys' }).getByRole('listitem').filter({ hasText: name });
  await line.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByLabel('Budget').fill('200000');
  await dialog.getByLabel('Refill per second').fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Must be high enough to restore the limit within an hour')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Refill per second').fill('2000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await line.getByRole('button', { name: `Usage and budget of ${name}` }).click();
  await expect(line.getByText('200,000, refilled at 2,000 per second')).toBeVisible();
  await expectAccessible(page);
});

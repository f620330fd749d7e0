import { expect, type Page, test } from '@playwright/test';
import { shopper, watch } from './support.ts';

/** Runs an operation in the explorer and returns the displayed result. */
async function run(page: Page, operation: string): Promise<string> {
  await page.locator('app-query-editor .cm-content').first().fill(operation);
  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await responded;
  const result = page.locator('app-query-result');
  await expect(result).toContainText('extensions');
  return result.innerText();
}

test('lets a visitor sign in, read the schema and run GraphQL operations without requests to other origins', async ({
  page,
  baseURL,
}) => {
  const { externalRequests, complaints } = watch(page, baseURL);

  await page.goto('/graphql');
  await expect(page.locator('app-query-editor').first()).toContainText('Run this operation');

  const { email, password } = shopper;
  const session = await run(
    page,
    `mutation { logIn(input: { email: "${email}", password: "${password}" }) { session { accessToken } } }`,
  );
  const [token = ''] = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(session.replaceAll('\n', '')) ?? [];

  await page.getByText('Auth', { exact: true }).click();
  await page.locator('nz-select').click();
  await page.locator('nz-option-item', { hasText: 'Bearer Token' }).click();
  const label = page.getByText('Bearer token');
  const field = label.locator('xpath=following::*[contains(@class, "cm-content")][1]');
  // The explorer applies a token shortly after it is entered, and ignores input until the form is ready.
  await expect(async () => {
    await page.getByText('Auth', { exact: true }).click();
    await field.fill(''); // so that the token is a change in each attempt
    await field.fill(token);
    await page.getByText('Query', { exact: true }).first().click();
    expect(await run(page, '{ currentUser { email } }')).toContain(email);
  }).toPass();

  await page.locator('[track-id="reload_docs"]').click();
  await page.getByRole('button', { name: 'Docs' }).click();
  await expect(page.locator('app-doc-viewer')).toContainText('Mutation');

  expect(externalRequests).toEqual([]);
  expect(complaints).toEqual([]);
});

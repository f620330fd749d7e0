import { expect, type Locator, type Page, test } from '@playwright/test';
import { shopper, watch } from './support.ts';

/**
 * Opens an operation in the API reference. The page renders only operations near the viewport, so the list is
 * filtered first.
 */
async function openCall(page: Page, path: string, operationId: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill(path);
  const operations = page.locator('.opblock');
  // The page applies the filter shortly after the input and then renders again.
  await expect(operations.filter({ hasNotText: path })).toHaveCount(0);
  const operation = page.locator(`[id$="-${operationId}"]`);
  await operation.locator('.opblock-summary-control').first().click();
  await expect(operation).toHaveClass(/is-open/, { timeout: 60_000 });
  return operation;
}

const responseOf = (call: Locator): Locator => call.locator('.live-responses-table');

// When an operation is opened, the page renders all operations, which takes seconds.
test.use({ actionTimeout: 60_000 });

test('lets a visitor sign in and send requests from the REST documentation without requests to other origins', async ({
  page,
  baseURL,
}) => {
  const { externalRequests, complaints } = watch(page, baseURL);

  await page.goto('/api/docs');
  // The page must first load and render the whole OpenAPI document.
  await expect(page.getByRole('heading', { name: /^Facet REST API/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();

  const login = await openCall(page, '/auth/login', 'postAuthLogin');
  await login.getByRole('textbox').first().fill(JSON.stringify(shopper));
  await login.getByRole('button', { name: 'Execute' }).click();
  await expect(responseOf(login)).toContainText('authorization: Bearer');

  const current = await openCall(page, '/users/current', 'getUsersCurrent');
  await current.getByRole('button', { name: 'Execute' }).click();
  await expect(responseOf(current)).toContainText(shopper.email);

  expect(externalRequests).toEqual([]);
  expect(complaints).toEqual([]);
});

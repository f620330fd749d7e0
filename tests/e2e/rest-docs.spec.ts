import { expect, type Locator, type Page, test } from '@playwright/test';
import { shopper, watch } from './support.ts';

/** Opens a call of the page, which draws only what is in sight, and answers its box. */
async function openCall(page: Page, path: string, operationId: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill(path);
  const call = page.locator(`[id$="-${operationId}"]`);
  // The page draws itself anew while it filters, and closes what was opened a moment before.
  await expect(async () => {
    await call.locator('.opblock-summary-control').first().click();
    await expect(call).toHaveClass(/is-open/, { timeout: 1_000 });
    await page.waitForTimeout(500);
    await expect(call).toHaveClass(/is-open/, { timeout: 1_000 });
  }).toPass();
  return call;
}

const answerOf = (call: Locator): Locator => call.locator('.live-responses-table');

test('a stranger signs in and calls on the page of the REST API, which asks nobody else for anything', async ({
  page,
  baseURL,
}) => {
  const { elsewhere, complaints } = watch(page, baseURL);

  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Facet REST API/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();

  const login = await openCall(page, '/auth/login', 'postAuthLogin');
  await login.getByRole('textbox').first().fill(JSON.stringify(shopper));
  await login.getByRole('button', { name: 'Execute' }).click();
  await expect(answerOf(login)).toContainText('authorization: Bearer');

  const current = await openCall(page, '/users/current', 'getUsersCurrent');
  await current.getByRole('button', { name: 'Execute' }).click();
  await expect(answerOf(current)).toContainText(shopper.email);

  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

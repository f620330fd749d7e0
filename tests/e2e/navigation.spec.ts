import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import { administrator, openSession } from './support.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('scroll position', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test('starts at the top of a new page, and restores the scroll position on Back and on reload', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.locator('footer').getByRole('link', { name: 'Shows' }).dispatchEvent('click');
    await expect(page.locator('h1', { hasText: 'Shows' })).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
    await expect.poll(() => scrolled(page)).toBe(200);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(200);
  });

  test('preserves the scroll position when filters change', async ({ page }) => {
    await page.goto('/diamonds/white');
    await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('button', { name: /^VS1 / }).dispatchEvent('click');
    await expect(page).toHaveURL(/\?/);
    expect(await scrolled(page)).toBe(200);
  });

  test('moves the focus to the content with the skip link without changing the URL', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer')).toBeVisible();
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('form with unsaved changes', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

  async function fillForm(page: Page): Promise<void> {
    await openSession(page, administrator);
    await page.goto('/admin/melee-lots');
    await page.getByRole('button', { name: 'New melee lot' }).click();
    await page.getByRole('dialog').getByLabel('Stock number').fill('NOT-YET');
  }

  test('asks for confirmation on Back, and leaves the page once confirmed', async ({ page }) => {
    await fillForm(page);
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/open=new/);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('dialog').getByLabel('Stock number')).toHaveValue('NOT-YET');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/admin\/melee-lots$/);
    await expect(page.getByLabel('Stock number')).toHaveCount(0);
    // The client does not ask for confirmation again.
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(page).toHaveURL(/\/admin\/orders/);
  });

  test('asks for confirmation before the panel or the browser tab is closed', async ({ page }) => {
    await fillForm(page);
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => window.location.assign('/about-us'));
    await expect.poll(() => requests).toEqual(['beforeunload']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByLabel('Stock number')).toHaveCount(0);
    await page.evaluate(() => window.location.assign('/about-us'));
    await expect(page).toHaveURL(/\/about-us$/);
    expect(requests).toEqual(['beforeunload']);
  });
});

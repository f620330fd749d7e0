import { expect, type Page } from '@playwright/test';
import { test } from './reused-context.ts';
import { expectAccessible, expectNoSidewaysScroll, openSession, shopper } from './support.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('opens, navigates and closes the header menus by keyboard', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Stock' });
  const jewellery = nav.getByRole('button', { name: 'Jewellery' });
  await jewellery.focus();
  await expect(jewellery).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(jewellery).toHaveAttribute('aria-expanded', 'true');
  await expect(nav.getByRole('link', { name: /^Necklaces/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(nav.getByRole('link', { name: /^Necklaces/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(jewellery).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(jewellery).toBeFocused();
  await expect(nav.getByRole('link', { name: /^Necklaces/ })).toHaveCount(0);

  await nav.getByRole('button', { name: 'Diamonds' }).click();
  await nav.getByRole('button', { name: 'Rings' }).click();
  await expect(nav.getByRole('link', { name: /^White Diamonds/ })).toHaveCount(0);
  await expect(nav.getByRole('link', { name: /^Eternity Rings/ })).toBeVisible();
  await nav.getByRole('button', { name: 'Diamonds' }).click();
  await nav.getByRole('link', { name: /^White Diamonds/ }).click();
  await expect(page).toHaveURL(/\/diamonds\/white/);
  await expect(nav.getByRole('link', { name: /^White Diamonds/ })).toHaveCount(0);
  await expect(nav.getByRole('button', { name: 'Diamonds' })).toHaveAttribute('aria-current', 'true');
});

test('shows all links in the phone menu, and the contact details in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, shopper);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Rings' }).click();
  await expect(menu.getByRole('link', { name: 'Engagement Rings' })).toBeVisible();
  for (const name of ['Search', 'Melee', 'Wishlist', 'Cart', 'Account', 'Orders', 'Contact', 'Shows', 'Terms of sale'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Wishlist', exact: true }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await footer(page).scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('link', { name: 'Shows' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: /@/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

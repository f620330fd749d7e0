import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('shows partner guide examples in the chosen language, copies them, and shows the feed status', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner guide' })).toBeFocused();
  const status = page.getByRole('region', { name: 'Feed status' });
  await expect(status).toContainText(/Up to date|Large update in progress/);
  await expect(status).toContainText('Stock last changed');
  await expect(page.getByRole('region', { name: 'In your shell' })).toContainText(`FACET_URL='${baseURL}'`);

  // Sets the programming language of all examples by keyboard.
  const languages = page.getByRole('radiogroup', { name: 'Language: Reading a page of diamonds' });
  await languages.getByRole('radio', { name: 'curl' }).press('ArrowRight');
  await expect(languages.getByRole('radio', { name: 'TypeScript' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(languages.getByRole('radio', { name: 'Python' })).toBeChecked();
  const feed = page.getByRole('region', { name: 'Syncing a local copy of the stock, Python' });
  await expect(feed).toContainText('import json');
  await page.getByRole('button', { name: 'Copy: Syncing a local copy of the stock, Python' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  // `tests/integration/partners` runs the same example file.
  expect(copied).toBe(readFileSync('client/src/storefront/partners/examples/feed.py', 'utf8'));
});

test('finds a field by its meaning in each stock type, and opens an error code by URL', async ({ page }) => {
  await page.goto('/partners/reference#errors');
  await expect(page.getByRole('heading', { level: 2, name: 'Errors' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Errors' })).toContainText('PRICE_CHANGED');
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.getByRole('searchbox', { name: 'Find a field' }).fill('crown angle');
  await expect(fields.getByRole('status')).toContainText('1 field of diamonds');
  await expect(fields.getByRole('term')).toContainText('product.crownAngle');
  await expect(fields.getByRole('definition')).toContainText('In °.');
  await fields.getByRole('searchbox', { name: 'Find a field' }).fill('sieve');
  await expect(fields.getByRole('status')).toContainText('No fields of diamonds');
  await fields.getByRole('button', { name: /^Melee lots: \d/ }).click();
  await expect(fields.getByRole('term').first()).toContainText('sieves');
  await expect(page).toHaveURL(/reference\?q=sieve&type=melee/);
  await page.reload();
  await expect(fields.getByRole('combobox', { name: 'Stock type' })).toHaveValue('melee');
});

test('links to the changelog from the partner guide, and opens the deprecation policy at the URL from the response headers', async ({
  page,
}) => {
  await page.goto('/partners');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner changelog' })).toBeVisible();
  await page.goto('/partners/changelog#deprecation-policy');
  await expect(page.getByRole('heading', { level: 2, name: 'Deprecation policy' })).toBeInViewport();
});

test.describe('partner guide without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the partner guide', async ({ page }) => {
    await page.goto('/partners');
    await expect(page.getByRole('heading', { level: 2, name: 'Authentication' })).toBeVisible();
    await expect(page.locator('code', { hasText: 'HOLDS_WRITE' }).first()).toBeVisible();
  });
});

test('installs the client package from this server as the guide describes', async ({ page, baseURL }) => {
  await page.goto('/partners#copy');
  const command = await page.getByRole('region', { name: 'Installing the package' }).innerText();
  expect(command.trim()).toBe(`npm install ${baseURL}/clients/facet-client.tgz`);
  const folder = await mkdtemp(path.join(tmpdir(), 'partner-'));
  try {
    const run = promisify(execFile);
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    const [program = '', ...options] = command.trim().split(' ');
    await run(program, [...options, '--no-audit', '--no-fund'], { cwd: folder });
    const script = [
      "import { FacetClient } from '@facet/client';",
      'const { shapes } = await new FacetClient({ url: process.argv[1] }).referenceLists();',
      "process.stdout.write(shapes.length + ' shapes');",
    ].join('\n');
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, baseURL ?? ''], {
      cwd: folder,
    });
    expect(stdout).toMatch(/^\d+ shapes$/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

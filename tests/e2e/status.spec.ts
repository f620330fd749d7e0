import { expect, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, goTo, openSession } from './support.ts';

test('retries and discards failed jobs on the status page', async ({ browser }) => {
  const page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  // The folder for emails rejects the domain, so the confirmation emails of these accounts fail.
  const addresses = [`first-${process.pid}@nowhere.invalid`, `second-${process.pid}@nowhere.invalid`];
  const address = { firstName: 'Ida', lastName: 'Stone', company: 'Stone & Daughters', phone: '+1 212 555 0100' };
  const place = { address: '47th Street 5', city: 'New York', countryId: 840 };
  for (const email of addresses) {
    const account = {
      email,
      password: 'violet-Ampere-27',
      businessType: { id: 2 },
      addresses: [{ ...address, ...place }],
    };
    expect((await page.request.post('/api/auth/register', { data: account })).ok()).toBe(true);
  }
  await goTo(page, '/admin/status');
  const failed = page.getByRole('region', { name: 'Failed jobs', exact: true }).last();
  const jobOf = (email: string) => failed.getByRole('row').filter({ hasText: email });

  await test.step('lists the jobs with their recipients', async () => {
    for (const email of addresses) await expect(jobOf(email)).toContainText('domain not found', { timeout: 30_000 });
    await expect(page.getByRole('list', { name: 'Problems and warnings' })).toContainText(/jobs? failed/);
  });

  await test.step('retries a job, which fails again', async () => {
    await jobOf(addresses[0] ?? '')
      .getByRole('checkbox')
      .click();
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByText('Retrying 1 job')).toBeVisible();
    await expect(jobOf(addresses[0] ?? '').getByRole('cell', { name: '2', exact: true })).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('discards jobs after a confirmation', async () => {
    for (const email of addresses) await jobOf(email).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard 2 jobs' }).click();
    await expect(page.getByText('Discarded 2 jobs')).toBeVisible();
    for (const email of addresses) await expect(jobOf(email)).toHaveCount(0);
  });

  await test.step('sends a test email and tests the storage', async () => {
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(`Test email sent to ${administrator.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Test storage' }).click();
    await expect(page.getByText(/^The storage works/)).toBeVisible();
  });
  await closePage(page);
});

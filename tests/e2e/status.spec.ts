import { expect, test } from '@playwright/test';
import { graphqlEndpoint } from './graphql-requests.ts';
import { closePage, openPage } from './reused-context.ts';
import { administrator, expectAccessible, expectNoSidewaysScroll, goTo, openSession, phone } from './support.ts';

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

test('shows the database servers only if there is more than one', async ({ browser }) => {
  const page = await openPage(browser, { width: 1440, height: 900 });
  await openSession(page, administrator);
  const cluster = page.getByRole('region', { name: 'Database cluster', exact: true });

  await test.step('hides the section for one server', async () => {
    await goTo(page, '/admin/status');
    await expect(page.getByRole('heading', { name: 'Backups', exact: true })).toBeVisible();
    await expect(cluster).toHaveCount(0);
  });

  await test.step('lists the servers of a cluster, their errors and the failovers', async () => {
    const lag = { lagBytes: 12_400_000, lagSeconds: 95 };
    const ofPrimary = { isUsedForReads: false, isSynchronous: null, lagBytes: null, lagSeconds: null };
    const members = [
      { host: 'db1:5432', role: 'PRIMARY', failure: null, ...ofPrimary },
      { host: 'db2:5432', role: 'REPLICA', failure: null, isUsedForReads: true, isSynchronous: true, ...lag },
      { host: 'db3:5432', role: null, failure: 'connect ECONNREFUSED 10.0.0.13:5432', ...ofPrimary },
    ].map((member) => ({ __typename: 'DatabaseMember', ...member }));
    const failover = { __typename: 'DatabaseFailover', at: '2026-11-30T12:14:05.000Z', host: 'db1:5432' };
    await page.route(graphqlEndpoint, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (json.data?.systemStatus)
        Object.assign(json.data.systemStatus.databaseCluster, { members, failovers: [failover] });
      await route.fulfill({ response, json });
    });
    await page.reload();
    const rowOf = (host: string) => cluster.getByRole('row').filter({ hasText: host });
    await expect(rowOf('db1:5432').first()).toContainText('Primary');
    await expect(rowOf('db2:5432')).toContainText(/Read replica.*Synchronous.*1 min.*12\.4 MB/);
    await expect(rowOf('db3:5432')).toContainText(/Unavailable.*ECONNREFUSED/);
    await expect(rowOf('30 Nov 2026')).toContainText('db1:5432');
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
  });
  await closePage(page);
});

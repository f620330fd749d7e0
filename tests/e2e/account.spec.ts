import { expect } from '@playwright/test';
import { test } from './reused-context.ts';
import { chooseMatch, expectAccessible, expectNoSidewaysScroll, goTo, mailTo, openSession, signIn } from './support.ts';

/** Demo account that no other test signs in with. */
const agent = { email: 'agent@example.com', password: 'demo-Agent-1' };

test('lets an agent change their name, password, addresses and newsletters, and view their customers’ markups', async ({
  page,
}) => {
  await openSession(page, agent);
  await page.goto('/account');
  await expect(page).toHaveTitle(/^Account/);
  const section = (name: string) => page.getByRole('region', { name });

  await test.step('saves a changed name and updates the header', async () => {
    const profile = section('Profile');
    await profile.getByLabel('First name').fill('');
    await profile.getByRole('button', { name: 'Save name' }).click();
    await expect(profile.getByText('Enter your first name')).toBeVisible();
    await profile.getByLabel('First name').fill('Marcello');
    await profile.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Account of Marcello Bianchi' })).toBeVisible();
    await profile.getByLabel('First name').fill('Marco');
    await profile.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'Account of Marco Bianchi' })).toBeVisible();
  });

  await test.step('shows an error for a wrong current password and keeps the form input', async () => {
    const password = section('Password');
    await password.getByLabel('Current password').fill('not-Mine-1');
    await password.getByLabel('New password', { exact: true }).fill('another-Long-1');
    await password.getByLabel('Repeat new password').fill('another-Long-1');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByRole('alert')).toContainText('password');
    await expect(password.getByLabel('New password', { exact: true })).toHaveValue('another-Long-1');
  });

  await test.step('saves newsletter subscriptions immediately', async () => {
    const channel = section('Newsletters').getByLabel('New arrivals');
    await expect(channel).not.toBeChecked();
    await channel.press('Space');
    await expect(page.getByText('Subscribed to New arrivals')).toBeVisible();
    await page.reload();
    await expect(channel).toBeChecked();
    await channel.press('Space');
    await expect(page.getByText('Unsubscribed from New arrivals')).toBeVisible();
  });

  await test.step("shows the markups of the agent's customers, page access and the contact form", async () => {
    const customers = section('Your customers');
    await expect(customers.getByRole('link', { name: 'agent.localhost' })).toBeVisible();
    await expect(customers.getByRole('row', { name: 'Any weight Any price 12' })).toBeVisible();
    await expect(section('Your stock pages').getByRole('link', { name: 'White Diamonds' })).toBeVisible();
    await section('Your stock pages').getByRole('button', { name: 'Write a message' }).click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(agent.email);
    await page.keyboard.press('Escape');
  });
  await expectAccessible(page);

  await test.step('adds, changes and deletes an address in the address book', async () => {
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Address book' }).click();
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog.getByText('Enter your city')).toBeVisible();
    await dialog.getByLabel('First name').fill('Bottega');
    await dialog.getByLabel('Last name').fill('Bianchi');
    await dialog.getByLabel('Street and number').fill('Ponte Vecchio 4');
    await dialog.getByLabel('City').fill('Florence');
    await chooseMatch(dialog.getByRole('combobox', { name: 'Country' }), 'Ital', 'Italy');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await expect(dialog).toBeHidden();
    const address = page.getByRole('listitem').filter({ hasText: 'Ponte Vecchio 4' });
    await address.getByRole('button', { name: 'Change' }).click();
    await dialog.getByLabel('Street and number').fill('Ponte Vecchio 6');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Ponte Vecchio 6' });
    await expect(changed).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await changed.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
    await expect(changed).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  });

  await goTo(page, '/account');
  await expect(section('Profile')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('redirects a visitor to the sign-in page and then back to the address book', async ({ page }) => {
  await page.goto('/account/addressbook');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(agent.email);
  await page.getByLabel('Password', { exact: true }).fill(agent.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Address book' })).toBeVisible();
});

/** Demo account whose password no other test uses. */
const investor = { email: 'investor@example.com', password: 'demo-Investor-1' };

test('resets a forgotten password by email and changes the password from the account menu', async ({ page }) => {
  const chosen = { ...investor, password: 'Forgotten-no-more-7' };

  await test.step('sets a new password with the link in the email', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email', { exact: true }).fill(investor.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(investor.email)).toBeVisible();
    const mail = await mailTo(investor.email, /password/i);
    const [link = ''] = /https?:\/\/\S+\/change-password\?[^\s"<]+/.exec(mail.text ?? '') ?? [];
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('New password').fill(chosen.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await goTo(page, pathname + search);
    await page.getByLabel('New password').fill(chosen.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  await test.step('signs in with the new password and changes it again from the menu', async () => {
    await signIn(page, chosen);
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill(chosen.password);
    await page.getByLabel('New password', { exact: true }).fill(investor.password);
    await page.getByLabel('Repeat new password').fill('something-Else-1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The new passwords do not match')).toBeVisible();
    await page.getByLabel('Repeat new password').fill(investor.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expectAccessible(page);
  });
});

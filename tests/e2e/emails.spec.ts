import { expect, type Page, test } from '@playwright/test';
import { closePage, openPage } from './reused-context.ts';
import {
  administrator,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  graphqlOf,
  mailTo,
  openSession,
  phone,
  shopper,
} from './support.ts';

/** Page that all tests in this file share. */
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await openPage(browser, desktop);
  await openSession(page, administrator);
});
test.afterAll(() => closePage(page));

/** Unique per run, because the tests may run more than once on the same server. */
const mark = `${process.pid}-${Date.now() % 100_000}`;
const channel = `Ovals ${mark}`;
const template = `Ovals of the week ${mark}`;
/** Demo trader whose email address has a domain that does not exist. */
const lost = 'berg@bergjuveler.invalid';

const editor = () => page.getByRole('textbox', { name: 'Text' });
const preview = () => page.getByRole('region', { name: 'Preview' });
const mail = () => preview().frameLocator('iframe');
const panel = () => page.getByRole('dialog');

async function pick(label: string, email: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(email);
  await page.getByRole('option', { name: email }).click();
}

test('creates an email channel, and rejects a channel name that is taken', async () => {
  await goTo(page, '/admin/emails/channels');
  await page.getByRole('button', { name: 'New channel' }).click();
  await panel().getByLabel('Name').fill('shows');
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Error creating a channel')).toBeVisible();
  await expect(panel().getByText('Must not be the name of another newsletter')).toBeVisible();
  await panel().getByLabel('Name').fill(channel);
  await panel().getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(`${channel} created`)).toBeVisible();
  await expect(panel().getByText('No subscribers yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: channel })).toBeVisible();
});

test('pastes content from Word without formatting, and requires alt text for images', async () => {
  await goTo(page, '/admin/emails/templates/new');
  await editor().click();
  await editor().evaluate((element) => {
    const html =
      '<html><head><style>p{color:red}</style></head><body><p class=MsoNormal style="margin:0"><b style="mso-x:y">Fair</b><o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Hall 1</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Hall 2</p><img src="file:///C:/a.png"></body></html>';
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor().locator('li')).toHaveText(['Hall 1', 'Hall 2']);
  // The toolbar has a single Tab stop. Arrow keys move the focus within the toolbar.
  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Insert a placeholder' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('File').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Enter a description of the picture')).toBeVisible();
  await dialog.getByLabel('Description').fill('A stand');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByText('Error uploading image')).toBeVisible();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  await dialog.getByLabel('File').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(editor().getByAltText('A stand')).toHaveJSProperty('naturalWidth', 40);
  await page.getByRole('button', { name: 'HTML source' }).click();
  await expect(editor()).toHaveValue(
    /^<p><strong>Fair<\/strong><\/p><ul><li>Hall 1<\/li><li>Hall 2.*<img src="\{\{siteUrl\}\}\/media\/[^"]+" alt="A stand" style="max-width:100%;height:auto">/,
  );
  await page.getByRole('link', { name: 'Email channels' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Email channels' })).toBeVisible();
});

test('creates, validates, saves, previews and tests an email template', async () => {
  test.setTimeout(240_000);

  await test.step('adds a placeholder, a list and a button, and updates the preview while the user types', async () => {
    await goTo(page, '/admin/emails/templates/new');
    await page.getByLabel('Name').fill(template);
    const subject = page.getByLabel('Subject', { exact: true });
    await subject.fill(', six new ovals');
    await subject.press('Home');
    await page.getByRole('button', { name: 'Placeholder in the subject' }).click();
    await page.getByRole('menuitem', { name: /^firstName/ }).click();
    await expect(subject).toHaveValue('{{firstName}}, six new ovals');
    await expect(subject).toBeFocused();
    await editor().click();
    await page.keyboard.type('Dear ');
    await page.getByRole('button', { name: 'Insert a placeholder' }).click();
    await page.getByRole('menuitem', { name: /^displayName/ }).click();
    await expect(editor().locator('[data-placeholder="displayName"]')).toBeVisible();
    await expect(editor()).toBeFocused();
    await page.keyboard.type(', of {{company}}:');
    await expect(editor().locator('[data-placeholder="company"]')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Six ovals');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.keyboard.type('D to G');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Shift+k');
    const dialog = page.getByRole('dialog', { name: 'Link or button' });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText('Enter the URL')).toBeVisible();
    await dialog.getByLabel('Text').fill('See them');
    await dialog.getByLabel('URL').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText('Enter the URL')).toBeVisible();
    await dialog.getByLabel('URL').fill('{{siteUrl}}/diamonds/white');
    await dialog.getByText('Show as button').click();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(editor()).toBeFocused();

    await expect(preview().getByText('Noor, six new ovals')).toBeVisible();
    await expect(mail().getByText('Dear Noor de Vries, of De Vries Juweliers:')).toBeVisible();
    await expect(mail().getByRole('link', { name: 'See them' })).toHaveCSS('background-color', 'rgb(29, 29, 27)');
    await expect(mail().locator('li')).toHaveText('D to G');
    await preview().getByText('Plain text').click();
    await expect(preview().getByText(/\* D to G/)).toBeVisible();
    await preview().getByText('Phone').click();
    await expect(preview().locator('iframe')).toHaveJSProperty('clientWidth', 390);
    await expectAccessible(page);
  });

  await test.step('shows errors next to the fields, and opens saved content unchanged', async () => {
    await editor().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' {{nobody}}');
    await expect(preview().getByText(/unknown placeholder \{\{nobody\}\}/)).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Error creating template')).toBeVisible();
    await expect(editor()).toHaveAttribute('aria-invalid', 'true');
    await expect(editor()).toHaveAccessibleDescription(/unknown placeholder \{\{nobody\}\}/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor().locator('[data-placeholder="nobody"]')).toBeHidden();
    await page.getByRole('button', { name: 'HTML source' }).click();
    const source = await editor().inputValue();
    expect(source).toMatch(
      /^<p>Dear \{\{displayName\}\}, of \{\{company\}\}:<\/p><p><strong>Six ovals<\/strong><\/p><ul><li>D to G<\/li><\/ul><p>/,
    );
    expect(source).toContain('<a href="{{siteUrl}}/diamonds/white" style="display:inline-block;');
    await editor().fill(source.replace(/ [^<>]*(?=<\/p>$)/, ''));
    await page.getByRole('button', { name: 'HTML source' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(`${template} created`)).toBeVisible();
    await expect(page).toHaveURL(/\/templates\/\d+$/);
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await test.step("previews an email with a recipient's data, and sends a test email", async () => {
    await pick('Preview as', shopper.email);
    await expect(preview().getByText('Noor, six new ovals')).toBeVisible();
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(`Test email sent to ${administrator.email}`)).toBeVisible();
    const received = await mailTo(administrator.email, /^\[Test\] Noor, six new ovals$/);
    expect(received.html).toContain('Six ovals');
  });
});

test('handles edit conflicts, and HTML that the editor does not support', async () => {
  await test.step("shows another administrator's changes to the template and overwrites nothing", async () => {
    const graphql = await graphqlOf(page.request, administrator);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await graphql(
      'mutation ($input: UpdateEmailTemplateInput!) { updateEmailTemplate(input: $input) { template { id } } }',
      {
        input: { id, set: { subject: 'Seven new ovals' } },
      },
    );
    await page.getByLabel('Name').fill(`${template} (new)`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Error editing template')).toBeVisible();
    await expect(page.getByText('The subject is now “Seven new ovals”.')).toBeVisible();
    await page.getByRole('button', { name: 'Load their changes' }).click();
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Seven new ovals');
    await expect(page.getByLabel('Name')).toHaveValue(template);
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  await test.step('opens unsupported HTML in the source code view', async () => {
    const graphql = await graphqlOf(page.request, administrator);
    const body = '<table cellpadding="4"><tbody><tr><td bgcolor="#eeeeee">Hall 1</td></tr></tbody></table>';
    const { createEmailTemplate } = await graphql(
      'mutation ($input: CreateEmailTemplateInput!) { createEmailTemplate(input: $input) { template { id } } }',
      { input: { name: `Table ${mark}`, subject: 'Fair', body } },
    );
    await goTo(page, `/admin/emails/templates/${createEmailTemplate.template.id}`);
    await expect(editor()).toHaveValue(body);
    await expect(page.getByText(/HTML that the visual editor does not support/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'HTML source' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete template' }).click();
    await expect(page.getByText(`Table ${mark} deleted`)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/emails\/templates$/);
    await expect(page.getByRole('row', { name: template })).toBeVisible();
  });
});

test('sends an email immediately or at a scheduled time', async () => {
  await test.step('requires recipients, shows why sending to a recipient failed, and resends the email', async () => {
    await page.getByRole('link', { name: template }).click();
    await page.getByRole('link', { name: 'Send', exact: true }).click();
    await expect(page.getByLabel('Content')).toHaveValue(/\d+/);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Choose the recipients')).toBeVisible();
    await page.getByText(channel).click();
    await pick('Users', shopper.email);
    await pick('Users', lost);
    await pick('Users', 'blocked@example.com');
    await expect(page.getByText('2 recipients')).toBeVisible();
    await expect(page.getByText('Excluded: 1 blocked')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Send to 2 recipients?' });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Email scheduled for sending')).toBeVisible();

    await expect(page).toHaveURL(/\/admin\/emails\/sent\?open=\d+$/);
    await expect(panel().getByText('1 of 2 sent, 1 failed')).toBeVisible();
    await mailTo(shopper.email, /^Seven new ovals$/);
    await panel().getByLabel('Delivery status').selectOption('Failed');
    await expect(panel().getByText('The domain does not exist. Check the address')).toBeVisible();
    await expect(panel().getByText(shopper.email)).toBeHidden();
    await panel().getByRole('button', { name: 'Retry failed email' }).click();
    await expect(page.getByText('1 email will be sent again')).toBeVisible();
    await expect(panel().getByText('1 of 2 sent, 1 failed')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows the time zone of a scheduled email, and cancels it', async () => {
    await goTo(page, '/admin/emails/send');
    await page.getByLabel('Subject', { exact: true }).fill(`Later ${mark}`);
    await editor().click();
    await page.keyboard.type('Tomorrow.');
    await page.getByText(/^New arrivals \d/).click();
    // Waits for the number of recipients, because the layout shifts when it is displayed.
    await expect(page.getByText(/^\d+ recipients$/)).toBeVisible();
    await page.getByText('Later', { exact: true }).click();
    await expect(page.getByText(/^Your time: \S+, (?:GMT|UTC)/)).toBeVisible();
    const dateField = page.getByLabel('Date and time');
    const tomorrow = await dateField.inputValue();
    await dateField.fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText('Choose a time in the future')).toBeVisible();
    await dateField.fill(tomorrow);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText('Email scheduled for sending')).toBeVisible();
    await panel().getByRole('button', { name: 'Cancel email' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel email' }).click();
    await expect(page.getByText('Email cancelled')).toBeVisible();
    await expect(page.getByRole('row', { name: `Later ${mark}` }).getByText('Cancelled')).toBeVisible();
  });
});

test('edits email templates on a phone, and deletes templates and channels', async () => {
  await test.step('shows either the template editor or the preview on a phone', async () => {
    await page.setViewportSize(phone);
    await goTo(page, '/admin/emails/templates');
    await page.getByRole('link', { name: template }).click();
    await expect(editor()).toBeVisible();
    await expect(preview()).toBeHidden();
    await page.getByText('Preview', { exact: true }).first().click();
    await expect(editor()).toBeHidden();
    await expect(mail().getByText(/^Dear Noor/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(desktop);
  });

  await test.step('deletes a template and a channel, and restores the template with Undo', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete template' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: template })).toBeVisible();

    await goTo(page, '/admin/emails/channels');
    await page.getByRole('link', { name: channel }).click();
    await panel().getByRole('textbox', { name: 'Name' }).fill(`${channel} again`);
    await panel().getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${channel} again saved`)).toBeVisible();
    await panel().getByRole('button', { name: 'Delete channel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete channel' }).click();
    await expect(page.getByText(`${channel} again deleted`)).toBeVisible();
    await expect(page.getByRole('row', { name: channel })).toBeHidden();
  });
});

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { newUser } from '../accounts/account-requests.ts';

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 25_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to hold in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const message = (to: string) => ({ to, subject: 'Grüße aus Köln', html: '<p>Guten Tag</p>', text: 'Guten Tag' });
const queue = (app: TestApp, to: string) => app.em().transactional((em) => app.services.mail.queue(em, message(to)));

describe('email delivery over SMTP', () => {
  let smtp: Smtp;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startTestApp({
      withJobs: true,
      env: { SMTP_URL: `smtp://user%40house:p%3Aw@127.0.0.1:${smtp.port}`, MAIL_FROM: 'The House <house@example.com>' },
    });
  });
  afterAll(async () => {
    await app.stop();
    await smtp.stop();
  });

  test('delivers an email once, as HTML and text, from the configured sender', async () => {
    await queue(app, 'buyer@example.com');
    await until(() => smtp.received.length === 1);
    expect(smtp.received[0]).toMatchObject({
      from: { name: 'The House', address: 'house@example.com' },
      to: [{ address: 'buyer@example.com' }],
      subject: 'Grüße aus Köln',
      text: 'Guten Tag\n',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example\.com>$/),
    });
    expect(smtp.received[0]?.html).toContain('<p>Guten Tag</p>');
    expect(new Set(smtp.signIns)).toEqual(new Set(['user@house:p:w']));
  });

  test('retries delivery if the SMTP server is busy', async () => {
    smtp.replies.set('later@example.com', [451]);
    await queue(app, 'later@example.com');
    await until(() => smtp.receivedBy('later@example.com').length > 0);
    expect(smtp.refused).toEqual(['later@example.com']);
    expect(smtp.receivedBy('later@example.com')).toHaveLength(1);
  });

  test('does not retry if the SMTP server rejects the email permanently', async () => {
    await queue(app, 'unknown@example.com');
    const state = async () => {
      const [job] = await app
        .em()
        .getConnection()
        .execute(
          "select state, retry_count, output from pgboss.job where name = 'mail.send' and data->>'to' = 'unknown@example.com'",
        );
      return job;
    };
    await until(async () => (await state())?.state === 'failed');
    expect(await state()).toMatchObject({
      retry_count: 0,
      output: { message: expect.stringMatching(/rejected the email: .*550/) },
    });
    expect(smtp.refused.filter((address) => address === 'unknown@example.com')).toHaveLength(1);
  });

  test('delivers a large batch of emails completely', async () => {
    const addresses = Array.from({ length: 23 }, (_, index) => `many-${index}@example.com`);
    await app.em().transactional(async (em) => {
      for (const to of addresses) await app.services.mail.queue(em, message(to));
    });
    const arrived = () => smtp.received.map(({ to }) => to?.[0]?.address ?? '').filter((to) => to.startsWith('many-'));
    await until(() => arrived().length >= addresses.length);
    expect(arrived().sort()).toEqual(addresses.sort());
  });

  test.each([
    ['a second address', { to: 'a@example.com, b@example.com' }],
    ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
    ['no address', { to: '' }],
    ['a second reply-to address', { replyTo: 'a@example.com, b@example.com' }],
    ['a line break in the reply-to address', { replyTo: 'a@example.com\r\nBcc: b@example.com' }],
  ])('rejects an email with %s', async (_description, change) => {
    await expect(
      app.em().transactional((em) => app.services.mail.queue(em, { ...message('a@example.com'), ...change })),
    ).rejects.toThrow(/mail/i);
  });
});

describe('email queue', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const jobs = () => app.em().getConnection().execute("select data from pgboss.job where name = 'mail.send'");

  test('sends no email if the registration is rolled back', async () => {
    // The transaction fails at commit, after all writes.
    await app
      .em()
      .getConnection()
      .execute(`
      create function refuse_address() returns trigger language plpgsql as $$ begin raise exception 'refused at commit'; end $$;
      create constraint trigger refuse_address after insert on user_address deferrable initially deferred
        for each row when (new.city = 'Nowhere') execute function refuse_address();
    `);
    const user = newUser('rolled-back@example.com');
    const [address] = user.addresses;
    const { status } = await app.rest('POST', '/api/auth/register', {
      body: { ...user, addresses: [{ ...address, city: 'Nowhere' }] },
    });
    expect(status).toBe(500);
    expect(await jobs()).toEqual([]);
    expect(await app.em().getConnection().execute('select 1 from user_account')).toEqual([]);
  });

  test('queues an email with a given name only once', async () => {
    const sentTo = (name: string) =>
      app.em().transactional((em) => app.services.mail.queue(em, message('named@example.com'), name));
    await Promise.all([sentTo('first'), sentTo('first'), sentTo('second')]);
    await sentTo('first');
    const queued = (await jobs()).map(({ data }) => data).filter(({ to }) => to === 'named@example.com');
    expect(queued).toHaveLength(2);
    expect(queued.map(({ id }) => id)).toEqual(
      Array(2).fill(expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    );
    await app.em().getConnection().execute("delete from pgboss.job where data->>'to' = 'named@example.com'");
  });

  test('sends emails that another process has queued', async () => {
    expect((await app.rest('POST', '/api/auth/register', { body: newUser('survivor@example.com') })).status).toBe(201);
    expect(await jobs()).toHaveLength(1);
    expect(await app.mails()).toEqual([]);
    const other = await startTestApp({ databaseUrl: app.databaseUrl, withJobs: true });
    try {
      await until(async () => (await other.mails()).length === 1);
      expect((await other.mails())[0]?.to?.[0]?.address).toBe('survivor@example.com');
    } finally {
      await other.stop();
    }
  });
});

test('escapes values in the HTML part of an email, but not in the text part', async () => {
  const app = await startTestApp({ withJobs: true, env: { BRAND_NAME: 'Gold & <Co>' } });
  try {
    await app.rest('POST', '/api/auth/register', { body: newUser("o'neil+a&b@example.com") });
    await until(async () => (await app.mails()).length === 1);
    const [mail] = await app.mails();
    expect(mail?.html).toContain('Gold &amp; &lt;Co&gt;');
    expect(mail?.html).not.toContain('<Co>');
    expect(mail?.text).toContain('Gold & <Co>');
    // Links in emails sign users in, so only the server's operating system account may read the files.
    const files = await readdir(app.env.MAIL_DIR);
    const modes = await Promise.all(
      files.map(async (file) => (await stat(path.join(app.env.MAIL_DIR, file))).mode & 0o777),
    );
    expect(modes).toEqual([0o600]);
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('email')).toBe("o'neil+a&b@example.com");
  } finally {
    await app.stop();
  }
});

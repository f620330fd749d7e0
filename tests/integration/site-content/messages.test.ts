import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { pieceModules } from '../../support/piece-modules.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestError } from '../accounts/account-requests.ts';
import { restOrders } from '../orders/rest-orders.ts';

let app: TestApp;
let admin: Person;
let shopper: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    // The server runs behind a proxy that forwards the requested host name.
    env: { PUBLIC_URL: 'https://house.example.com', HOUSE_EMAIL: 'house@example.com', TRUST_PROXY: '1' },
  });
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  shopper = await createPerson(app, { email: 'shopper@example.com' });
  agent = await createPerson(app, { role: UserRole.AGENT, email: 'agent@example.com', domain: 'gems.example.com' });
});
afterAll(() => app.stop());

const message = {
  name: 'Ida <b>Stone</b>',
  email: 'ida@example.com',
  phone: '+1 212 555 0100',
  subject: 'A ring & a question',
  message: 'Dear house,\n<script>alert(1)</script> {{link}}\nYours, Ida',
};
const send = (body: object, { at = app, headers = {} } = {}) =>
  at.rest<RestError & { status: string }>('POST', '/api/contact/send', { body, headers });

async function mailTo(address: string, subject: RegExp): Promise<Email> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mails = await app.mails();
    const email = mails.find((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''));
    if (email) return email;
    if (Date.now() > deadline) throw new Error(`${address} got no mail about ${subject}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Messages {
  total: number;
  items: { id: string; name: string; message: string; handledAt: string | null; handledBy: { email: string } | null }[];
}
const listMessages = async (filter: object = {}, page: object = {}): Promise<Messages> => {
  const { data, errors } = await app.graphql<{ contactMessages: Messages }>(
    `query ($filter: ContactMessageFilter, $page: PageInput) {
      contactMessages(filter: $filter, page: $page) {
        total items { id name email phone subject message createdAt handledAt handledBy { email } }
      }
    }`,
    { filter, page },
    admin.token,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.contactMessages;
};

describe('contact messages', () => {
  test('stores a contact message, and emails it to the company with the sender as the reply address', async () => {
    const { status, body } = await send(message, { headers: { authorization: 'Bearer not.a.token' } });
    expect([status, body]).toEqual([200, { status: 'sent' }]);
    expect((await listMessages()).items[0]).toMatchObject({ ...message, handledAt: null, handledBy: null });
    const mail = await mailTo('house@example.com', /A ring/);
    expect(mail.subject).toBe('Message from Ida <b>Stone</b>: A ring & a question');
    expect(mail.replyTo).toEqual([{ name: '', address: 'ida@example.com' }]);
    // HTML markup in the message is escaped.
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {{link}}');
    expect(mail.html).not.toMatch(/<script>|<b>Stone/);
    expect(mail.text).toContain('<script>alert(1)</script> {{link}}');
    expect(mail.text).toContain('https://house.example.com/admin/messages?open=');
  });

  test('accepts a message over GraphQL without phone and subject', async () => {
    const { data } = await app.graphql(
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { email } }',
      { input: { name: 'Graph', email: 'graph@example.com', message: 'Hello' } },
    );
    expect(data).toEqual({ sendContactMessage: { email: 'graph@example.com' } });
    expect((await mailTo('house@example.com', /Graph/)).subject).toBe('Message from Graph');
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'Eve\r\nBcc: all@example.com' }],
    ['email', { email: 'eve@example.com, all@example.com' }],
    ['email', { email: 'eve@example.com\r\nBcc: all@example.com' }],
    ['subject', { subject: 'Hi\nBcc: all@example.com' }],
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(10_001) }],
    ['phone', { phone: 5 }],
  ])('rejects an invalid value of %s without storing or sending a message', async (path, change) => {
    const { total } = await listMessages();
    const { status, body } = await send({ ...message, ...change });
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, path]);
    expect((await listMessages()).total).toBe(total);
    const jobs = await app.em().getConnection().execute('select data from pgboss.job');
    expect(JSON.stringify(jobs)).not.toContain('all@example.com');
  });

  test('does not store a message that cannot be queued for sending', async () => {
    const { total } = await listMessages();
    const broken = await startTestApp({
      databaseUrl: app.databaseUrl,
      services: { events: { ...app.services.events, publish: () => Promise.reject(new Error('no queue')) } },
    });
    try {
      expect((await send(message, { at: broken })).status).toBe(500);
    } finally {
      await broken.stop();
    }
    expect((await listMessages()).total).toBe(total);
  });

  test('searches contact messages by text and returns pages, newest first', async () => {
    await send({ ...message, name: 'Zoe', message: '100% sure_thing' });
    await send({ ...message, name: 'Yan', message: '1000 sure things' });
    expect((await listMessages({ text: 'zoe' })).items.map(({ name }) => name)).toEqual(['Zoe']);
    expect((await listMessages({ text: '0% sure_' })).items.map(({ name }) => name)).toEqual(['Zoe']);
    const newest = await listMessages({}, { index: 0, size: 2 });
    expect(newest.items.map(({ name }) => name)).toEqual(['Yan', 'Zoe']);
    expect(newest.total).toBeGreaterThan(2);
  });

  test('marks a contact message as handled with the user and time, and reopens the message', async () => {
    const mark = (input: object, token: string | null = admin.token) =>
      app.graphql<{ markContactMessageHandled: { contactMessage: Messages['items'][number] } }>(
        `mutation ($input: MarkContactMessageHandledInput!) {
          markContactMessageHandled(input: $input) { contactMessage { handledAt handledBy { email } } }
        }`,
        { input },
        token,
      );
    const id = (await listMessages({ text: 'Zoe' })).items[0]?.id;
    const handled = (await mark({ id })).data?.markContactMessageHandled.contactMessage;
    expect(handled).toEqual({ handledAt: expect.stringMatching(/^20/), handledBy: { email: admin.email } });
    const other = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    expect((await mark({ id }, other.token)).data?.markContactMessageHandled.contactMessage).toEqual(handled);
    expect((await listMessages({ isHandled: true })).items.map((item) => item.id)).toEqual([id]);
    expect((await listMessages({ isHandled: false })).items.map((item) => item.id)).not.toContain(id);
    expect((await mark({ id, isHandled: false })).data?.markContactMessageHandled.contactMessage).toEqual({
      handledAt: null,
      handledBy: null,
    });
    expect((await mark({ id: '999999999' })).errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
    for (const token of [null, shopper.token, agent.token]) {
      expect((await mark({ id }, token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test('restricts contact messages to administrators', async () => {
    for (const token of [null, shopper.token, agent.token]) {
      const { data, errors } = await app.graphql('{ contactMessages { total items { email } } }', {}, token);
      expect([data, errors[0]?.extensions.code]).toEqual([{ contactMessages: null }, 'FORBIDDEN']);
    }
  });
});

describe('messages about an item or an order', () => {
  const sendQuestion = (about: object, token: string | null = shopper.token, headers = {}) =>
    app.rest<RestError & { status: string }>('POST', '/api/contact/send', {
      body: { ...message, subject: `About ${JSON.stringify(about)}`, about },
      token,
      headers,
    });
  const newest = async () => {
    const { data } = await app.graphql<{ contactMessages: { items: unknown[] } }>(
      '{ contactMessages { items { stockNumber orderId domain sender { email } } } }',
      {},
      admin.token,
    );
    return data?.contactMessages.items[0];
  };

  test('stores the item that a message is about if the sender may see it, and names the item in the email', async () => {
    await createStone(app, { stockId: 'Ask-1' });
    expect((await sendQuestion({ stockNumber: 'ask-1' })).status).toBe(200);
    const expected = { stockNumber: 'Ask-1', orderId: null, domain: null, sender: { email: shopper.email } };
    expect(await newest()).toEqual(expected);
    const mail = await mailTo('house@example.com', /ask-1/);
    expect(mail.text).toMatch(/Item: Ask-1\n\nSigned in as: shopper@example\.com/);
    expect(mail.text).not.toContain('Order:');
  });

  test('accepts messages about items of every stock type', async () => {
    await createItems(app);
    for (const { type } of pieceModules) {
      const { rows } = await sql<{ stockNumber: string }>`
        select stock_number as "stockNumber" from ${sql.table(type.table)} order by id desc limit 1`.execute(
        app.em().getKysely(),
      );
      const stockNumber = rows[0]?.stockNumber;
      expect([stockNumber, (await sendQuestion({ stockNumber })).status]).toEqual([stockNumber, 200]);
      expect(await newest()).toMatchObject({ stockNumber });
    }
  });

  test("accepts a message about the sender's own order and names the agent's domain in the email", async () => {
    const ordersRest = restOrders(app);
    await ordersRest.fillCart(shopper.token, [await createStone(app)]);
    const order = (await ordersRest.order(shopper.token)).body;
    expect(
      (await sendQuestion({ orderId: order.id }, shopper.token, { 'x-forwarded-host': 'gems.example.com' })).status,
    ).toBe(200);
    expect(await newest()).toMatchObject({ orderId: String(order.id), domain: 'gems.example.com' });
    const mail = await mailTo('house@example.com', new RegExp(`"orderId":${order.id}\\b`));
    expect(mail.text).toContain(`Order: ${order.id}`);
    expect(mail.html).toContain('<p>Website: <b>gems.example.com</b></p>');

    const { total } = await listMessages();
    const otherUser = await createPerson(app);
    expect((await sendQuestion({ orderId: order.id }, otherUser.token)).body.errorCode).toBe(110);
    expect((await sendQuestion({ orderId: order.id }, null)).status).toBe(401);
    expect((await listMessages()).total).toBe(total);
  });

  test('rejects messages about items that the sender may not see', async () => {
    await createStones(app, [{ stockId: 'Ask-hidden', isActive: false }, { stockId: 'Ask-traders' }]);
    const { total } = await listMessages();
    for (const [stockNumber, token] of [
      ['Ask-nowhere', shopper.token],
      ['Ask-hidden', shopper.token],
      ['Ask-traders', null],
    ] as const) {
      const { status, body } = await sendQuestion({ stockNumber }, token);
      expect([stockNumber, status, body.details?.[0]?.path]).toEqual([stockNumber, 404, 'about.stockNumber']);
    }
    for (const about of [{}, { stockNumber: 'Ask-1', orderId: 1 }, { stockNumber: 5 }]) {
      expect((await sendQuestion(about)).status).toBe(400);
    }
    expect((await listMessages()).total).toBe(total);
  });
});

describe('email invitations', () => {
  const invite = (url: unknown, token: string | null = shopper.token) =>
    app.rest<RestError & { status: string }>('POST', '/api/site/sendInvitation', { body: { url }, token });

  test('emails the invitation to the caller, who can forward the email', async () => {
    const { status, body } = await invite('https://house.example.com/register?from=42');
    expect([status, body]).toEqual([200, { status: 'sent' }]);
    const mail = await mailTo('shopper@example.com', /invitation/);
    expect(mail.text).toContain('https://house.example.com/register?from=42');
    expect(mail.text).toContain('shopper@example.com has invited you to join Facet');
    expect((await app.mails()).filter(({ subject }) => /invitation/.test(subject ?? ''))).toHaveLength(1);
  });

  test("accepts an invitation link to an agent's domain only from that agent", async () => {
    expect((await invite('http://gems.example.com/register', agent.token)).status).toBe(200);
    expect((await mailTo('agent@example.com', /invitation/)).text).toContain('http://gems.example.com/register');
    expect((await invite('http://gems.example.com/register')).status).toBe(400);
  });

  test.each([
    [undefined],
    [5],
    ['register'],
    ['javascript:alert(1)'],
    ['https://elsewhere.example.com/'],
    ['//elsewhere.example.com/register'],
    ['/\\elsewhere.example.com/register'],
    ['http://house.example.com/'],
    ['https://house.example.com:8443/'],
    ['https://house.example.com@elsewhere.example.com/'],
    ['https://user:secret@house.example.com/'],
    ['https://house.example.com.elsewhere.com/'],
  ])('rejects the invitation link %j', async (url) => {
    const { status, body } = await invite(url);
    expect([status, body.errorCode, body.details?.[0]?.path]).toEqual([400, 90, 'url']);
  });

  test('requires a signed-in user for invitations', async () => {
    expect((await invite('https://house.example.com/', null)).status).toBe(401);
    const { errors } = await app.graphql(
      'mutation { sendInvitation(input: { url: "https://house.example.com/" }) { email } }',
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('accepts a path of the website as the invitation link', async () => {
    const host = await createPerson(app);
    expect((await invite('/register', host.token)).status).toBe(200);
    expect((await mailTo(host.email, /invitation/)).text).toContain('https://house.example.com/register');
  });

  test('sends an invitation over GraphQL', async () => {
    const { data } = await app.graphql(
      'mutation { sendInvitation(input: { url: "https://house.example.com/shows" }) { email } }',
      {},
      admin.token,
    );
    expect(data).toEqual({ sendInvitation: { email: admin.email } });
    expect((await mailTo(admin.email, /invitation/)).text).toContain('https://house.example.com/shows');
  });
});

describe('rate limits and captcha for messages', () => {
  let guarded: TestApp;
  let captcha: { url: string; close: () => void };
  beforeAll(async () => {
    const server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => {
        body += chunk;
      });
      req.on('end', () => res.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'human' })));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('the captcha stand-in has no port');
    captcha = { url: `http://127.0.0.1:${address.port}/siteverify`, close: () => server.close() };
    guarded = await startTestApp({
      databaseUrl: app.databaseUrl,
      env: {
        RATE_LIMITS: '1',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: captcha.url,
        PUBLIC_URL: 'https://house.example.com',
      },
    });
  });
  afterAll(async () => {
    await guarded.stop();
    captcha.close();
  });

  test('rejects a message without a valid captcha token', async () => {
    for (const recaptchaToken of [undefined, 'robot']) {
      const { status, body } = await send({ ...message, email: 'robot@example.com', recaptchaToken }, { at: guarded });
      expect([status, body.errorCode]).toEqual([400, 85]);
    }
    expect((await listMessages({ text: 'robot@' })).total).toBe(0);
    const human = await send({ ...message, email: 'human@example.com', recaptchaToken: 'human' }, { at: guarded });
    expect(human.status).toBe(200);
  });

  test('limits the number of messages per sender', async () => {
    const write = () => send({ ...message, email: 'often@example.com', recaptchaToken: 'human' }, { at: guarded });
    for (let count = 0; count < 10; count++) expect((await write()).status).toBe(200);
    const rejection = await write();
    expect([rejection.status, rejection.body.errorCode, rejection.body.reason]).toEqual([429, 90, 'RATE_LIMITED']);
    expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await listMessages({ text: 'often@' })).total).toBe(10);
  });

  test('limits the number of invitations per user', async () => {
    const body = { url: 'https://house.example.com/' };
    const invite = () => guarded.rest<RestError>('POST', '/api/site/sendInvitation', { body, token: shopper.token });
    for (let count = 0; count < 10; count++) expect((await invite()).status).toBe(200);
    expect([(await invite()).status, (await invite()).body.reason]).toEqual([429, 'RATE_LIMITED']);
  });
});

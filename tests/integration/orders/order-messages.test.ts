import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { ordersModule } from '../../../server/src/modules/orders/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { type Smtp, startSmtp } from '../../support/smtp.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type GraphqlOrder, graphqlOrders, refusalOf } from './back-office.ts';

let smtp: Smtp;
let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let admin: Person;
let keys = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await startTestApp({
    withJobs: true,
    env: {
      PUBLIC_URL: 'https://facet.example',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      HOUSE_EMAIL: 'house@example.com',
      RATE_LIMITS: '1',
    },
  });
  ordersGraphql = graphqlOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR, email: 'grace@example.com' });
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

interface Message {
  id: string;
  subject: string;
  text: string;
  recipient: string;
  status: string;
  failure: string | null;
}
interface Event {
  kind: string;
  actor: string | null;
  note: string | null;
  message: Message | null;
}

const message = 'id subject text recipient status failure';
const timeline = `order { version timeline { kind actor note message { ${message} } } }`;
const send = (order: Pick<GraphqlOrder, 'id'>, more: object = {}, token = admin.token) =>
  app.graphql<{ sendOrderMessage: { order: { version: number; timeline: Event[] } } | null }>(
    `mutation ($input: SendOrderMessageInput!) { sendOrderMessage(input: $input) { ${timeline} } }`,
    {
      input: {
        orderId: order.id,
        subject: 'Your ring',
        text: 'It is <b>ready</b>.\nWhen do you come?',
        idempotencyKey: `m-${++keys}`,
        ...more,
      },
    },
    token,
  );
const resend = (messageId: string | undefined, token = admin.token) =>
  app.graphql(
    `mutation ($input: ResendOrderMessageInput!) { resendOrderMessage(input: $input) { ${timeline} } }`,
    { input: { messageId } },
    token,
  );
async function eventsOf(id: string, token = admin.token): Promise<Event[]> {
  const { data } = await app.graphql<{ order: { timeline: Event[] } }>(
    `query ($id: ID!) { ${timeline.replace('order', 'order(id: $id)')} }`,
    { id },
    token,
  );
  return data?.order.timeline ?? [];
}
const messagesOf = async (id: string) => (await eventsOf(id)).flatMap((event) => event.message ?? []);

async function orderOf(buyer: Person): Promise<GraphqlOrder> {
  return ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId: await createStone(app) }] });
}
const mailsAbout = (buyer: Person, subject: string) =>
  smtp.receivedBy(buyer.email).filter((mail) => mail.subject === subject);

test('emails the message with the back office as the reply address, and adds the message to the order timeline', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  const { data, errors } = await send(order);
  expect(errors).toEqual([]);
  // Messages do not change the order's version, so concurrent changes to the order are not rejected.
  expect(data?.sendOrderMessage?.order.version).toBe(order.version);
  const [mail] = await until(
    async () => mailsAbout(buyer, 'Your ring'),
    (mails) => mails.length > 0,
  );
  expect(mail?.replyTo).toMatchObject([{ address: 'house@example.com' }]);
  expect(mail?.text).toContain('It is <b>ready</b>.\nWhen do you come?');
  expect(mail?.text).toContain(`https://facet.example/account/orders/${order.id}`);
  expect(mail?.html).toContain('It is &lt;b&gt;ready&lt;/b&gt;.');
  await until(
    () => messagesOf(order.id),
    ([message]) => message?.status === 'SENT',
  );
  const [, event] = await eventsOf(order.id);
  expect(event).toMatchObject({
    kind: 'MESSAGE_SENT',
    actor: admin.email,
    note: null,
    message: { subject: 'Your ring', recipient: buyer.email, status: 'SENT', failure: null },
  });
  expect((await eventsOf(order.id, buyer.token))[1]).toMatchObject({ actor: null, message: { subject: 'Your ring' } });
});

test('sends a message once per idempotency key, and rejects a used key with different input', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  const key = { idempotencyKey: 'twice' };
  await Promise.all([send(order, key), send(order, key)]);
  expect(await messagesOf(order.id)).toHaveLength(1);
  expect(refusalOf(await send(order, { ...key, text: 'Other words' }))).toMatchObject({
    reason: 'IDEMPOTENCY_MISMATCH',
  });
});

test('retries after a temporary SMTP error, reports a permanent error and allows resending', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  await until(
    async () => smtp.receivedBy(buyer.email),
    (mails) => mails.length > 0,
  );
  smtp.replies.set(buyer.email, [451]);
  await send(order, { subject: 'Deferred' });
  const [waiting] = await until(
    () => messagesOf(order.id),
    ([message]) => message?.status === 'PENDING' && message.failure !== null,
  );
  expect(waiting?.failure).toContain('451');
  expect(refusalOf(await resend(waiting?.id))).toMatchObject({ code: 'INVALID_REQUEST', paths: ['messageId'] });
  await until(
    async () => mailsAbout(buyer, 'Deferred'),
    (mails) => mails.length > 0,
  );

  smtp.replies.set(buyer.email, [550]);
  await send(order, { subject: 'Refused' });
  const [, failed] = await until(
    () => messagesOf(order.id),
    ([, message]) => message?.status === 'FAILED',
  );
  expect(failed?.failure).toContain('550');
  // Only administrators can see why an email failed.
  const [, , event] = await eventsOf(order.id, buyer.token);
  expect(event?.message).toMatchObject({ status: 'FAILED', failure: null });
  expect((await resend(failed?.id)).errors).toEqual([]);
  await until(
    async () => mailsAbout(buyer, 'Refused'),
    (mails) => mails.length === 1,
  );
  await until(
    () => messagesOf(order.id),
    ([, message]) => message?.status === 'SENT',
  );
  expect(refusalOf(await resend(failed?.id))).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('reports a delivery failure after too many interrupted attempts', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  await until(
    async () => smtp.receivedBy(buyer.email),
    (mails) => mails.length > 0,
  );
  smtp.replies.set(buyer.email, [451]);
  await send(order);
  const [waiting] = await until(
    () => messagesOf(order.id),
    ([message]) => message?.status === 'PENDING' && message.failure !== null,
  );
  // Simulates that the last attempt was interrupted.
  await sql`update sales_order_message set status = 'sending', attempts = 6, due_at = now()
    where id = ${Number(waiting?.id)}`.execute(app.em().getKysely());
  const job = ordersModule.jobs.find(({ queue }) => queue === 'orders.message');
  const work = { em: app.em(), services: app.services, log: createLogger('silent') };
  await job?.handle(work, { mailId: Number(waiting?.id) });
  const [sent] = await messagesOf(order.id);
  expect(sent).toMatchObject({ status: 'FAILED', failure: 'sending was interrupted too many times' });
  expect(mailsAbout(buyer, 'Your ring')).toEqual([]);
});

test.each<[string, object, string]>([
  ['no subject', { subject: ' ' }, 'input.subject'],
  ['a subject with a line break', { subject: 'a\nb' }, 'input.subject'],
  ['no text', { text: '' }, 'input.text'],
  ['a text that is too long', { text: 'x'.repeat(5_001) }, 'input.text'],
])('rejects a message with %s, and stores nothing', async (_description, more, path) => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  const refusal = refusalOf(await send(order, more));
  expect(refusal.code).toBe('INVALID_REQUEST');
  expect(refusal.paths?.map((each) => each.replace(/^input\./, ''))).toEqual([path.replace('input.', '')]);
  expect(await messagesOf(order.id)).toEqual([]);
});

test('requires an administrator and an existing order, and limits the rate of messages', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  expect(refusalOf(await send(order, {}, buyer.token))).toMatchObject({ code: 'FORBIDDEN' });
  expect(refusalOf(await resend('1', buyer.token))).toMatchObject({ code: 'FORBIDDEN' });
  expect(refusalOf(await send({ id: '999999999' }))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(refusalOf(await resend('999999999'))).toMatchObject({ code: 'ITEM_NOT_FOUND' });
  for (let count = 0; count < 20; count++) expect((await send(order)).errors).toEqual([]);
  expect(refusalOf(await send(order))).toMatchObject({ reason: 'RATE_LIMITED' });
});

test('deletes the messages of a deleted order', async () => {
  const buyer = await createPerson(app);
  const order = await orderOf(buyer);
  await send(order);
  const { errors } = await app.graphql(
    'mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { orderId } }',
    { input: { id: order.id, expectedVersion: order.version } },
    admin.token,
  );
  expect(errors).toEqual([]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order_message where order_id = ${order.id}`.execute(app.em().getKysely());
  expect(rows).toEqual([{ count: 0 }]);
});

import { randomUUID } from 'node:crypto';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { OrderStatus, orderPlaced } from '../../../server/src/modules/orders/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, graphqlOrders } from './back-office.ts';
import { restOrders } from './rest-orders.ts';

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    env: { HOUSE_EMAIL: 'house@example.com', PUBLIC_URL: 'https://facet.example' },
  });
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const isTo = (address: string) => (mail: { to?: { address?: string | undefined }[] | undefined }) =>
  mail.to?.some((to) => to.address === address);
const mailsTo = async (address: string) => (await app.mails()).filter(isTo(address));

/** Returns the emails to an address as soon as there are `count`. Polls, because a job sends them after the commit. */
async function mailsOnceThereAre(count: number, address: string) {
  for (;;) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('emails the buyer and the back office about a new order, and the buyer about status changes', async () => {
  const buyer = await createPerson(app, { email: 'buyer@example.com' });
  await ordersRest.fillCart(buyer.token, [await createStone(app, { stockId: '<b>M&M</b>', pricePerCarat: '12345.6' })]);
  const { body: order } = await ordersRest.order(buyer.token);

  const [email] = await mailsOnceThereAre(1, 'buyer@example.com');
  expect(email?.subject).toContain(`Your order ${order.id}`);
  for (const content of [email?.text, email?.html]) {
    expect(content).toContain('$12,345.60');
    expect(content).toContain(`https://facet.example/account/orders/${order.id}`);
  }
  expect(email?.text).toContain('<b>M&M</b>: Round 1 ct, D IF, GIA');
  expect(email?.html).toContain('&lt;b&gt;M&amp;M&lt;/b&gt;');

  const [received] = await mailsOnceThereAre(1, 'house@example.com');
  expect(received?.subject).toBe(`New order ${order.id}: $12,345.60`);
  expect(received?.text).toContain('buyer@example.com');

  await ordersRest.setStatus(admin.token, order.id, 3);
  await ordersRest.setStatus(admin.token, order.id, 3);
  await ordersRest.setStatus(admin.token, order.id, 4);
  const mails = await mailsOnceThereAre(3, 'buyer@example.com');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    [
      `Your order ${order.id} at Facet`,
      `Your order ${order.id} at Facet is completed`,
      `Your order ${order.id} at Facet has been shipped`,
    ].toSorted(),
  );
});

test('includes the reference, note and address in emails, and notifies the back office of a cancellation', async () => {
  const ordersGraphql = graphqlOrders(app);
  const buyer = await createPerson(app, { email: 'says@example.com' });
  const deliveryAddressId = await addAddress(app, buyer, 'London');
  const items = [{ diamondId: await createStone(app) }];
  const details = { reference: 'PO <7>', note: 'Ring twice,\nplease', deliveryAddressId };
  const { id, version } = await ordersGraphql.placeOrder(buyer.token, { items, ...details });
  const [placedEmail] = await mailsOnceThereAre(1, 'says@example.com');
  const ofOrder = async (subject: string) => {
    for (;;) {
      const email = (await mailsTo('house@example.com')).find((mail) => mail.subject?.startsWith(subject));
      if (email) return email;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  for (const mail of [placedEmail, await ofOrder(`New order ${id}:`)]) {
    expect(mail?.text).toContain('Your reference:\nPO <7>');
    expect(mail?.text).toContain('Note:\nRing twice,\nplease');
    expect(mail?.text).toContain('Delivery address:\nAda Byron\nAnalytical Gems\n1 Mill Lane\nLondon\nUnited Kingdom');
    expect(mail?.html).toContain('PO &lt;7&gt;');
    expect(mail?.text).not.toContain('Invoice address');
  }
  await ordersGraphql.cancel(buyer.token, { id, expectedVersion: version });
  const cancelled = await ofOrder(`Order ${id} was cancelled`);
  expect(cancelled.text).toContain('says@example.com) has cancelled order');
  expect(cancelled.text).toContain('PO <7>');
  const toBuyer = await mailsOnceThereAre(2, 'says@example.com');
  expect(toBuyer.map(({ subject }) => subject)).toContain(`Your order ${id} at Facet is cancelled`);
});

/** Returns the queued jobs whose data contains an email address. */
const queuedFor = (email: string) =>
  app
    .em()
    .getConnection()
    .execute<{ name: string }[]>(`select name from pgboss.job where data::text like ?`, [`%${email}%`]);

test("queues the emails in the order's transaction", async () => {
  const buyer = await createPerson(app, { email: 'prompt@example.com' });
  await ordersRest.fillCart(buyer.token, [await createStone(app)]);
  await ordersRest.order(buyer.token);
  expect(await queuedFor('prompt@example.com')).toEqual([{ name: 'mail.send' }, { name: 'mail.send' }]);
});

test('does not send a second email if an order event is processed again', async () => {
  const facts = {
    ...{ id: 4711, version: 1, userId: null, status: OrderStatus.PROCESSING, totalPrice: 100 },
    ...{ buyerName: 'Ada Byron', buyerEmail: 'once@example.com', buyerAddress: null, lines: [] },
  };
  const event = { id: randomUUID(), event: orderPlaced.name, at: new Date().toISOString(), facts };
  const handleEvent = async () => {
    const id = randomUUID();
    await app.services.jobs.enqueue(app.em(), 'events.order-mails', event, { id });
    await until(
      () =>
        app.em().getConnection().execute<object[]>("select from pgboss.job where id = ? and state = 'completed'", [id]),
      ({ length }) => length === 1,
    );
  };
  await handleEvent();
  await handleEvent();
  const mails = (await queuedFor('once@example.com')).filter(({ name }) => name === 'mail.send');
  // One email is sent to the buyer, and one to the back office.
  expect(mails).toHaveLength(2);
});

test('queues no emails for a rejected order', async () => {
  const buyer = await createPerson(app, { email: 'unlucky@example.com' });
  const [good = 0, bad = 0] = await createStones(app, [{}, {}]);
  await ordersRest.fillCart(buyer.token, [good, bad]);
  await app.em().getConnection().execute('update diamond set status = 3 where id = ?', [bad]);
  expect((await ordersRest.order(buyer.token)).status).toBe(409);
  const queued = await app
    .em()
    .getConnection()
    .execute(`select count(*)::int as count from pgboss.job where data::text like '%unlucky@example.com%'`);
  expect(queued).toEqual([{ count: 0 }]);
});

interface Settings {
  bankDetails?: string | null;
  terms?: string | null;
  paymentDays?: number | null;
  invoiceStep?: 'PAYMENT' | 'COMPLETED';
  switchedOffEmails?: string[];
}

async function configure(set: Settings) {
  const { data, errors } = await app.graphql<{ updateOrderDocumentSettings: object | null }>(
    `mutation ($input: UpdateOrderDocumentSettingsInput!) { updateOrderDocumentSettings(input: $input) {
      orderDocumentSettings { paymentDays invoiceStep switchedOffEmails } } }`,
    { input: { set } },
    admin.token,
  );
  return { data: data?.updateOrderDocumentSettings, errors };
}

const dueDateOf = (id: number, token: string) =>
  app.graphql<{ order: { paymentDueOn: string | null } }>(
    'query ($id: ID!) { order(id: $id) { paymentDueOn } }',
    { id },
    token,
  );

describe('order emails with configured document settings', () => {
  afterEach(() =>
    configure({ bankDetails: null, terms: null, paymentDays: null, invoiceStep: 'COMPLETED', switchedOffEmails: [] }),
  );

  test('emails the payment request with the amount, due date, bank details, terms and PDF', async () => {
    const set = {
      bankDetails: 'Diamond Bank\nIBAN BE68 5390 0754 7034',
      terms: 'Payment within 14 days.',
      paymentDays: 14,
      invoiceStep: 'PAYMENT' as const,
    };
    expect((await configure(set)).errors).toEqual([]);
    const buyer = await createPerson(app, { email: 'pays@example.com' });
    await ordersRest.fillCart(buyer.token, [await createStone(app, { pricePerCarat: '12345.6' })]);
    const { body: order } = await ordersRest.order(buyer.token);
    await ordersRest.setStatus(admin.token, order.id, 2);
    const mails = await mailsOnceThereAre(2, 'pays@example.com');
    const request = mails.find(({ subject }) => subject?.startsWith('Payment'));
    expect(request?.subject).toBe(`Payment of $12,345.60 for your order ${order.id} at Facet`);
    const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.now() + 14 * 86_400_000,
    );
    for (const text of [
      `Please pay $12,345.60 for your order ${order.id} by ${due}.`,
      `Due date:\n${due}`,
      `Payment reference:\nOrder ${order.id}`,
      'Bank details:\nDiamond Bank\nIBAN BE68 5390 0754 7034',
      'Terms:\nPayment within 14 days.',
      `Invoice ${order.id} is attached as a PDF.`,
    ]) {
      expect(request?.text).toContain(text);
    }
    expect(request?.attachments).toMatchObject([{ filename: `invoice-${order.id}.pdf`, mimeType: 'application/pdf' }]);
    expect(request?.replyTo).toMatchObject([{ address: 'house@example.com' }]);
    const { data } = await dueDateOf(order.id, buyer.token);
    expect(data?.order.paymentDueOn).toBe(new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10));
  });

  test('returns no due date before payment is requested, or if there is no payment term', async () => {
    const buyer = await createPerson(app);
    await ordersRest.fillCart(buyer.token, [await createStone(app)]);
    const { body: order } = await ordersRest.order(buyer.token);
    expect((await configure({ paymentDays: 14 })).errors).toEqual([]);
    expect((await dueDateOf(order.id, buyer.token)).data?.order.paymentDueOn).toBeNull();
    await configure({ paymentDays: null });
    await ordersRest.setStatus(admin.token, order.id, 2);
    expect((await dueDateOf(order.id, buyer.token)).data?.order.paymentDueOn).toBeNull();
  });

  test('does not send order emails that are turned off', async () => {
    const switchedOffEmails = ['AWAITING_PAYMENT', 'NEW_ORDER', 'PLACED'];
    expect((await configure({ switchedOffEmails })).data).toEqual({
      orderDocumentSettings: { paymentDays: null, invoiceStep: 'COMPLETED', switchedOffEmails },
    });
    const buyer = await createPerson(app, { email: 'quiet@example.com' });
    await ordersRest.fillCart(buyer.token, [await createStone(app)]);
    const { body: order } = await ordersRest.order(buyer.token);
    await ordersRest.setStatus(admin.token, order.id, 2);
    await ordersRest.setStatus(admin.token, order.id, 3);
    const mails = await mailsOnceThereAre(1, 'quiet@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order.id} at Facet has been shipped`]);
    const jobs = await queuedFor('quiet@example.com');
    expect(jobs).toEqual([{ name: 'mail.send' }]);
    const requests = await app
      .em()
      .getConnection()
      .execute(`select from pgboss.job where name = 'orders.payment-request' and (data ->> 'orderId')::int = ?`, [
        order.id,
      ]);
    expect(requests).toEqual([]);
  });

  test.each([
    [{ paymentDays: 366 }, 'set.paymentDays'],
    [{ paymentDays: -1 }, 'set.paymentDays'],
  ])('rejects the settings %j and names the field', async (set, path) => {
    const { errors } = await configure(set);
    expect(errors[0]?.extensions.details?.map((detail) => detail.path)).toEqual([path]);
  });
});

test('shows a line set as one line with its amounts and stones', async () => {
  const buyer = await createPerson(app, { email: 'sets@example.com' });
  const [first] = await createStones(app, [
    { stockId: 'LS-1', lineSet: 'Duo', carats: '0.5', pricePerCarat: '2000' },
    { stockId: 'LS-2', lineSet: 'Duo', carats: '1.5', pricePerCarat: '1000' },
  ]);
  await app.rest('POST', '/api/cart/add-set', { body: { itemId: first }, token: buyer.token });
  await ordersRest.order(buyer.token);
  const [email] = await mailsOnceThereAre(1, 'sets@example.com');
  expect(email?.text).toContain('Line set Duo: 2 stones, 2 ct, 1,250.00 per carat: $2,500.00\n- LS-1: Round 0.5 ct');
});

import { randomUUID } from 'node:crypto';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { OrderStatus, orderPlaced } from '../../../server/src/modules/orders/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { addAddress, deskIn } from './desk.ts';
import { shopIn } from './shop.ts';

let app: TestApp;
let shop: ReturnType<typeof shopIn>;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    env: { HOUSE_EMAIL: 'house@example.com', PUBLIC_URL: 'https://facet.example' },
  });
  shop = shopIn(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const isTo = (address: string) => (mail: { to?: { address?: string | undefined }[] | undefined }) =>
  mail.to?.some((to) => to.address === address);
const mailsTo = async (address: string) => (await app.mails()).filter(isTo(address));

/** Mail is sent by a job, a moment after the commit. */
async function mailsOnceThereAre(count: number, address: string) {
  for (;;) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('buyer and house hear of an order, and the buyer of its statuses', async () => {
  const buyer = await createPerson(app, { email: 'buyer@example.com' });
  await shop.fillCart(buyer.token, [await createStone(app, { stockId: '<b>M&M</b>', pricePerCarat: '12345.6' })]);
  const { body: order } = await shop.order(buyer.token);

  const [placed] = await mailsOnceThereAre(1, 'buyer@example.com');
  expect(placed?.subject).toContain(`Your order ${order.id}`);
  for (const content of [placed?.text, placed?.html]) {
    expect(content).toContain('12,345.60');
    expect(content).toContain('Total in USD');
    expect(content).toContain(`https://facet.example/account/orders/${order.id}`);
  }
  expect(placed?.text).toContain('<b>M&M</b>: Round 1 ct, D IF, GIA');
  expect(placed?.html).toContain('&lt;b&gt;M&amp;M&lt;/b&gt;');

  const [received] = await mailsOnceThereAre(1, 'house@example.com');
  expect(received?.subject).toBe(`Order ${order.id}: USD 12,345.60`);
  expect(received?.text).toContain('buyer@example.com');

  await shop.setStatus(admin.token, order.id, 3);
  await shop.setStatus(admin.token, order.id, 3);
  await shop.setStatus(admin.token, order.id, 4);
  const mails = await mailsOnceThereAre(3, 'buyer@example.com');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    [
      `Your order ${order.id} at Facet`,
      `Your order ${order.id} at Facet is completed`,
      `Your order ${order.id} at Facet is on its way`,
    ].toSorted(),
  );
});

test('mails tell what was said with an order; the house hears of one that its buyer cancels', async () => {
  const desk = deskIn(app);
  const buyer = await createPerson(app, { email: 'says@example.com' });
  const deliveryAddressId = await addAddress(app, buyer, 'London');
  const items = [{ diamondId: await createStone(app) }];
  const said = { reference: 'PO <7>', note: 'Ring twice,\nplease', deliveryAddressId };
  const { id, version } = await desk.placed(buyer.token, { items, ...said });
  const [placed] = await mailsOnceThereAre(1, 'says@example.com');
  const ofOrder = async (subject: string) => {
    for (;;) {
      const found = (await mailsTo('house@example.com')).find((mail) => mail.subject?.startsWith(subject));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  for (const mail of [placed, await ofOrder(`Order ${id}:`)]) {
    expect(mail?.text).toContain('Reference:\nPO <7>');
    expect(mail?.text).toContain('Note:\nRing twice,\nplease');
    expect(mail?.text).toContain('Goes to:\nAda Byron\nAnalytical Gems\n1 Mill Lane\nLondon\nUnited Kingdom');
    expect(mail?.html).toContain('PO &lt;7&gt;');
    expect(mail?.text).not.toContain('Invoice to');
  }
  await desk.cancel(buyer.token, { id, expectedVersion: version });
  const cancelled = await ofOrder(`Order ${id} is cancelled`);
  expect(cancelled.text).toContain('says@example.com) has cancelled order');
  expect(cancelled.text).toContain('PO <7>');
  const toBuyer = await mailsOnceThereAre(2, 'says@example.com');
  expect(toBuyer.map(({ subject }) => subject)).toContain(`Your order ${id} at Facet is cancelled`);
});

/** What was queued for the buyer of an address and, about their orders, for the house. */
const queuedFor = (email: string) =>
  app
    .em()
    .getConnection()
    .execute<{ name: string }[]>(`select name from pgboss.job where data::text like ?`, [`%${email}%`]);

test('mails are queued with the order itself, and need no job that writes them', async () => {
  const buyer = await createPerson(app, { email: 'prompt@example.com' });
  await shop.fillCart(buyer.token, [await createStone(app)]);
  await shop.order(buyer.token);
  expect(await queuedFor('prompt@example.com')).toEqual([{ name: 'mail.send' }, { name: 'mail.send' }]);
});

test('an event that is heard again mails nobody again', async () => {
  const facts = {
    ...{ id: 4711, version: 1, userId: null, status: OrderStatus.PROCESSING, totalPrice: 100 },
    ...{ buyerName: 'Ada Byron', buyerEmail: 'once@example.com', buyerAddress: null, lines: [] },
  };
  const told = { id: randomUUID(), event: orderPlaced.name, at: new Date().toISOString(), facts };
  const hear = async () => {
    const id = randomUUID();
    await app.services.jobs.enqueue(app.em(), 'events.order-mails', told, { id });
    await until(
      () =>
        app.em().getConnection().execute<object[]>("select from pgboss.job where id = ? and state = 'completed'", [id]),
      ({ length }) => length === 1,
    );
  };
  await hear();
  await hear();
  const mails = (await queuedFor('once@example.com')).filter(({ name }) => name === 'mail.send');
  // To the buyer and to the house.
  expect(mails).toHaveLength(2);
});

test('an order that fails sends nothing', async () => {
  const buyer = await createPerson(app, { email: 'unlucky@example.com' });
  const [good = 0, bad = 0] = await createStones(app, [{}, {}]);
  await shop.fillCart(buyer.token, [good, bad]);
  await app.em().getConnection().execute('update diamond set status = 3 where id = ?', [bad]);
  expect((await shop.order(buyer.token)).status).toBe(409);
  const queued = await app
    .em()
    .getConnection()
    .execute(`select count(*)::int as count from pgboss.job where data::text like '%unlucky@example.com%'`);
  expect(queued).toEqual([{ count: 0 }]);
});

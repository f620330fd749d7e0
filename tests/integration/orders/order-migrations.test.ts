import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { migrateAgain } from '../../support/migrate-again.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { graphqlOrders } from './back-office.ts';

/*
 * Tests orders that were placed before line snapshots and timelines existed. Compares the data reconstructed by the
 * migrations with the data stored for new orders.
 */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const all = async <T>(table: string, columns: string): Promise<T[]> =>
  app.em().getConnection().execute<T[]>(`select ${columns} from ${table} order by id`);

test('restores order line snapshots from the items during a migration', async () => {
  const buyer = await createPerson(app);
  const allItems = await createItems(app);
  const { diamondId } = await createItems(app);
  await sql`update diamond set certificate_no = '1', length = 6.50, image_url = 'https://pics.example/d.jpg', is_lab_grown = true`.execute(
    app.em().getKysely(),
  );
  await sql`
    update jewellery_piece set image1 = 'https://pics.example/1.jpg', image4 = 'https://pics.example/4.jpg', image_order = 'image2, image4,image1'`.execute(
    app.em().getKysely(),
  );
  await sql`update custom_necklace set chain_length = 18`.execute(app.em().getKysely());
  const items = kinds.map(({ name, item }) => item(name === 'engagement ring' ? { ...allItems, diamondId } : allItems));
  await graphqlOrders(app).placeOrder(buyer.token, { items });
  const columns = 'image_url, laboratory, report_number, facts';
  const lines = await all<{ facts: { label: string }[] }>('sales_order_line', columns);
  expect(lines.filter(({ facts }) => facts.length > 0)).toHaveLength(kinds.length);
  await sql`update sales_order_line set image_url = null, laboratory = null, report_number = null, facts = '[]'`.execute(
    app.em().getKysely(),
  );
  await migrateAgain(app, 'order_line_snapshots');
  // Returns the fact with the label that its field had when the migration was written.
  const labelled = ({ label, ...fact }: { label: string }) => ({
    ...fact,
    label: label === 'Chain length' ? 'Length of the chain' : label,
  });
  expect(await all('sales_order_line', columns)).toEqual(
    lines.map(({ facts, ...line }) => ({ ...line, facts: facts.map(labelled) })),
  );
});

test('restores order timelines from the orders and the audit log during a migration', async () => {
  const ordersGraphql = graphqlOrders(app);
  const buyer = await createPerson(app);
  const admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const { diamondId } = await createItems(app);
  const { diamondId: cancelledBefore } = await createItems(app);
  const mine = await ordersGraphql.placeOrder(buyer.token, { items: [{ diamondId }] });
  await ordersGraphql.setStatus(admin.token, { id: mine.id, status: 'PAYMENT' });
  await ordersGraphql.setStatus(admin.token, { id: mine.id, status: 'COMPLETED' });
  const lines = [{ item: { diamondId: cancelledBefore } }];
  const { data } = await ordersGraphql.create(admin.token, { userId: buyer.id, lines });
  const { rows } = await sql<{ id: string }>`
    update sales_order set status = 1, completed_at = now() where id = ${data?.createOrder?.order.id} returning id::text`.execute(
    app.em().getKysely(),
  );
  await sql`drop table sales_order_event, sales_order_message`.execute(app.em().getKysely());
  await migrateAgain(app, 'order_timeline');
  await migrateAgain(app, 'order_messages');
  const timelineOf = async (id: string) => (await ordersGraphql.read(admin.token, id)).data?.order?.timeline;
  expect(await timelineOf(mine.id)).toMatchObject([
    { kind: 'PLACED', isByBuyer: true, status: 'PROCESSING', statusBefore: null },
    { kind: 'STATUS_CHANGED', isByBuyer: false, actor: admin.email, statusBefore: 'PROCESSING', status: 'PAYMENT' },
    { kind: 'STATUS_CHANGED', isByBuyer: false, actor: admin.email, statusBefore: 'PAYMENT', status: 'COMPLETED' },
  ]);
  // The audit log contains no entry for the cancellation.
  expect(await timelineOf(rows[0]?.id ?? '')).toMatchObject([
    { kind: 'PLACED', isByBuyer: false, actor: admin.email },
    { kind: 'CANCELLED', isByBuyer: false, actor: null, status: 'CANCELLED' },
  ]);
});

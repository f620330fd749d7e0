import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type RestOrder, restOrders } from './rest-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('accepts the order returned by GET as input, and changes only the edited field', async () => {
  const { token } = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const buyer = await createPerson(app);
  const allItems = await createItems(app);
  // Excludes the ring, because its diamond would otherwise be ordered twice.
  const items = kinds.filter(({ name }) => name !== 'engagement ring').map((kind) => kind.item(allItems));
  await app.graphql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }',
    { input: { items } },
    buyer.token,
  );
  const ordersRest = restOrders(app);
  const { body: placed } = await ordersRest.order(buyer.token);
  expect(placed.items).toHaveLength(items.length);
  const read = async (): Promise<RestOrder> => {
    const { body } = await app.rest<RestOrder[]>('GET', '/api/orders', { token });
    const [order] = body.filter(({ id }) => id === placed.id);
    if (!order) throw new Error('the order is gone');
    return order;
  };
  const versions = async () => {
    const document = 'query ($id: ID!) { order(id: $id) { version } }';
    return (await app.graphql<{ order: { version: number } }>(document, { id: placed.id }, token)).data?.order.version;
  };
  const put = (body: object) => app.rest<RestOrder>('PUT', `/api/orders/admin/${placed.id}`, { token, body });

  const [asRead, version] = [await read(), await versions()];
  expect(await put(asRead)).toMatchObject({ status: 200, body: asRead });
  expect([await read(), await versions()]).toEqual([asRead, version]);

  const dearer = asRead.items.map((item, index) => (index === 0 ? { ...item, totalPrice: item.totalPrice + 1 } : item));
  const changed = await put({ ...asRead, items: dearer });
  expect(changed).toMatchObject({ status: 200, body: { totalPrice: asRead.totalPrice + 1 } });
  expect(changed.body.items.slice(1)).toEqual(asRead.items.slice(1));

  // Sending a closed order without changes is accepted, too.
  await ordersRest.setStatus(token, placed.id, 4);
  const closed = await read();
  expect(await put(closed)).toMatchObject({ status: 200, body: closed });
  expect((await put({ ...closed, items: closed.items.slice(1) })).status).toBe(400);
});

import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, shopIn } from './shop.ts';

/* What a trader may not do without an administrator's word. */

let app: TestApp;
let shop: ReturnType<typeof shopIn>;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { MAX_ADDRESSES: '2', MAX_ORDER_LINES: '3', MAX_ORDER_TOTAL: '5000' } });
  shop = shopIn(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const ofPrices = (...prices: readonly string[]) =>
  createStones(
    app,
    prices.map((pricePerCarat) => ({ pricePerCarat })),
  );

test.each([
  ['lines', ['1', '1', '1', '1'], /4 lines.*3/, ['1', '1', '1']],
  ['a total', ['5000', '0.01'], /5000\.01.*5000\.00/, ['5000']],
])(
  'an order of too many %s is refused with the limit, and made by an administrator',
  async (_what, large, said, small) => {
    const { id: userId, token } = await createPerson(app);
    const stones = await ofPrices(...large);
    await shop.fillCart(token, stones);
    const answer = await shop.order<Refusal>(token);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'cart' }] } });
    expect(answer.body.details[0]?.message).toMatch(said);
    expect(await shop.ordersOf(token)).toEqual([]);
    const items = stones.map((diamondId) => ({ item: { diamondId } }));
    const made = await app.rest('POST', '/api/orders/admin', { token: admin.token, body: { userId, items } });
    expect(made.status).toBe(201);

    const other = await createPerson(app);
    await shop.fillCart(other.token, await ofPrices(...small));
    expect((await shop.order(other.token)).status).toBe(201);
  },
);

test('an administrator orders for themself as much as they like', async () => {
  await shop.fillCart(admin.token, await ofPrices('6000', '1', '1', '1'));
  expect((await shop.order(admin.token)).status).toBe(201);
});

test('an account has so many addresses, and no more', async () => {
  const address = { firstName: 'Ada', lastName: 'Byron', address: 'Hoveniersstraat 2', city: 'Antwerp', countryId: 56 };
  const add = ({ token }: Person) =>
    app.rest<Refusal>('POST', '/api/users/current/addresses', { token, body: address });
  const trader = await createPerson(app);
  expect([(await add(trader)).status, (await add(trader)).status]).toEqual([201, 201]);
  const refused = await add(trader);
  expect(refused).toMatchObject({ status: 400, body: { errorCode: 90 } });
  expect(refused.body.details[0]?.message).toMatch(/2/);
  const user = { email: 'many@example.com', password: 'a long Passphrase 7', businessTypeId: 2 };
  const body = { ...user, addresses: [address, address, address] };
  const registered = await app.rest<Refusal>('POST', '/api/auth/register', { body });
  expect(registered).toMatchObject({ status: 400, body: { details: [{ path: 'addresses' }] } });
});

test('half of a pair that is not separated is refused in cart and order, naming the other half', async () => {
  const file =
    'Stock #,Shape,Carats,Price,Pair Stock #,Is Matched Pair Separable\nP-1,RD,1,1000,P-2,N\nP-2,RD,1,1000,,\n';
  const form = new FormData();
  form.set('file', new Blob([file]), 'pairs.csv');
  expect((await app.rest('POST', '/api/diamonds/import', { token: admin.token, form })).status).toBe(200);
  const { token } = await createPerson(app);
  const { body: stones } = await app.rest<{ id: number; product: { stockId: string } }[]>('GET', '/api/diamonds', {
    token,
  });
  const idOf = (stockId: string) => stones.find(({ product }) => product.stockId === stockId)?.id ?? 0;
  const halves = [idOf('P-1'), idOf('P-2')];
  const refusals = async (body: object, path: string) => app.rest<Refusal>('POST', path, { token, body });
  for (const [half, mate] of [
    [halves[0], 'P-2'],
    [halves[1], 'P-1'],
  ] as const) {
    const answer = await refusals({ itemId: half }, '/api/cart/diamond');
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 95, details: [{ path: 'itemId' }] } });
    expect(answer.body.details[0]?.message).toContain(mate);
  }
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code message } } }';
  const { data } = await app.graphql(add, { input: { items: [{ diamondId: halves[0] }] } }, token);
  expect(data).toMatchObject({
    addToCart: { problems: [{ code: 'ITEM_NOT_FOUND', message: expect.stringContaining('P-2') }] },
  });

  // A wish for one of them does not lead round it; both at once are an order.
  const wish = await app.rest<{ id: number }>('POST', '/api/wishlist/diamond', { token, body: { itemId: halves[0] } });
  expect((await refusals([{ wishedItemId: wish.body.id }], '/api/cart/basket-bulk-add')).status).toBe(409);
  await shop.fillCart(token, halves);
  const [first] = await shop.cart(token);
  await app.rest('DELETE', `/api/cart/${first?.id}`, { token });
  const torn = await shop.order<Refusal>(token);
  expect(torn).toMatchObject({ status: 409, body: { errorCode: 95 } });
  expect(torn.body.details[0]?.message).toContain('P-1');
  await shop.fillCart(token, halves);
  expect(await shop.order(token)).toMatchObject({ status: 201, body: { totalPrice: 2000 } });
});

test('a ring does not tear a pair apart', async () => {
  const setting = { name: 'Solitaire', price: 900, shapeIds: ['1'], caratsFrom: 0.5, caratsTo: 2 };
  const { data } = await app.graphql<{ createRingSetting: { ringSetting: { id: string } } }>(
    'mutation ($input: CreateRingSettingInput!) { createRingSetting(input: $input) { ringSetting { id } } }',
    { input: { ringSetting: setting } },
    admin.token,
  );
  const stone = await createStone(app, { stockId: 'P-3' });
  await app
    .em()
    .getConnection()
    .execute("update diamond set is_pair = true, pair_stock_id = 'P-4' where id = ?", [stone]);
  const { token } = await createPerson(app);
  const engagementRing = { ringSettingId: data?.createRingSetting.ringSetting.id, diamondId: stone };
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { message } } }';
  const answer = await app.graphql(add, { input: { items: [{ engagementRing }] } }, token);
  expect(answer.data).toMatchObject({ addToCart: { problems: [{ message: expect.stringContaining('P-4') }] } });
});

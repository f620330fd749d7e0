import fc from 'fast-check';
import { type Call, get, graphql, post } from './calls.ts';
import { anyId } from './queries.ts';

/** Generates an item for a wishlist or cart, as GraphQL input. */
const anyItem: fc.Arbitrary<object> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ diamondId: anyId }) },
  { weight: 2, arbitrary: fc.record({ lineSetDiamondId: anyId }) },
  { weight: 2, arbitrary: fc.record({ engagementRing: fc.record({ ringSettingId: anyId, diamondId: anyId }) }) },
  { weight: 2, arbitrary: fc.record({ completedRing: fc.record({ ringSettingId: anyId, genericDiamondId: anyId }) }) },
  fc.record({ parcel: fc.record({ diamondId: anyId, numberOfStones: fc.constantFrom(1, 2, 9) }) }),
  fc.record({ melee: fc.record({ meleeId: anyId, carats: fc.constantFrom(0.5, 3, 90) }) }),
  fc
    .tuple(
      fc.constantFrom('eternityRingId', 'braceletId', 'jewelleryPieceId', 'customNecklaceId', 'engagementRingId'),
      anyId,
    )
    .map(([kind, id]) => ({ [kind]: id })),
);

const line = 'id description carats price { total } availability ... on DiamondSetLine { lineSet diamonds { id } }';
const problems = 'problems { index code errorCode message }';
const order =
  'id totalPrice lines { stockNumber description lineSet carats price { total perCarat } item { __typename ... on Diamond { id stockNumber } } }';

const added = (list: 'Wishlist' | 'Cart', items: readonly object[]): Call =>
  graphql(
    `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { ${list.toLowerCase()} { lines { ${line} } } ${problems} } }`,
    { input: { items } },
  );

/** Calls that read the wishlist, the cart and the orders through REST and GraphQL. */
const belongings: readonly Call[] = [
  graphql(`{
    wishlist { lines { ${line} ... on EngagementRingLine { engagementRing { id ringSetting { id } diamond { id } } }
      ... on CompletedRingLine { completedRing { id ringSetting { id } genericDiamond { id } } } } }
    cart { totalPrice lines { ${line} } }
    myOrders { total items { ${order} } }
  }`),
  get('/api/wishlist'),
  get('/api/cart'),
  get('/api/orders/currentuser'),
];

const buy = graphql(`mutation { placeOrder(input: { idempotencyKey: "once" }) { order { ${order} } isReplay } }`);

/** Generates a REST call that adds an item to a wishlist or cart, or removes one. */
const anyRestDeed: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom('wishlist', 'cart'), anyId, anyId)
  .chain(([list, first, second]) => {
    const [itemId, other] = [Number(first), Number(second)];
    const sets =
      list === 'cart' ? post('/api/cart/add-set', [{ itemId }]) : post('/api/wishlist/diamond-set', [{ itemId }]);
    return fc.constantFrom(
      post(`/api/${list}/diamond`, { itemId }),
      post(`/api/${list}/diamond-bulk`, [{ itemId }, { itemId: other }]),
      sets,
      post(`/api/${list}/melee`, { itemId, carats: 1 }),
      post(`/api/${list}/parcel`, { itemId, numberOfStones: 2 }),
      post('/api/wishlist/engagement-ring', { engagementRingSettingId: itemId, engagementDiamondId: other }),
      post('/api/wishlist/completed-ring', { completedRingSettingId: itemId, completedGenericDiamondId: other }),
      post('/api/wishlist/eternity-ring', { eternityRingId: itemId }),
      post('/api/wishlist/bracelet', { braceletId: itemId }),
      { method: 'DELETE', path: `/api/${list}/remove-diamonds-set/${itemId}` },
      { method: 'PATCH', path: `/api/diamonds/${itemId}/highlight` },
      { method: 'DELETE', path: `/api/products/N-${itemId}` },
    );
  });

/** Generates a sequence of calls with visible, hidden and missing items that ends with an order. */
export const anyBasketCalls: fc.Arbitrary<Call[]> = fc
  .record({
    wishes: fc.array(anyItem, { minLength: 6, maxLength: 14 }),
    things: fc.array(anyItem, { minLength: 6, maxLength: 14 }),
    rest: fc.array(anyRestDeed, { minLength: 5, maxLength: 9 }),
  })
  .map(({ wishes, things, rest }) => [
    added('Wishlist', wishes),
    added('Cart', things),
    ...rest,
    ...belongings,
    buy,
    ...belongings,
  ]);

/** Calls that order the contents of a cart that was filled earlier. */
export const lateOrder: readonly Call[] = [...belongings, buy, ...belongings];

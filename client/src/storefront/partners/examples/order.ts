// Holds a diamond for an hour, then orders it: node order.ts <diamond ID> <agreed total>
const { FACET_URL, FACET_KEY } = process.env;
const [, , stone, total] = process.argv;
const items = [{ diamondId: stone }];

async function graphql(query: string, variables: object) {
  const response = await fetch(`${FACET_URL}/graphql`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${FACET_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  // Show `explanation` to users. Your code should check `code` and `reason`, such as NOT_FOR_SALE or PRICE_CHANGED.
  if (errors) throw new Error(errors[0].extensions.explanation, { cause: errors });
  return data;
}

// A repeated request with the same idempotency key returns the first result and changes nothing.
const { placeHolds } = await graphql(
  'mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }',
  { input: { items, hours: 1, idempotencyKey: `hold-${stone}-PO-4711` } },
);
console.log(placeHolds.holds);

// A hold does not fix the price. If the total has changed, the order is rejected with PRICE_CHANGED.
const { placeOrder } = await graphql(
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id status } } }',
  { input: { items, expectedTotal: Number(total), reference: 'PO 4711', idempotencyKey: 'order-PO-4711' } },
);
console.log(placeOrder.order, placeOrder.isReplay);

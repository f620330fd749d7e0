// Holds a stone for an hour, then orders it: node order.ts <ID of the stone> <agreed total>
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
  // Show `explanation`; compare `code` and `reason`, such as NOT_FOR_SALE or PRICE_CHANGED.
  if (errors) throw new Error(errors[0].extensions.explanation, { cause: errors });
  return data;
}

// The idempotency key identifies the request. A repeated request returns the first response and changes nothing.
const { placeHolds } = await graphql(
  'mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }',
  { input: { items, hours: 1, idempotencyKey: `hold-${stone}-PO-4711` } },
);
console.log(placeHolds.holds);

// A hold does not fix the price. If the price of the stone has changed, the order is refused (PRICE_CHANGED).
const { placeOrder } = await graphql(
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id status } } }',
  { input: { items, expectedTotal: Number(total), reference: 'PO 4711', idempotencyKey: 'order-PO-4711' } },
);
console.log(placeOrder.order, placeOrder.isReplay);

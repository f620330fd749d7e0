// Holds a stone for an hour, then orders it: node order.ts <id of the stone>
const { FACET_URL, FACET_KEY } = process.env;
const items = [{ diamondId: process.argv[2] }];

async function graphql(query: string, variables: object) {
  const response = await fetch(`${FACET_URL}/graphql`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${FACET_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  // For people: `explanation`. For programs: `code`, and `reason` such as NOT_FOR_SALE or PRICE_CHANGED.
  if (errors) throw new Error(errors[0].extensions.explanation, { cause: errors });
  return data;
}

// A key of idempotency names the attempt: sent again, it answers the first outcome and does nothing.
const { placeHolds } = await graphql(
  'mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { holds { stockNumber until } } }',
  { input: { items, hours: 1, idempotencyKey: `hold-${process.argv[2]}-PO-4711` } },
);
console.log(placeHolds.holds);

const { placeOrder } = await graphql(
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { id status } } }',
  { input: { items, reference: 'PO 4711', idempotencyKey: 'order-PO-4711' } },
);
console.log(placeOrder.order, placeOrder.isReplay);

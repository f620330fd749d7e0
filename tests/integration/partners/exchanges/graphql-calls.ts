import type { Body } from './exchange.ts';

/** Input of a call, and the API key to use. */
interface Call {
  readonly key?: 'live' | 'test' | 'limited' | 'unknown';
  readonly variables: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Documented operation, with one request that succeeds and one that fails. */
interface GraphqlCall {
  readonly section: string;
  readonly query: string;
  readonly good: (before: Body) => Call;
  readonly bad: (before: Body) => Call;
}

const price = 'price { total perCarat currency }';
const hold = 'id version kind itemId stockNumber until endedAt outcome isTest';
const order = `id version status reference isTest totalPrice currency createdAt
  lines { kind itemId stockNumber description price { total } }`;
const endpoint = 'id version url events isTest disabledAt failingSince';

/** Demo items: one that another buyer has on hold, and others that are available. */
const heldItem = { number: 'W-1019', id: '19' };

/** Returns the queries for a stock type: for one item by ID or stock number, and for the list. */
const stockType = (
  field: string,
  many: string,
  type: string,
  fields: string,
): Readonly<Record<string, GraphqlCall>> => ({
  [many]: {
    section: 'Other stock types',
    query: `query ($filter: ${type}Filter, $sort: [${type}Sort!], $page: PageInput) {
      ${many}(filter: $filter, sort: $sort, page: $page) { total items { ${fields} ${price} } }
    }`,
    good: () => ({ variables: { page: { index: 0, size: 1 } } }),
    bad: () => ({ key: 'limited', variables: { page: { index: 0, size: 1 } } }),
  },
  [field]: {
    section: 'Other stock types',
    query: `query ($ref: StockRef!) { ${field}(ref: $ref) { ${fields} ${price} } }`,
    good: (before) => ({ variables: { ref: { stockNumber: before[many].items[0].stockNumber } } }),
    bad: () => ({ variables: { ref: { stockNumber: 'X-999999' } } }),
  },
});

const stock = 'id version stockNumber availability';

/**
 * Documented operations in the order in which they are sent. `before` contains the data of all earlier responses by
 * operation name.
 */
export const graphqlCalls: Readonly<Record<string, GraphqlCall>> = {
  diamonds: {
    section: 'Stock',
    query: `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput) {
      diamonds(filter: $filter, sort: $sort, page: $page) {
        total
        items { id version stockNumber availability carats shape { code } color { code } clarity { code }
          report { laboratory { code } number } ${price} }
      }
    }`,
    good: () => ({
      variables: {
        filter: { collection: 'WHITE', isSingle: true, carats: { min: 1, max: 1.5 }, availabilities: ['FOR_SALE'] },
        sort: [{ field: 'TOTAL_PRICE', direction: 'ASC' }],
        page: { index: 0, size: 2 },
      },
    }),
    bad: () => ({ variables: { page: { index: 0, size: 5_000 } } }),
  },
  diamond: {
    section: 'Stock',
    query: `query ($ref: DiamondRef!) {
      diamond(ref: $ref) { id version stockNumber availability carats proportions { length width height depthPercent tablePercent } ${price} }
    }`,
    good: () => ({ variables: { ref: { stockNumber: 'W-1226' } } }),
    bad: () => ({ variables: { ref: { stockNumber: 'W-999999' } } }),
  },
  stockByNumbers: {
    section: 'Stock',
    query: `query ($numbers: [String!]!) {
      stockByNumbers(numbers: $numbers) { number status items { kind id stockNumber availability ${price} } }
    }`,
    good: () => ({ variables: { numbers: ['W-1226', 'W-999999'] } }),
    bad: () => ({ variables: { numbers: [] } }),
  },
  searchStock: {
    section: 'Stock',
    query: `query ($text: String!, $kinds: [StockKind!], $first: Int) {
      searchStock(text: $text, kinds: $kinds, first: $first) { total items { kind id stockNumber availability ${price} } }
    }`,
    good: () => ({ variables: { text: 'W-122', kinds: ['DIAMOND'], first: 2 } }),
    bad: () => ({ variables: { text: 'oval', first: 1_000 } }),
  },
  stockFeed: {
    section: 'Stock',
    query: `query ($types: [StockKind!], $filter: StockFeedFilter, $cursor: String, $first: Int!) {
      stockFeed(types: $types, filter: $filter, cursor: $cursor, first: $first) {
        cursor hasMore
        changes { action kind itemId item { stockNumber availability version ${price} } }
      }
    }`,
    good: () => ({ variables: { types: ['DIAMOND'], first: 2 } }),
    bad: ({ stockFeed }) => ({ variables: { types: ['MELEE'], cursor: stockFeed.cursor, first: 2 } }),
  },
  similarDiamonds: {
    section: 'Stock',
    query: `query ($ref: DiamondRef!, $first: Int!) {
      similarDiamonds(ref: $ref, first: $first) { id stockNumber carats shape { code } color { code } clarity { code } ${price} }
    }`,
    good: () => ({ variables: { ref: { stockNumber: 'W-1226' }, first: 2 } }),
    bad: () => ({ variables: { ref: { stockNumber: 'W-1226' }, first: 50 } }),
  },
  ...stockType('jewelleryPiece', 'jewelleryPieces', 'JewelleryPiece', `${stock} title`),
  ...stockType('meleeLot', 'meleeLots', 'MeleeLot', `${stock} carats`),
  ...stockType('bracelet', 'bracelets', 'Bracelet', `${stock} title`),
  ...stockType('customNecklace', 'customNecklaces', 'CustomNecklace', `${stock} name`),
  ...stockType('eternityRing', 'eternityRings', 'EternityRing', `${stock} name`),
  ...stockType('genericDiamond', 'genericDiamonds', 'GenericDiamond', stock),
  ...stockType('ringSetting', 'ringSettings', 'RingSetting', `${stock} name`),
  createWebhookEndpoint: {
    section: 'Webhook endpoints',
    query: `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { secret endpoint { ${endpoint} } }
    }`,
    good: ({ url }) => ({
      variables: {
        input: {
          url,
          events: ['STOCK_CHANGED', 'HOLD_ENDED', 'ORDER_PLACED', 'ORDER_CHANGED'],
          stockTypes: ['DIAMOND'],
        },
      },
    }),
    bad: ({ url }) => ({ variables: { input: { url, events: [] } } }),
  },
  placeHolds: {
    section: 'Holds',
    query: `mutation ($input: PlaceHoldsInput!) { placeHolds(input: $input) { isReplay holds { ${hold} } } }`,
    good: ({ diamonds }) => ({
      variables: {
        input: { items: [{ diamondId: diamonds.items[0].id }], hours: 24, idempotencyKey: 'hold-2026-0001' },
      },
    }),
    bad: () => ({
      variables: { input: { items: [{ diamondId: heldItem.id }], hours: 24, idempotencyKey: 'hold-2026-0002' } },
    }),
  },
  extendHold: {
    section: 'Holds',
    query: `mutation ($input: ExtendHoldInput!) { extendHold(input: $input) { isReplay hold { ${hold} } } }`,
    good: ({ placeHolds }) => ({
      variables: { input: { id: placeHolds.holds[0].id, hours: 48, idempotencyKey: 'extend-2026-0001' } },
    }),
    bad: ({ placeHolds }) => ({
      variables: { input: { id: placeHolds.holds[0].id, hours: 96, idempotencyKey: 'extend-2026-0002' } },
    }),
  },
  holds: {
    section: 'Holds',
    query: `query ($filter: HoldFilter, $page: PageInput) {
      holds(filter: $filter, page: $page) { total items { ${hold} } }
    }`,
    good: () => ({ variables: { filter: { isCurrent: true }, page: { index: 0, size: 1 } } }),
    bad: () => ({ key: 'limited', variables: { filter: { isCurrent: true } } }),
  },
  releaseHold: {
    section: 'Holds',
    query: `mutation ($input: ReleaseHoldInput!) { releaseHold(input: $input) { isReplay hold { ${hold} } } }`,
    good: ({ placeHolds }) => ({
      variables: { input: { id: placeHolds.holds[0].id, idempotencyKey: 'release-2026-0001' } },
    }),
    bad: ({ placeHolds }) => ({
      variables: { input: { id: placeHolds.holds[0].id, idempotencyKey: 'release-2026-0002' } },
    }),
  },
  placeOrder: {
    section: 'Orders',
    query: `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { isReplay order { ${order} } } }`,
    good: ({ diamonds }) => ({
      variables: {
        input: {
          items: [{ diamondId: diamonds.items[1].id }],
          expectedTotal: diamonds.items[1].price.total,
          reference: 'PO 4711',
          idempotencyKey: 'order-PO-4711',
        },
      },
    }),
    bad: ({ diamonds }) => ({
      variables: {
        input: {
          items: [{ diamondId: diamonds.items[0].id }],
          expectedTotal: 1_000,
          reference: 'PO 4712',
          idempotencyKey: 'order-PO-4712',
        },
      },
    }),
  },
  order: {
    section: 'Orders',
    query: `query ($id: ID!) { order(id: $id) { ${order} timeline { at kind status } } }`,
    good: ({ placeOrder }) => ({ variables: { id: placeOrder.order.id } }),
    bad: () => ({ variables: { id: '999999' } }),
  },
  myOrders: {
    section: 'Orders',
    query: `query ($filter: MyOrderFilter, $page: PageInput) {
      myOrders(filter: $filter, page: $page) { total items { id version status reference totalPrice currency updatedAt } }
    }`,
    good: () => ({ variables: { filter: { reference: 'PO 4711' }, page: { index: 0, size: 10 } } }),
    bad: () => ({ key: 'limited', variables: {} }),
  },
  orderFeed: {
    section: 'Orders',
    query: `query ($cursor: String, $first: Int!) {
      orderFeed(cursor: $cursor, first: $first) {
        cursor hasMore changes { action id order { version status reference totalPrice } }
      }
    }`,
    good: () => ({ variables: { first: 2 } }),
    bad: ({ stockFeed }) => ({ variables: { cursor: stockFeed.cursor, first: 2 } }),
  },
  cancelOrder: {
    section: 'Orders',
    query: `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id version status } } }`,
    good: ({ placeOrder: { order } }) => ({
      variables: { input: { id: order.id, expectedVersion: order.version, idempotencyKey: 'cancel-PO-4711' } },
    }),
    bad: ({ placeOrder: { order } }) => ({
      variables: { input: { id: order.id, expectedVersion: order.version, idempotencyKey: 'cancel-PO-4712' } },
    }),
  },
  moveTestOrder: {
    section: 'Orders',
    query: `mutation ($input: MoveTestOrderInput!) {
      moveTestOrder(input: $input) { order { id version status isTest } }
    }`,
    good: ({ testOrder }) => ({ key: 'test', variables: { input: { id: testOrder.id, status: 'DELIVERY' } } }),
    bad: ({ testOrder }) => ({ variables: { input: { id: testOrder.id, status: 'DELIVERY' } } }),
  },
  webhookEndpoints: {
    section: 'Webhook endpoints',
    query: `{ webhookEndpoints { ${endpoint} } }`,
    good: () => ({ variables: {} }),
    bad: () => ({ key: 'limited', variables: {} }),
  },
  updateWebhookEndpoint: {
    section: 'Webhook endpoints',
    query: `mutation ($input: UpdateWebhookEndpointInput!) {
      updateWebhookEndpoint(input: $input) { endpoint { ${endpoint} } }
    }`,
    good: ({ createWebhookEndpoint: { endpoint } }) => ({
      variables: {
        input: {
          id: endpoint.id,
          expectedVersion: endpoint.version,
          set: { events: ['HOLD_ENDED', 'ORDER_PLACED', 'ORDER_CHANGED'] },
        },
      },
    }),
    bad: ({ createWebhookEndpoint: { endpoint } }) => ({
      variables: { input: { id: endpoint.id, expectedVersion: endpoint.version, set: { events: ['HOLD_PLACED'] } } },
    }),
  },
  sendTestWebhook: {
    section: 'Webhook endpoints',
    query: `mutation ($input: SendTestWebhookInput!) {
      sendTestWebhook(input: $input) { delivery { id event state occurredAt payload attempts { number status durationMs failure } } }
    }`,
    good: ({ createWebhookEndpoint: { endpoint } }) => ({ variables: { input: { endpointId: endpoint.id } } }),
    bad: () => ({ variables: { input: { endpointId: '999999' } } }),
  },
  webhookDeliveries: {
    section: 'Webhook endpoints',
    query: `query ($endpointId: ID!, $filter: WebhookDeliveryFilter, $page: PageInput) {
      webhookDeliveries(endpointId: $endpointId, filter: $filter, page: $page) {
        total items { id event state occurredAt nextAttemptAt payload }
      }
    }`,
    good: ({ createWebhookEndpoint: { endpoint } }) => ({
      variables: { endpointId: endpoint.id, filter: { events: ['ORDER_PLACED'] }, page: { index: 0, size: 1 } },
    }),
    bad: () => ({ variables: { endpointId: '999999' } }),
  },
  retryWebhookDelivery: {
    section: 'Webhook endpoints',
    query: `mutation ($input: RetryWebhookDeliveryInput!) {
      retryWebhookDelivery(input: $input) { delivery { id event state nextAttemptAt } }
    }`,
    good: ({ webhookDeliveries }) => ({ variables: { input: { id: webhookDeliveries.items[0].id } } }),
    bad: ({ sendTestWebhook }) => ({ variables: { input: { id: sendTestWebhook.delivery.id } } }),
  },
  replayWebhooks: {
    section: 'Webhook endpoints',
    query: `mutation ($input: ReplayWebhooksInput!) { replayWebhooks(input: $input) { count } }`,
    good: ({ createWebhookEndpoint: { endpoint }, startedAt }) => ({
      variables: { input: { endpointId: endpoint.id, since: startedAt, events: ['HOLD_PLACED', 'ORDER_PLACED'] } },
    }),
    bad: ({ startedAt }) => ({ variables: { input: { endpointId: '999999', since: startedAt } } }),
  },
  rotateWebhookSecret: {
    section: 'Webhook endpoints',
    query: `mutation ($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) { secret endpoint { id version previousUntil } }
    }`,
    good: ({ updateWebhookEndpoint: { endpoint } }) => ({
      variables: { input: { id: endpoint.id, expectedVersion: endpoint.version } },
    }),
    bad: () => ({ variables: { input: { id: '999999', expectedVersion: 1 } } }),
  },
  deleteWebhookEndpoint: {
    section: 'Webhook endpoints',
    query: `mutation ($input: DeleteWebhookEndpointInput!) { deleteWebhookEndpoint(input: $input) { endpointId } }`,
    good: ({ createWebhookEndpoint: { endpoint } }) => ({ variables: { input: { id: endpoint.id } } }),
    bad: () => ({ variables: { input: { id: '999999' } } }),
  },
  referenceLists: {
    section: 'Reference data and limits',
    query: '{ referenceLists { laboratories { id code label rank } } }',
    good: () => ({ variables: {} }),
    bad: () => ({ key: 'test', headers: { 'Facet-Test-Error': 'KEY_EXPIRED' }, variables: {} }),
  },
  errorCatalogue: {
    section: 'Reference data and limits',
    query: '{ errorCatalogue { code errorCode httpStatus explanation reasons { reason explanation } } }',
    good: () => ({ variables: {} }),
    bad: () => ({ key: 'test', headers: { 'Facet-Test-Error': 'MAINTENANCE' }, variables: {} }),
  },
  rateLimit: {
    section: 'Reference data and limits',
    query: '{ rateLimit { limit remaining restorePerSecond } }',
    good: () => ({ variables: {} }),
    bad: () => ({ key: 'test', headers: { 'Facet-Test-Error': 'BUDGET_EXCEEDED' }, variables: {} }),
  },
};

import { sql } from 'kysely';
import type { Person } from '../../support/people.ts';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** Order as returned by GraphQL. It contains only the selected fields. */
export interface GraphqlOrder {
  id: string;
  status: string;
  version: number;
  updatedAt: string;
  totalPrice: number;
  reference: string | null;
  isCancellable: boolean;
  lines: { id: string; kind: string; itemId: string | null; item: object | null }[];
  timeline: {
    kind: string;
    at: string;
    isByBuyer: boolean;
    actor: string | null;
    statusBefore: string | null;
    status: string;
    note: string | null;
  }[];
}

const address = '{ name company address city federation country phone email }';
const order = `id status version updatedAt totalPrice reference note isCancellable
  deliveryAddress ${address} billingAddress ${address}
  lines { id kind itemId description report { laboratory number } imageUrl facts { label value } item { __typename } }
  timeline { kind at isByBuyer actor statusBefore status note }`;

type Payload<Name extends string> = Record<Name, { order: GraphqlOrder; isReplay?: boolean } | null>;
type MutationResponse<Name extends string> = Promise<GraphqlAnswer<Payload<Name>>>;

let keys = 0;

/** Returns functions that send GraphQL requests about orders as buyers and administrators. */
export function graphqlOrders(app: TestApp) {
  const mutate =
    <Name extends string>(name: Name, type: string, more = '') =>
    (token: string | null, input: object): MutationResponse<Name> =>
      app.graphql<Payload<Name>>(
        `mutation ($input: ${type}!) { ${name}(input: $input) { ${more} order { ${order} } } }`,
        { input },
        token,
      );
  const place = mutate('placeOrder', 'PlaceOrderInput', 'isReplay');
  const create = mutate('createOrder', 'CreateOrderInput', 'isReplay');
  const update = mutate('updateOrder', 'UpdateOrderInput');
  return {
    cancel: mutate('cancelOrder', 'CancelOrderInput'),
    setStatus: mutate('changeOrderStatus', 'ChangeOrderStatusInput'),
    place: (token: string | null, input: object) => place(token, { idempotencyKey: `desk-${++keys}`, ...input }),
    create: (token: string, input: object) => create(token, { idempotencyKey: `desk-${++keys}`, ...input }),
    update: (token: string, { id, version }: GraphqlOrder, set: object) =>
      update(token, { id, expectedVersion: version, set }),
    read: (token: string, id: string) =>
      app.graphql<{ order: GraphqlOrder | null }>(`query ($id: ID!) { order(id: $id) { ${order} } }`, { id }, token),
    /** Places an order. Throws if the order is rejected. */
    async placeOrder(token: string, input: object): Promise<GraphqlOrder> {
      const { data, errors } = await this.place(token, input);
      if (!data?.placeOrder) throw new Error(JSON.stringify(errors));
      return data.placeOrder.order;
    },
    /** Adds items to the caller's cart and returns the cart lines. */
    async fillCart(token: string, items: readonly object[]): Promise<{ id: string }[]> {
      const { data, errors } = await app.graphql<{
        addToCart: { cart: { lines: { id: string }[] }; problems: object[] };
      }>(
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { lines { id } } problems { message } } }',
        { input: { items } },
        token,
      );
      if (!data || data.addToCart.problems.length > 0) throw new Error(JSON.stringify({ data, errors }));
      return data.addToCart.cart.lines;
    },
  };
}

/** Adds an address to a user's address book and returns its ID. */
export async function addAddress(app: TestApp, { id }: Person, city: string): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into user_address (user_id, first_name, last_name, company, address, city, country_id, phone)
    values (${id}, 'Ada', 'Byron', 'Analytical Gems', '1 Mill Lane', ${city}, 826, '+44 20 7946 0000')
    returning id`.execute(app.em().getKysely());
  return String(rows[0]?.id);
}

export const refusalOf = ({ errors: [error] }: Pick<GraphqlAnswer<unknown>, 'errors'>) => ({
  code: error?.extensions.code,
  reason: error?.extensions.reason,
  paths: error?.extensions.details?.map(({ path }) => path),
});

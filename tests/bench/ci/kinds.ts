import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../server/src/platform/sign-in/passwords.ts';
import type { Secrets } from '../../../server/src/platform/sign-in/signed-payload.ts';
import { signAccessToken } from '../../../server/src/platform/sign-in/tokens.ts';
import { clientOperation } from '../client-operation.ts';
import {
  next,
  operation,
  productRequest,
  productStoneRequest,
  repeatedQueries,
  uniqueQueries,
} from '../list-queries.ts';
import type { Request } from '../load.ts';
import { connected } from '../stock.ts';

export interface Kind {
  readonly name: string;
  /** Number of requests per measurement. Large enough that the time for reading the counters is negligible. */
  readonly times: number;
  /** Sends one request. Throws if it fails. */
  sendRequest(): Promise<void>;
  /** Restores the state after a measurement, so that measurements are comparable. Not measured. */
  settle?(): Promise<unknown>;
}

interface BenchTarget {
  readonly url: string;
  readonly databaseUrl: string;
  /** Secret that signs access tokens. */
  readonly secrets: Secrets;
}

/** Number of requests that fill the caches before a measurement. */
export const warming = 5;

const repeated = repeatedQueries.slice(0, warming);

const password = 'correct horse battery staple';

/** Returns the kinds of requests to measure on a server that has stock. Each order sells one stone. */
export async function kindsIn({ url, databaseUrl, secrets }: BenchTarget): Promise<Kind[]> {
  const passwordHash = await hashPassword(password);
  const { people, stones } = await connected(databaseUrl, async (client) => {
    const accounts = await client.query<{ id: number; email: string }>(
      `insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
       select email, $2, 'User', true, true, 1 from unnest($1::text[]) email returning id, email`,
      [['reader@example.com', 'buyer@example.com'], passwordHash],
    );
    const stock = await client.query<{ id: number; stock_id: string }>('select id, stock_id from diamond order by id');
    return { people: accounts.rows, stones: stock.rows };
  });
  const [reader, buyer] = people.map(({ id }) => signAccessToken({ sub: id, role: 'User', ver: 0 }, secrets).token);

  const senderOf = (token: string | undefined, requestOf: (n: number) => Request) => {
    let n = 0;
    return async (): Promise<void> => {
      const { method = 'GET', path, body = null } = requestOf(n++);
      const response = await fetch(`${url}${path}`, {
        ...{ method, body },
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"') || text.includes('"problems":[{')) {
        throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
      }
    };
  };
  const pick = <T>(all: readonly T[], n: number): T => {
    const item = all[n % all.length];
    if (item === undefined) throw new Error('there is no item to query');
    return item;
  };
  const stockNumber = (n: number) => pick(stones, n).stock_id;
  const fresh = uniqueQueries();
  const documents = {
    baskets: clientOperation('BasketContents'),
    add: clientOperation('AddToCart'),
    order: clientOperation('PlaceOrder'),
  };
  const unsold = stones.map(({ id }) => id);
  const add = (token: string | undefined) =>
    senderOf(token, () => operation(documents.add, { input: { items: [{ diamondId: String(unsold.pop()) }] } }));
  const [addToCart, addToOrder] = [add(reader), add(buyer)];
  const order = senderOf(buyer, () => operation(documents.order, { input: { idempotencyKey: randomUUID() } }));
  return [
    {
      name: 'list, asked again',
      times: 150,
      sendRequest: senderOf(reader, (n) => productRequest(pick(repeated, n))),
    },
    { name: 'list, asked anew', times: 150, sendRequest: senderOf(reader, () => productRequest(next(fresh))) },
    { name: 'one stone', times: 200, sendRequest: senderOf(reader, (n) => productStoneRequest(stockNumber(n))) },
    {
      name: 'list by REST',
      times: 100,
      sendRequest: senderOf(reader, (n) => ({ path: `/api/diamonds?page=${n % 20}&pageSize=36` })),
    },
    {
      name: 'cart and wishes',
      times: 100,
      sendRequest: senderOf(reader, () => operation(documents.baskets, {})),
    },
    {
      name: 'add to cart',
      times: 40,
      sendRequest: addToCart,
      settle: () => connected(databaseUrl, (client) => client.query('delete from cart_item')),
    },
    {
      name: 'add to cart and place order',
      times: 20,
      async sendRequest() {
        await addToOrder();
        await order();
      },
    },
    {
      name: 'log in',
      times: 8,
      sendRequest: senderOf(undefined, () =>
        operation('mutation ($input: LogInInput!) { logIn(input: $input) { session { accessToken } } }', {
          input: { email: 'reader@example.com', password },
        }),
      ),
    },
  ];
}

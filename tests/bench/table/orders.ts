import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clientOperation } from '../client-operation.ts';
import { operation } from '../list-queries.ts';
import type { Request, Target } from '../load.ts';
import { trader } from '../trader.ts';

const buyers = 4;

/** Returns a function that returns each item once, then 0. An order for stone 0 fails, which ends the benchmark. */
export function eachOnce(items: readonly number[]): () => number {
  const iterator = items.values();
  return () => iterator.next().value ?? 0;
}

/**
 * Returns the two requests that place an order with the product: one adds a stone to the cart, the other places the
 * order.
 */
export function buying(nextStone: () => number): (() => Request)[] {
  const [addToCart, placeOrder] = [clientOperation('AddToCart'), clientOperation('PlaceOrder')];
  return [
    () => operation(addToCart, { input: { items: [{ diamondId: String(nextStone()) }] } }),
    () => operation(placeOrder, { input: { idempotencyKey: randomUUID() } }),
  ];
}

/** Returns the two requests that place an order with the baseline. */
const buyingOfFloor = (buyer: number, nextStone: () => number): (() => Request)[] => [
  () => ({ path: `/cart?buyer=${buyer}&stone=${nextStone()}` }),
  () => ({ path: `/order?buyer=${buyer}` }),
];

/**
 * Copies each of the baseline's stones nine times, because the baseline would sell all stones within seconds. Call
 * this after the lists have been measured.
 */
async function moreOfFloor(client: pg.Client): Promise<number[]> {
  await client.query(`
    insert into floor.stone
      select (jsonb_populate_record(s, jsonb_build_object(
        'id', s.id + n * 10000000, 'stock_number', s.stock_number || '/' || n))).*
      from floor.stone s, generate_series(1, 9) n`);
  await client.query('vacuum analyze floor.stone');
  const { rows } = await client.query<{ id: number }>('select id from floor.stone order by id');
  return rows.map(({ id }) => id);
}

/** Returns whether a response has neither errors nor rejected items. GraphQL errors also have status 200. */
export const isDone = (body: string): boolean => !body.includes('"errors"') && !body.includes('"problems":[{');

interface OrdersBench {
  readonly databaseUrl: string;
  readonly client: pg.Client;
  readonly urls: { readonly floor: string; readonly product: string };
}

/** Returns the targets, each with several buyers. An order takes two requests. */
export async function orderTargets({ databaseUrl, client, urls }: OrdersBench): Promise<Record<string, Target>> {
  const { rows } = await client.query<{ id: number }>('select id from diamond order by id');
  const ofProduct = eachOnce(rows.map(({ id }) => id));
  const ofFloor = eachOnce(await moreOfFloor(client));
  const people = Array.from({ length: buyers }, (_, index) => index);
  const tokens = await Promise.all(people.map((index) => trader(databaseUrl, `buyer-${index}@example.com`)));
  return {
    floor: {
      url: urls.floor,
      requests: [],
      connectionsWithOwnRequests: people.map((buyer) => ({ requests: buyingOfFloor(buyer, ofFloor) })),
    },
    product: {
      url: urls.product,
      requests: [],
      isAnswer: isDone,
      connectionsWithOwnRequests: tokens.map((token) => ({
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        requests: buying(ofProduct),
      })),
    },
  };
}

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clientOperation } from '../client-operation.ts';
import type { Request, Target } from '../load.ts';
import { operation } from '../questions.ts';
import { trader } from '../trader.ts';

/** So many buy at the same time, each for themselves. */
const buyers = 4;

/** Each item once, and then 0, which is no stone: that nothing is left is a refusal, and ends the measuring. */
export function taken(items: readonly number[]): () => number {
  const left = items.values();
  return () => left.next().value ?? 0;
}

/** Puts a stone into the cart and orders the cart, again and again. */
export function buying(nextStone: () => number): (() => Request)[] {
  const [addToCart, placeOrder] = [clientOperation('AddToCart'), clientOperation('PlaceOrder')];
  return [
    () => operation(addToCart, { input: { items: [{ diamondId: String(nextStone()) }] } }),
    () => operation(placeOrder, { input: { idempotencyKey: randomUUID() } }),
  ];
}

/** The same of the floor. */
const buyingOfFloor = (buyer: number, nextStone: () => number): (() => Request)[] => [
  () => ({ path: `/cart?buyer=${buyer}&stone=${nextStone()}` }),
  () => ({ path: `/order?buyer=${buyer}` }),
];

/** The floor sells its stones in some seconds: it gets ten times as many, once its lists have been measured. */
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

/** A refusal of GraphQL has the status of an answer, and a cart can leave out what it was given. */
export const isDone = (body: string): boolean => !body.includes('"errors"') && !body.includes('"problems":[{');

interface OrdersBench {
  readonly databaseUrl: string;
  readonly client: pg.Client;
  readonly urls: { readonly floor: string; readonly product: string };
}

/** Floor and product, each with its buyers. Two requests are one order. */
export async function orderTargets({ databaseUrl, client, urls }: OrdersBench): Promise<Record<string, Target>> {
  const { rows } = await client.query<{ id: number }>('select id from diamond order by id');
  const ofProduct = taken(rows.map(({ id }) => id));
  const ofFloor = taken(await moreOfFloor(client));
  const people = Array.from({ length: buyers }, (_, index) => index);
  const tokens = await Promise.all(people.map((index) => trader(databaseUrl, `buyer-${index}@example.com`)));
  return {
    floor: {
      url: urls.floor,
      requests: [],
      askers: people.map((buyer) => ({ requests: buyingOfFloor(buyer, ofFloor) })),
    },
    product: {
      url: urls.product,
      requests: [],
      isAnswer: isDone,
      askers: tokens.map((token) => ({
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        requests: buying(ofProduct),
      })),
    },
  };
}

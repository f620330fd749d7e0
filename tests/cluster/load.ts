import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Entry, LoadOptions } from './history.ts';

/*
 * Load on a cluster, run on its host "client". Uses only modules of Node.js, because it runs outside of the test
 * runner. Writes one line per request to a history. A line on its standard input ends the load. Then it repeats the
 * orders whose result is unknown, with their idempotency keys, and receives webhook messages until the input ends.
 *
 * Usage: node load.ts OPTIONS, with `LoadOptions` as JSON.
 */

const options: LoadOptions = JSON.parse(process.argv[2] ?? '');

/** Maximum time that a client waits, in milliseconds. A read is repeated sooner. */
const [readMs, writeMs] = [1_500, 8_000];
/** Pauses of each client between two requests, in milliseconds. */
const [orderPause, readPause, changePause] = [120, 60, 150];
const retryPause = 250;

const history = createWriteStream(options.history);
const record = (entry: Entry): void => {
  history.write(`${JSON.stringify(entry)}\n`);
};

let isOver = false;
process.stdin.once('data', () => {
  isOver = true;
});
process.stdin.once('end', () => process.exit());

interface Outcome {
  readonly data?: Record<string, unknown> | null;
  /** Reason of the server, HTTP status, or error of the network. */
  readonly failure: string | null;
  /** Whether the server has refused the request, so that it changed nothing. */
  readonly isRefused: boolean;
}

async function send(query: string, variables: object, { ms, token }: { ms: number; token?: string }): Promise<Outcome> {
  try {
    const response = await fetch(`${options.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(ms),
    });
    const { data, errors } = await response.json();
    if (!errors) return { data, failure: null, isRefused: false };
    const { reason, code } = errors[0]?.extensions ?? {};
    const isRefused = ['NOT_FOR_SALE', 'ITEM_NOT_FOUND', 'STALE_VERSION', 'TRY_AGAIN'].includes(reason ?? code);
    return { failure: `${response.status} ${reason ?? code ?? '-'}`, isRefused };
  } catch (error) {
    return { failure: error instanceof Error ? error.name : String(error), isRefused: false };
  }
}

const createOrder = `mutation ($key: String!, $user: ID!, $item: BasketItemInput!) {
  createOrder(input: { idempotencyKey: $key, reference: $key, userId: $user, lines: [{ item: $item }] }) { order { id } }
}`;

/** Orders whose result is unknown: they may have been created. */
const unclear = new Map<string, { user: number; item: object; stone: number | null }>();
/** Stones whose sale was acknowledged, most recent last. */
const sold: number[] = [];

async function order(key: string, request: { user: number; item: object; stone: number | null }): Promise<boolean> {
  const start = Date.now();
  const { data, failure, isRefused } = await send(
    createOrder,
    { key, ...request },
    { ms: writeMs, token: options.token },
  );
  const end = Date.now();
  record({
    kind: 'order',
    start,
    end,
    key,
    stone: request.stone,
    user: request.user,
    failure,
    isRefused,
    ...(data && { id: idOf(data) }),
  });
  if (failure === null && request.stone !== null) sold.push(request.stone);
  if (failure === null || isRefused) unclear.delete(key);
  else unclear.set(key, request);
  return failure === null || isRefused;
}

const idOf = (data: object): string => JSON.parse(JSON.stringify(data)).createOrder.order.id;

let serial = 0;
let nextStone = 0;

/** Orders stones. Two buyers compete for every fourth stone. */
async function buyer(): Promise<void> {
  while (!isOver) {
    const stone = options.stones[nextStone++];
    if (stone === undefined) throw new Error('the load has sold all stones: add more');
    const users = nextStone % 4 === 0 ? options.users : options.users.slice(0, 1);
    const settled = await Promise.all(
      users.map((user) => order(`${options.tag}-${serial++}`, { user, stone, item: { diamondId: stone } })),
    );
    await pause(settled.includes(false) ? retryPause : orderPause);
  }
}

/** Orders parts of one lot, so that all orders wait for the lock of its row. */
async function lotBuyer(): Promise<void> {
  const [user = 0] = options.users;
  while (!isOver) {
    const item = { melee: { meleeId: options.melee, carats: 0.01 } };
    const isSettled = await order(`${options.tag}-${serial++}`, { user, stone: null, item });
    await pause(isSettled ? orderPause : retryPause);
  }
}

/** Changes the comment of one stone to the current time, which increases. */
async function changer(stone: number): Promise<void> {
  const read = `query ($id: ID!) { diamond(ref: { id: $id }) { version comment } }`;
  const change = `mutation ($id: ID!, $version: Int!, $comment: String!) {
    updateDiamond(input: { id: $id, expectedVersion: $version, set: { comment: $comment } }) { diamond { version } }
  }`;
  let version: number | null = null;
  while (!isOver) {
    if (version === null) {
      const { data } = await send(read, { id: stone }, { ms: readMs, token: options.token });
      version = JSON.parse(JSON.stringify(data ?? {})).diamond?.version ?? null;
      if (version === null) await pause(retryPause);
      continue;
    }
    const value = Date.now();
    const { data, failure, isRefused } = await send(
      change,
      { id: stone, version, comment: String(value) },
      { ms: writeMs, token: options.token },
    );
    record({ kind: 'change', start: value, end: Date.now(), stone, value, failure, isRefused });
    version = failure === null ? JSON.parse(JSON.stringify(data)).updateDiamond.diamond.version : null;
    await pause(failure === null ? changePause : retryPause);
  }
}

/** Reads lists as a visitor. */
async function reader(): Promise<void> {
  const list = '{ diamonds(page: { size: 5 }) { total items { id stockNumber } facets(fields: [SHAPE]) { field } } }';
  while (!isOver) {
    const start = Date.now();
    const { failure } = await send(list, {}, { ms: readMs });
    record({ kind: 'list', start, end: Date.now(), failure });
    await pause(failure === null ? readPause : readPause / 2);
  }
}

/** Reads stones whose sale was acknowledged before. They must not be for sale. */
async function soldReader(): Promise<void> {
  const query = 'query ($id: ID!) { diamond(ref: { id: $id }) { availability } }';
  while (!isOver) {
    const stone = sold.at(-1);
    if (stone !== undefined) {
      const start = Date.now();
      const { data, failure, isRefused } = await send(query, { id: stone }, { ms: readMs });
      const isForSale = JSON.stringify(data ?? {}).includes('FOR_SALE');
      record({ kind: 'sold', start, end: Date.now(), stone, isForSale, failure: isRefused ? null : failure });
    }
    await pause(readPause);
  }
}

const receiver = createServer(async (request, response) => {
  const body = JSON.parse(await text(request));
  record({
    kind: 'webhook',
    start: Date.now(),
    end: Date.now(),
    message: String(request.headers['webhook-id']),
    order: String(body.data?.orderId),
    failure: null,
  });
  response.writeHead(200).end();
});
receiver.listen(9_000);

const { buyers, lotBuyers, readers } = options;
await Promise.all([
  ...Array.from({ length: buyers }, buyer),
  ...Array.from({ length: lotBuyers }, lotBuyer),
  ...Array.from({ length: readers }, reader),
  ...options.changed.map(changer),
  soldReader(),
]);
for (const [key, request] of [...unclear]) {
  while (!(await order(key, request))) await pause(retryPause);
}
process.stdout.write('settled\n');

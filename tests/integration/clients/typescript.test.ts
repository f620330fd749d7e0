import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type {
  FacetClient,
  FacetError,
  FeedType,
  SyncBatch,
  SyncOptions,
  SyncStore,
} from '../../../clients/typescript/src/index.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type PartnersProject, partnersProject } from './installed-package.ts';

/* Tests the packed client package against a real server, as partners use it. */

type Package = typeof import('../../../clients/typescript/src/index.ts');
type NodePackage = typeof import('../../../clients/typescript/src/node.ts');

let app: TestApp;
let partner: Person;
let key: string;
let project: PartnersProject;
let facetPackage: Package;
let fileStore: NodePackage['fileStore'];

const everyScope = [
  'STOCK_READ',
  'PRICES_READ',
  'HOLDS_WRITE',
  'ORDERS_READ',
  'ORDERS_WRITE',
  'WEBHOOKS_MANAGE',
] as const;

/** Number of items, which is more than one page of the feed. */
const stoneCount = 2_200;

beforeAll(async () => {
  const readme = await readFile('clients/typescript/README.md', 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  const [files = '', table = '', ...others] = examples;
  // The partner guide contains this example, so both files must be identical.
  expect(files).toBe(await readFile('client/src/storefront/partners/examples/sync.ts', 'utf8'));
  [app, project] = await Promise.all([
    startTestApp(),
    partnersProject({
      'files.ts': files,
      'table.ts': table,
      'misuse.ts': misuse,
      ...Object.fromEntries(others.map((code, index) => [`other-${index}.ts`, code])),
    }),
  ]);
  facetPackage = await project.load<Package>('@facet/client');
  ({ fileStore } = await project.load<NodePackage>('@facet/client/node'));
  partner = await createPerson(app);
  ({ key } = await createKey(app, partner, everyScope));
  await createItems(app);
  await createStones(
    app,
    Array.from({ length: stoneCount }, () => ({})),
  );
});
afterAll(async () => {
  await app.stop();
  await project.remove();
});

/** Type tests that are compiled together with the examples: valid calls, and calls that must not compile. */
const misuse = `
import { FacetClient, sync, tableStore } from '@facet/client';
import { fileStore } from '@facet/client/node';
const facet = new FacetClient({ url: 'http://localhost' });
class DocumentText<Data, Variables> extends String {
  declare readonly __apiType?: (variables: Variables) => Data;
}
declare const document: DocumentText<{ twice: number }, { number: number }>;
(await facet.request(document, { number: 1 })).twice.toFixed();
// @ts-expect-error: a variable is missing
await facet.request(document);
// @ts-expect-error: a reference names one thing
await facet.diamond({ ref: { id: '1', stockNumber: 'A' } });
// @ts-expect-error: no such item
await facet.placeOrder({ items: [{ stone: 1 }] });
// @ts-expect-error: what is ordered has no such field
(await facet.placeOrder({ items: [{ diamondId: 1 }] })).order.colour;
// @ts-expect-error: stale items have to go
await sync(facet, { store: fileStore('x') });
await sync(facet, {
  types: ['melee'],
  // @ts-expect-error: no such filter
  filter: { meleeLots: { colour: 1 } },
  store: fileStore('x'),
  // @ts-expect-error: a lot has no such field
  onUpsert: ({ item }) => item.product.clarityId,
  removeStale: () => undefined,
});
await sync(facet, {
  store: tableStore({ transaction: (work) => work({ name: 'x' }), load: async () => null, save: async () => {} }),
  // @ts-expect-error: handlers get the store's transaction
  removeStale: (generation, transaction) => transaction.query(generation),
});
`;

const run = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(app.em().getKysely())).rows;

const client = (options: Partial<ConstructorParameters<Package['FacetClient']>[0]> = {}): FacetClient =>
  new facetPackage.FacetClient({ url: app.url, key, ...options });

/** A partner's copy of the stock, with the JSON of each item by type and ID. */
class Copy {
  readonly items = new Map<string, { readonly text: string; readonly generation: number }>();
  readonly batches: SyncBatch[] = [];

  readonly onBatch = (batch: SyncBatch): void => {
    this.batches.push(batch);
    for (const change of batch.changes) {
      const key = `${change.type} ${change.id}`;
      if (change.action === 'REMOVE') this.items.delete(key);
      else this.items.set(key, { text: JSON.stringify(change.item), generation: batch.generation });
    }
  };

  readonly removeStale = (generation: number): void => {
    for (const [key, entry] of this.items) if (entry.generation !== generation) this.items.delete(key);
  };

  get texts(): Record<string, string> {
    return Object.fromEntries([...this.items].map(([key, { text }]) => [key, text]).sort());
  }
}

class MemoryStore implements SyncStore {
  state: string | null = null;
  commits = 0;
  load = async () => this.state;
  async commit(state: string, work: (transaction: undefined) => Promise<void>): Promise<void> {
    await work(undefined);
    this.commits++;
    this.state = state;
  }
}

type Options = Partial<SyncOptions<FeedType, undefined>>;

const syncOnce = (copy: Copy, options: Options, facet = client()) =>
  facetPackage.sync<FeedType>(facet, {
    store: new MemoryStore(),
    onBatch: copy.onBatch,
    removeStale: copy.removeStale,
    follow: false,
    mostIntervalMs: 20,
    ...options,
  });

/** Returns the items of a full read of the stock, as JSON by type and ID. */
async function wholeExport(options: Options = {}): Promise<Record<string, string>> {
  const copy = new Copy();
  await syncOnce(copy, options);
  return copy.texts;
}

const failureOf = async (work: Promise<unknown>): Promise<FacetError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof facetPackage.FacetError)) throw new Error(`not a FacetError: ${error}`);
  return error;
};

describe('TypeScript client calls', () => {
  test('returns data that matches the generated types', async () => {
    const facet = client();
    const { diamonds, ...kinds } = {
      diamonds: await facet.diamonds({ page: { index: 0, size: 2 } }),
      bracelets: await facet.bracelets(),
      customNecklaces: await facet.customNecklaces(),
      eternityRings: await facet.eternityRings(),
      genericDiamonds: await facet.genericDiamonds(),
      jewelleryPieces: await facet.jewelleryPieces(),
      meleeLots: await facet.meleeLots(),
      ringSettings: await facet.ringSettings(),
    };
    expect(diamonds.items).toHaveLength(2);
    for (const { total } of Object.values(kinds)) expect(total).toBeGreaterThan(0);
    const stockNumber = diamonds.items[0]?.stockNumber ?? '';
    expect(await facet.diamond({ ref: { stockNumber } })).toEqual(diamonds.items[0]);
    const [match, unknown] = await facet.stockByNumbers({ numbers: [stockNumber, 'nowhere'] });
    expect(match?.items[0]).toEqual({ __typename: 'Diamond', ...diamonds.items[0] });
    expect(unknown).toEqual({ number: 'nowhere', status: 'UNKNOWN', items: [] });
    expect((await facet.stockFeed({ first: 3 })).changes).toHaveLength(3);
    expect((await facet.searchStock({ text: stockNumber })).total).toBeGreaterThan(0);
    expect((await facet.referenceLists()).shapes.length).toBeGreaterThan(5);
    expect((await facet.errorCatalogue()).length).toBeGreaterThan(10);
    expect(await facet.similarDiamonds({ ref: { stockNumber }, first: 1 })).toHaveLength(1);
    const { holds } = await facet.placeHolds({ items: [{ diamondId: diamonds.items[0]?.id ?? '' }], hours: 1 });
    expect((await facet.releaseHold({ id: holds[0]?.id ?? '' })).hold).toMatchObject({
      outcome: 'RELEASED',
      stockNumber,
    });
    expect((await facet.holds({ filter: { isCurrent: true } })).total).toBe(0);
    expect(await facet.webhookEndpoints()).toEqual([]);
    expect((await facet.rateLimit()).limit).toBeGreaterThan(0);
    expect(
      await facet.request<{ a: object }>('query ($n: Int!) { a: similarDiamonds(ref: {id: 1}, first: $n) { id } }', {
        n: 1,
      }),
    ).toHaveProperty('a');
  });

  test('places an order only once if the response is lost', async () => {
    const [diamondId = 0] = await createStones(app, [{}]);
    let attempts = 0;
    const retried: string[] = [];
    const facet = client({
      onRetry: ({ code }) => retried.push(code),
      fetch: async (...request) => {
        const response = await fetch(...request);
        if (++attempts > 1) return response;
        await response.text();
        throw new TypeError('terminated');
      },
    });
    const { isReplay, order } = await facet.placeOrder({
      items: [{ diamondId }],
      expectedTotal: 1_000,
      reference: 'PO 4711',
    });
    expect({ attempts, retried, isReplay, reference: order.reference }).toEqual({
      attempts: 2,
      retried: ['UNREACHABLE'],
      isReplay: true,
      reference: 'PO 4711',
    });
    expect((await facet.myOrders()).total).toBe(1);
    expect((await facet.order({ id: order.id })).lines[0]?.itemId).toBe(String(diamondId));

    // A mutation without an idempotency key is sent only once, because the first attempt may have succeeded.
    attempts = 0;
    const input = { id: order.id, expectedVersion: order.version };
    const cancellation = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id } } }';
    const failure = await failureOf(facet.request(cancellation, { input }));
    expect([failure.code, failure.errorCode, attempts]).toEqual(['UNREACHABLE', 0, 1]);
    const { changes } = await facet.orderFeed();
    expect(changes.map((change) => change.order?.status)).toEqual(['CANCELLED']);
  });

  test('throws errors with the code, reason, details and explanation', async () => {
    const [diamondId = 0] = await createStones(app, [{ status: 3 }]);
    const failure = await failureOf(client().placeOrder({ items: [{ diamondId }] }));
    expect(failure).toMatchObject({
      name: 'FacetError',
      code: 'ITEM_NOT_FOUND',
      errorCode: 95,
      reason: 'NOT_FOR_SALE',
    });
    expect(failure.details[0]?.path).toBe('items.0');
    expect(failure.explanation).toMatch(/Remove it to order the rest/);
    expect(failure.message).toMatch(/^ITEM_NOT_FOUND \(NOT_FOR_SALE\): ./);
    expect((await failureOf(client().request('{ nothing }'))).message).toMatch(/Cannot query field/);
    expect(() => client({ url: 'nowhere' })).toThrow(TypeError);
    expect(failure.requestId).toMatch(/./);
    const narrow = client({ key: (await createKey(app, partner, ['STOCK_READ'])).key });
    expect(await failureOf(narrow.myOrders())).toMatchObject({ code: 'FORBIDDEN', reason: 'SCOPE_MISSING' });
    const partly = await failureOf(client().request('{ rateLimit { limit } order(id: 999999) { id } }'));
    expect(partly).toMatchObject({ code: 'ORDER_NOT_FOUND', data: { rateLimit: {}, order: null } });
    expect(await failureOf(client({ key: 'fk_1_wrong' }).myOrders())).toMatchObject({ code: 'FORBIDDEN', status: 401 });
    expect(await failureOf(syncOnce(new Copy(), {}, client({ key: 'fk_1_wrong' })))).toMatchObject({
      code: 'FORBIDDEN',
      status: 401,
    });
    const otherClient = client({ fetch: async () => new Response('<html>', { status: 404 }) });
    expect(await failureOf(otherClient.myOrders())).toMatchObject({ code: 'UNREADABLE_ANSWER', status: 404 });
    expect(() => client().request({ kind: 'Document' }.toString())).toThrow(TypeError);
  });

  test('retries temporary errors after `Retry-After`, up to a limit', async () => {
    let busy = 2;
    const retryReasons: string[] = [];
    const retryingClient = (seconds: number, retries = 5) =>
      client({
        retries,
        onRetry: ({ reason, retryAfter }) => retryReasons.push(`${reason} ${retryAfter}`),
        fetch: async (...request) => {
          if (busy-- <= 0) return fetch(...request);
          const body = { errorCode: 90, message: '', explanation: 'Later.', reason: 'RATE_LIMITED' };
          return Response.json(body, { status: 429, headers: { 'Retry-After': String(seconds) } });
        },
      });
    expect((await retryingClient(0).rateLimit()).limit).toBeGreaterThan(0);
    expect(retryReasons).toEqual(['RATE_LIMITED 0', 'RATE_LIMITED 0']);
    busy = 1;
    expect(await failureOf(retryingClient(3_600).rateLimit())).toMatchObject({
      reason: 'RATE_LIMITED',
      retryAfter: 3_600,
    });
    busy = 2;
    expect(await failureOf(retryingClient(0, 1).rateLimit())).toMatchObject({
      reason: 'RATE_LIMITED',
      explanation: 'Later.',
    });
  });

  test('aborts an attempt after the timeout, and an aborted call immediately', async () => {
    const silent = client({
      retries: 1,
      fetch: (_url, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    expect(await failureOf(silent.rateLimit({ timeoutMs: 10 }))).toMatchObject({ code: 'UNREACHABLE' });
    const reason = new Error('enough');
    await expect(silent.rateLimit({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const secondAbort = new AbortController();
    setTimeout(() => secondAbort.abort(reason), 10);
    await expect(silent.rateLimit({ signal: secondAbort.signal })).rejects.toBe(reason);
  });
});

describe('stock sync with the TypeScript client', () => {
  test('reads the complete stock in pages, and then only the changes', async () => {
    const [copy, store] = [new Copy(), new MemoryStore()];
    await syncOnce(copy, { store });
    expect(copy.texts).toEqual(await wholeExport());
    expect(copy.items.size).toBeGreaterThan(stoneCount);
    expect(copy.batches.length).toBeGreaterThan(2);
    const [changed = 0, deletedId = 0] = await createStones(app, [{}, {}]);
    await syncOnce(copy, { store });
    copy.batches.length = 0;
    await run(sql`update diamond set price_per_carat = 7 where id = ${changed}`);
    await run(sql`delete from diamond where id = ${deletedId}`);
    const changes: string[] = [];
    await syncOnce(copy, {
      store,
      onUpsert: ({ type, id, item }) => changes.push(`UPSERT ${type} ${id} ${item.id}`),
      onRemove: ({ type, id }) => changes.push(`REMOVE ${type} ${id}`),
    });
    expect(changes.sort()).toEqual([`REMOVE diamonds ${deletedId}`, `UPSERT diamonds ${changed} ${changed}`]);
    expect(copy.texts).toEqual(await wholeExport());
    const { commits } = store;
    await syncOnce(copy, { store });
    expect([copy.batches.length, store.commits]).toEqual([1, commits]);
  });

  test('continues after an interruption at any page without losing changes', async () => {
    const [copy, file] = [new Copy(), path.join(project.folder, 'state')];
    const store = fileStore(file);
    const killed = new Error('killed');
    // Fails in the handler of the second batch, then after the handler but before the state is stored, then twice
    // with a network error.
    const failing = (batch: SyncBatch) => {
      if (copy.batches.length > 0) throw killed;
      copy.onBatch(batch);
    };
    await expect(syncOnce(copy, { store, onBatch: failing })).rejects.toBe(killed);
    const first = await readFile(file, 'utf8');
    const forgetful: SyncStore = {
      load: store.load,
      async commit(_state, work) {
        await work(undefined);
        throw killed;
      },
    };
    await expect(syncOnce(copy, { store: forgetful })).rejects.toBe(killed);
    expect(await readFile(file, 'utf8')).toBe(first);
    let breaks = 2;
    const failures: string[] = [];
    const unreliableClient = client({
      fetch: async (...request) => {
        const response = await fetch(...request);
        return breaks-- > 0 ? broken(response) : response;
      },
    });
    await syncOnce(copy, { store, onRetry: ({ code }) => failures.push(code) }, unreliableClient);
    expect(failures).toEqual(['UNREACHABLE', 'UNREACHABLE']);
    expect(copy.texts).toEqual(await wholeExport());
    // The sync started only once, and the first batch was not read again.
    expect(new Set(copy.batches.map(({ generation }) => generation)).size).toBe(1);
    expect(copy.batches.filter(({ changes }) => changes[0]?.id === copy.batches[0]?.changes[0]?.id)).toHaveLength(1);
  });

  test('restarts the sync when the cursor has expired, and removes items that have since been deleted', async () => {
    const [copy, store] = [new Copy(), new MemoryStore()];
    const resets: unknown[] = [];
    const onReset = ({ reason, details }: FacetError) => resets.push(reason ?? details);
    const [deletedId = 0] = await createStones(app, [{}]);
    await syncOnce(copy, { store });
    expect(copy.items.has(`diamonds ${deletedId}`)).toBe(true);
    await run(sql`insert into user_markup (user_id, percent) values (${partner.id}, 5)`);
    await run(sql`delete from diamond where id = ${deletedId}`);
    let sizeBefore = 0;
    await syncOnce(copy, {
      store,
      onReset,
      removeStale: (generation) => {
        sizeBefore = copy.items.size;
        copy.removeStale(generation);
      },
    });
    expect(resets).toEqual(['CURSOR_EXPIRED']);
    expect(copy.items.size).toBe(sizeBefore - 1);
    expect(copy.texts).toEqual(await wholeExport());

    // A different query that selects only some of the previously selected items.
    const narrow = { types: ['diamonds', 'melee'], filter: { diamonds: { carats: { min: 90 } } } } as const;
    await syncOnce(copy, { store, onReset, ...narrow });
    expect(copy.texts).toEqual(await wholeExport(narrow));
    expect([...copy.items.keys()].some((key) => key.startsWith('diamonds'))).toBe(false);
    expect([...copy.items.keys()].some((key) => key.startsWith('melee'))).toBe(true);
    store.state = (store.state ?? '').replace(/"cursor":"[^"]*"/, '"cursor":"of another house"');
    await syncOnce(copy, { store, onReset, ...narrow });
    expect(resets).toEqual(['CURSOR_EXPIRED', 'CURSOR_MISMATCH', 'VALIDATION_FAILED']);
    store.state = '{}';
    await expect(syncOnce(copy, { store })).rejects.toThrow(TypeError);
  });

  test('follows changes until it is aborted, and finishes the current batch', async () => {
    const [copy, store, stop] = [new Copy(), new MemoryStore(), new AbortController()];
    const [id = 0] = await createStones(app, [{}]);
    let finished = false;
    const following = syncOnce(copy, {
      store,
      follow: true,
      types: ['diamonds'],
      filter: { diamonds: { stockNumbers: [`T-follow`] } },
      intervalMs: 5,
      signal: stop.signal,
      async onBatch(batch) {
        stop.abort();
        await until(async () => stop.signal.aborted, Boolean);
        copy.onBatch(batch);
        finished = true;
      },
    });
    await until(
      async () => store.commits,
      (commits) => commits > 0,
    );
    await run(sql`update diamond set stock_id = 'T-follow' where id = ${id}`);
    await following;
    expect(finished).toBe(true);
    expect([...copy.items.keys()]).toEqual([`diamonds ${id}`]);
    await syncOnce(copy, { store, types: ['diamonds'], filter: { diamonds: { stockNumbers: ['T-follow'] } } });
    expect(copy.batches).toHaveLength(1);
    // Aborts once between two requests, and once during a response.
    await syncOnce(copy, { store, follow: true, intervalMs: 60_000, signal: AbortSignal.timeout(200) });
    const silent = client({ fetch: async () => new Response(new ReadableStream({})) });
    await syncOnce(copy, { store, follow: true, signal: AbortSignal.timeout(20) }, silent);
  });
});

/** Returns a copy of the response that breaks off within a line, after one page and most of the next one. */
async function broken(response: Response): Promise<Response> {
  const text = await response.text();
  const second = text.indexOf('{"cursor"', text.indexOf('{"cursor"') + 1);
  return new Response(text.slice(0, second + 5));
}

describe("examples in the client's README", () => {
  const start = (program: string, more: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      cwd: project.folder,
      env: { PATH: process.env.PATH, FACET_URL: app.url, FACET_KEY: key, DATABASE_URL: app.databaseUrl, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });

  test('copies the stock to files and to a database table', async () => {
    const [files, table] = [start('files.js'), start('table.js')];
    expect(await once(files, 'exit')).toEqual([0, null]);
    const names = await readdir(path.join(project.folder, 'stock'));
    expect(names.sort()).toEqual(
      Object.keys(await wholeExport())
        .map((key) => key.replace(' ', '-'))
        .sort(),
    );
    const count = async () => {
      const [row] = await run(sql<{ n: string }>`select count(*) n from stone, sync_state where state like '%true%'`);
      return Number(row?.n);
    };
    const stones = names.filter((name) => name.startsWith('diamonds')).length;
    await until(
      () => count().catch(() => 0),
      (count) => count === stones,
    );
    table.kill('SIGTERM');
    expect(await once(table, 'exit')).toEqual([0, null]);
  });

  test('places test orders with a test key, and shows rejected requests', async () => {
    const { key: FACET_TEST_KEY } = await createKey(app, partner, everyScope, { isTest: true });
    expect(await once(start('other-3.js', { FACET_TEST_KEY }), 'exit')).toEqual([0, null]);
    const sandbox = client({ key: FACET_TEST_KEY });
    const { items } = await sandbox.myOrders();
    expect(items).toMatchObject([{ isTest: true, status: 'DELIVERY' }]);
    expect(await failureOf(client().order({ id: items[0]?.id ?? '' }))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await failureOf(sandbox.myOrders({}, { testError: 'MAINTENANCE', retries: 0 }))).toMatchObject({
      ...{ code: 'INVALID_REQUEST', reason: 'MAINTENANCE', status: 503, retryAfter: 60 },
    });
  });
});

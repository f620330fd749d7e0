import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root, StepError, typescript } from './project.mjs';

const buyers = [
  { email: 'shopper@example.com', password: 'demo-Shopper-1' },
  { email: 'wholesaler@example.com', password: 'demo-Wholesaler-1' },
];

/** Number of diamonds that both buyers order at the same time, one from each release. */
const contested = 20;

/** Starts an embedded PostgreSQL of this release. Returns its URL and a function that stops it. */
async function startDatabase(node, folder) {
  const child = spawn(node, ['tests/support/embedded-postgres-process.mjs', folder], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await firstLine(child, /^\{/, 'the database');
  return {
    url: JSON.parse(line).url,
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

/** Starts the server of the release in `folder`. Returns its address and a function that stops it. */
async function startServer(node, folder, env) {
  const child = spawn(node, [...typescript, 'server/src/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child, / is ready: /, `the server in ${folder}`);
  return {
    url: /is ready: (\S+)/.exec(line)[1],
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Resolves with the first line of the process that matches. Rejects if the process exits earlier. */
function firstLine(child, pattern, name) {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (pattern.test(line)) resolve(line);
    });
    child.once('exit', (code) => reject(new StepError(`${name} exited with code ${code}`)));
  });
}

/** Calls both transports of a server. Fails if a response is an unexpected error. */
function client(url) {
  const send = async (path, options = {}) => {
    const response = await fetch(`${url}${path}`, options);
    assert.ok(response.ok, `${options.method ?? 'GET'} ${path} on ${url}: ${response.status}`);
    return response;
  };
  const json = { 'content-type': 'application/json' };
  return {
    async signIn(buyer) {
      const response = await send('/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify(buyer) });
      return response.headers.get('authorization');
    },
    read: async (path, authorization) => (await send(path, { headers: { authorization } })).json(),
    async graphql(authorization, query, variables = {}) {
      const headers = { ...json, authorization };
      const response = await send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return response.json();
    },
  };
}

const listQuery = `query ($size: Int!) {
  diamonds(filter: { availabilities: [FOR_SALE], isSingle: true }, page: { size: $size }) {
    items { id stockNumber price { total } }
  }
}`;
const orderMutation = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id totalPrice } } }';

/** Orders the same diamonds from both servers at the same time. Fails unless each is sold exactly once. */
async function tradeOn(servers) {
  const clients = servers.map(({ url }) => client(url));
  const tokens = await Promise.all(clients.map((one, index) => one.signIn(buyers[index])));
  const lists = await Promise.all(
    clients.map(async (one, index) => {
      await one.read('/readyz', tokens[index]);
      await one.read('/api/orders/currentuser', tokens[index]);
      const { data, errors } = await one.graphql(tokens[index], listQuery, { size: contested });
      assert.equal(errors, undefined, JSON.stringify(errors));
      return data.diamonds.items.map(({ id }) => id);
    }),
  );
  assert.equal(lists[0].length, contested, 'the demo data has too few available diamonds');
  assert.deepEqual(lists[0], lists[1]);
  for (const diamondId of lists[0]) {
    const results = await Promise.all(
      clients.map((one, index) =>
        one.graphql(tokens[index], orderMutation, { input: { items: [{ diamondId }], idempotencyKey: randomUUID() } }),
      ),
    );
    const [lost, ...others] = results.filter(({ errors }) => errors);
    assert.ok(
      lost && others.length === 0,
      `diamond ${diamondId} was not sold exactly once: ${JSON.stringify(results)}`,
    );
    assert.equal(
      lost.errors[0].extensions.reason,
      'NOT_FOR_SALE',
      'an order failed for another reason than the concurrent order',
    );
  }
  for (const [index, one] of clients.entries()) {
    const { data } = await one.graphql(tokens[index], listQuery, { size: contested });
    assert.ok(
      data.diamonds.items.every(({ id }) => !lists[0].includes(id)),
      'a list contains a sold diamond',
    );
  }
}

/**
 * Runs the previous release and this one behind one database with demo data, as during a rolling update. The previous
 * release is started first and loads the data. It is also restarted after this release has migrated the database.
 */
export async function runSideBySide(node, { previous, folder }) {
  const database = await startDatabase(node, `${folder}/postgres`);
  const env = { DATABASE_URL: database.url, DATA_DIR: `${folder}/data`, JWT_SECRET: randomUUID(), DEMO: '1' };
  const running = [];
  const start = async (release) => {
    const server = await startServer(node, release, env);
    running.push(server);
    return server;
  };
  try {
    const old = await start(previous);
    const current = await start(root);
    await tradeOn([old, current]);
    running.shift();
    await old.stop();
    await tradeOn([await start(previous), current]);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await database.stop();
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { OrderStatus } from '../../server/src/modules/orders/order-status.ts';
import { until } from '../support/server-process.ts';
import type { Entry, FinalState, LoadOptions } from './history.ts';

const script = path.resolve('deploy/cluster/local.sh');
const name = 'test';
const administrator = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'first-Password-1' };

/** Executes a command of `deploy/cluster/local.sh` and returns its output. */
export async function cluster(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(script, ['--name', name, ...args], {
    env: { ...process.env, ...administrator },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** Executes SQL on the primary and returns the JSON value that it selects. */
export async function queryPrimary<T>(sql: string): Promise<T> {
  const url = 'postgres://facet:local-facet@db1,db2,db3/facet?target_session_attrs=read-write';
  const output = await cluster('exec', 'client', 'psql', url, '-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', sql);
  return JSON.parse(output || 'null');
}

/** Starts the cluster with two servers and three database hosts. */
export async function startCluster(...options: readonly string[]): Promise<void> {
  await cluster('down').catch(() => undefined); // removes the cluster of a killed run
  await cluster('up', '--set', 'WEBHOOK_PRIVATE=1', '--set', 'RATE_LIMITS=0', ...options);
}

export const stopCluster = (): Promise<string> => cluster('down');

/** Returns whether all hosts work: each server is ready, and the primary has a synchronous standby. */
export async function isWhole(): Promise<boolean> {
  const lines = (await cluster('status')).split('\n');
  const states = lines.filter((line) => /^(?:db|app)\d/.test(line));
  return (
    states.every((line) => /running timeline|streaming timeline|readyz=200/.test(line)) &&
    lines.filter((line) => line.includes('leader running')).length === 1 &&
    lines.some((line) => line.includes('sync_standby')) &&
    lines.filter((line) => /^lb\d: has /.test(line)).length === 1 &&
    lines.every((line) => !line.includes('no programs') || line.startsWith('client'))
  );
}

export const wholeAgain = (): Promise<boolean> => until(isWhole, (whole) => whole);

/** Running load. */
export interface Load {
  readonly tag: string;
  /** Requests and their results so far. */
  entries(): Promise<Entry[]>;
  /** Waits until a number of orders was acknowledged for requests that were sent after `since`. */
  acknowledged(count: number, since: number): Promise<void>;
  /** Ends the load, repeats orders whose result is unknown, and waits until all orders have their webhook messages. */
  finish(): Promise<{ history: Entry[]; final: FinalState }>;
}

let loads = 0;

/** Creates stock and buyers, and starts a load. */
export async function startLoad(clients: Pick<LoadOptions, 'buyers' | 'lotBuyers' | 'readers'>): Promise<Load> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-load-'));
  const file = path.join(folder, 'history');
  const tag = `load-${process.pid}-${++loads}`;
  const options: LoadOptions = { ...clients, ...(await createStock(tag)), tag, history: file };
  const child = spawn(
    script,
    [
      '--name',
      name,
      'exec',
      'client',
      process.execPath,
      path.resolve('tests/cluster/load.ts'),
      JSON.stringify(options),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const entries = async (): Promise<Entry[]> => {
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    // The last line may be incomplete.
    return lines.slice(0, -1).map((line) => JSON.parse(line));
  };
  const countOrders = async (since: number): Promise<number> =>
    (await entries()).filter((entry) => entry.kind === 'order' && entry.failure === null && entry.start >= since)
      .length;
  return {
    tag,
    entries,
    async acknowledged(count, since) {
      await until(
        () => countOrders(since),
        (orders) => orders >= count || hasEnded(child),
      );
      if (hasEnded(child)) throw new Error('the load has ended');
    },
    async finish() {
      const settled = once(createInterface({ input: child.stdout }), 'line');
      child.stdin.write('end\n');
      await settled;
      const orders = await queryPrimary<FinalState['orders']>(ordersOf(tag));
      const placed = new Set(orders.map(({ id }) => id));
      const history = await until(entries, (all) => {
        const reported = new Set(all.flatMap((entry) => (entry.kind === 'webhook' ? [entry.order] : [])));
        return [...placed].every((id) => reported.has(id));
      });
      const emails = await until(readEmails, (sent) => {
        const mentioned = Map.groupBy(sent, ({ order }) => order);
        return [...placed].every((id) => (mentioned.get(id)?.length ?? 0) >= emailsPerOrder);
      });
      const state = await queryPrimary<Pick<FinalState, 'lines' | 'comments'>>(stateOf(options));
      const final = { orders, emails, ...state };
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true });
      return { history, final };
    },
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const ordersOf = (tag: string): string => `
  select coalesce(json_agg(json_build_object('key', reference, 'id', id::text)), '[]')
  from sales_order where reference like '${tag}-%'`;

const stateOf = ({ stones, changed }: LoadOptions): string => `
  select json_build_object(
    'lines', (select coalesce(json_agg(json_build_object(
        'stone', l.diamond_id, 'order', o.id::text, 'user', o.user_id)), '[]')
      from sales_order_line l join sales_order o on o.id = l.order_id
      where l.diamond_id between ${stones[0]} and ${stones.at(-1)} and o.status <> ${OrderStatus.CANCELLED}),
    'comments', (select json_agg(json_build_object('stone', id, 'comment', comment)) from diamond
      where id in (${changed.join(',')})))`;

/** Emails of an order: to the buyer and to the company. */
const emailsPerOrder = 2;

/** Reads the emails that the servers wrote to their shared folder. Sending an email again overwrites its file. */
async function readEmails(): Promise<FinalState['emails']> {
  const folder = `/run/facet-cluster/${name}/shared/mail`;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap((text) => {
    const [, order] = /^Subject: .*\border (\d+)/im.exec(text) ?? [];
    const [, to = ''] = /^To: (.*)$/m.exec(text) ?? [];
    return order === undefined ? [] : [{ order, to: to.trim() }];
  });
}

/** Creates stones, a lot, and buyers with a webhook endpoint on the host "client". */
async function createStock(
  tag: string,
): Promise<Pick<LoadOptions, 'url' | 'token' | 'stones' | 'changed' | 'melee' | 'users'>> {
  const url = await cluster('address');
  const { stones, melee, users } = await queryPrimary<{ stones: number[]; melee: number; users: number[] }>(`
    with stone as (
      insert into diamond (stock_id, is_active, status, carats, price_per_carat, shape_id, color_id, clarity_id,
        laboratory_id, show_to_all)
      select '${tag}-' || n, true, 1, 1, 1000, 1, 1, 2, 1, true from generate_series(1, 4000) n returning id
    ), lot as (
      insert into melee (stock_number, carats, color, price_per_carat) values ('${tag}', 100000, 3, 400) returning id
    ), buyer as (
      insert into user_account (email, password_hash, role, is_approved, is_email_confirmed, business_type_id)
      select '${tag}-' || n || '@example.com', 'no password fits', '${UserRole.USER}', true, true, 2
      from generate_series(1, 2) n returning id
    )
    select json_build_object(
      'stones', (select json_agg(id order by id) from stone),
      'melee', (select id from lot), 'users', (select json_agg(id order by id) from buyer))`);
  const token = await signIn(url);
  for (const user of users) {
    const input = { url: `http://10.77.0.50:9000/${user}`, events: ['ORDER_PLACED'], userId: user };
    await send(url, token, {
      query: 'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }',
      variables: { input },
    });
  }
  return { url, token, stones: stones.slice(5), changed: stones.slice(0, 5), melee, users };
}

const curl = (...args: readonly string[]): Promise<string> =>
  cluster('exec', 'client', 'curl', '--silent', '--show-error', '--max-time', '10', ...args);

async function signIn(url: string): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { session { accessToken } } }';
  const { logIn } = await send<{ logIn: { session: { accessToken: string } } }>(url, null, {
    query,
    variables: { input: { email, password } },
  });
  return logIn.session.accessToken;
}

async function send<T>(url: string, token: string | null, body: object): Promise<T> {
  const headers = ['--header', 'content-type: application/json'];
  if (token) headers.push('--header', `authorization: Bearer ${token}`);
  const { data, errors } = JSON.parse(await curl(...headers, '--data', JSON.stringify(body), `${url}/graphql`));
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

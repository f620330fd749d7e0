import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { sql } from 'kysely';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { buildClient } from '../client/built-client.ts';

/*
 * Tests that a flood from one IP address does not affect callers at other addresses. `npm run bench -- floods`
 * measures the response times.
 */

let app: TestApp;
let trader: Person;
let folder: string;
beforeAll(async () => {
  folder = await buildClient();
  app = await startTestApp({ clientFolder: folder, env: { RATE_LIMITS: '1', TRUST_PROXY: '1' } });
  trader = await createPerson(app);
  await sql`
    insert into diamond (stock_id, carats, price_per_carat, shape_id, show_to_all)
    select 'F-' || n, 1, n, 1, true from generate_series(1, 500) n`.execute(app.em().getKysely());
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  readonly path: string;
  readonly address: string;
  readonly token?: string;
  readonly query?: string;
  readonly agent?: Agent;
}

/** Sends a request and returns the status, or 0 if the connection was closed before the response. */
const send = ({ path, address, token, query, agent }: Sent): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(query && { 'content-type': 'application/json' }),
    };
    const sent = request(
      `${app.url}${path}`,
      { method: query ? 'POST' : 'GET', headers, ...(agent && { agent }) },
      (res) => res.resume().once('end', () => resolve(res.statusCode ?? 0)),
    );
    sent.once('error', () => resolve(0)).end(query && JSON.stringify({ query }));
  });

const floodingAddress = '192.0.2.66';
const floods: [string, number, (n: number) => Omit<Sent, 'address' | 'agent'>][] = [
  ['pages of items over 240 connections', 240, (n) => ({ path: `/diamond/F-${n % 700}-x` })],
  [
    'new GraphQL documents over 250 connections',
    250,
    (n) => ({ path: '/graphql', query: `{ a${n}: diamonds(page: { size: 1 }) { items { id carats } } }` }),
  ],
  ['lists over 450 connections', 450, () => ({ path: '/api/diamonds?pageSize=1' })],
  ['sitemaps over 100 connections', 100, () => ({ path: '/sitemaps/diamonds-1.xml' })],
  ['single items over 300 connections', 300, (n) => ({ path: `/api/diamonds/${(n % 500) + 1}` })],
];

test.each(floods)(
  'serves all requests from other IP addresses during a flood of %s',
  async (_description, connections, next) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const statuses = new Set<number>();
    let isOver = false;
    let sent = 0;
    const line = async (): Promise<void> => {
      while (!isOver) statuses.add(await send({ ...next(sent++), address: floodingAddress, agent }));
    };
    const flood = Promise.all(Array.from({ length: connections }, line));
    try {
      const others: Promise<number[]>[] = [];
      for (const caller of [{ address: '192.0.2.1', token: trader.token }, { address: '192.0.2.2' }]) {
        others.push(
          (async () => {
            const statuses: number[] = [];
            for (let n = 0; n < 8; n++) {
              statuses.push(await send({ ...caller, path: '/api/diamonds?pageSize=10' }));
              statuses.push(await send({ ...caller, path: `/diamond/F-${n + 1}` }));
              statuses.push(
                await send({ ...caller, path: '/graphql', query: '{ diamonds(page: { size: 5 }) { items { id } } }' }),
              );
            }
            return statuses;
          })(),
        );
      }
      for (const responseStatuses of await Promise.all(others))
        expect(responseStatuses.filter((status) => status !== 200)).toEqual([]);
    } finally {
      isOver = true;
      agent.destroy();
      await flood;
    }
    // The flood is limited by its own budget and causes no server errors.
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  },
);

import { appendFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { failuresOf, findViolations, longestSilence } from './history.ts';
import { cluster, startCluster, startLoad, stopCluster, wholeAgain } from './local-cluster.ts';

jest.setTimeout(300_000); // a fault takes up to a minute, and the cluster another one to heal

/** Roles of hosts. The test of a fault finds the host that has the role. */
type Role = 'primary' | 'synchronous standby' | 'asynchronous standby' | 'server' | 'load balancer';

interface Fault {
  readonly name: string;
  readonly role: Role;
  readonly cause: (host: string) => Promise<unknown>;
  readonly end: (host: string) => Promise<unknown>;
}

const start = (host: string): Promise<string> => cluster('start', host);

const onEach = (roles: readonly Role[], fault: Omit<Fault, 'role'>): Fault[] =>
  roles.map((role) => ({ ...fault, role }));

const all: readonly Role[] = ['primary', 'synchronous standby', 'asynchronous standby', 'server', 'load balancer'];

const faults: readonly Fault[] = [
  ...onEach(all, { name: 'killed', cause: (host) => cluster('kill', host), end: start }),
  ...onEach(all, { name: 'frozen', cause: (host) => cluster('freeze', host), end: (host) => cluster('thaw', host) }),
  ...onEach(all, { name: 'disconnected', cause: (host) => cluster('cut', host), end: (host) => cluster('join', host) }),
];

/** Faults of the short run, which is a part of `npm test`. */
const shortRun = ['primary killed', 'server disconnected'];

/** Time after a fault in which the primary is usually replaced, in milliseconds. */
const failoverMs = 12_000;

/** `short` for the faults of `npm test`, or `all`. */
const isShort = process.env.TEST_CLUSTER === 'short';
const selected = faults.filter(({ role, name }) => !isShort || shortRun.includes(`${role} ${name}`));

beforeAll(() => startCluster());
afterAll(() => stopCluster());

async function hostOf(role: Role): Promise<string> {
  const lines = (await cluster('status')).split('\n');
  const patterns: Record<Role, RegExp> = {
    primary: /^db\d: leader/,
    'synchronous standby': /^db\d: sync_standby/,
    'asynchronous standby': /^db\d: replica/,
    server: /^app1:/,
    'load balancer': /^lb\d: has/,
  };
  const host = lines.find((line) => patterns[role].test(line))?.split(':')[0];
  if (host === undefined) throw new Error(`no ${role}:\n${lines.join('\n')}`);
  return host;
}

test.each(selected)('loses nothing and sells nothing twice while the host is $name: $role', async (fault) => {
  await wholeAgain();
  const host = await hostOf(fault.role);
  const load = await startLoad({ buyers: 6, lotBuyers: 2, readers: 3 });
  await load.acknowledged(100, 0);

  const faultAt = Date.now();
  await fault.cause(host);
  // Requests that were sent after the fault, so that the orders were not only waiting for their response.
  await load.acknowledged(100, faultAt + failoverMs);
  const endedAt = Date.now();
  await fault.end(host);
  await wholeAgain();
  const healed = Date.now() - endedAt;
  await load.acknowledged(50, Date.now());

  const { history, final } = await load.finish();
  expect(findViolations(history, final)).toEqual({
    lostOrders: [],
    duplicateOrders: [],
    soldTwice: [],
    lostChanges: [],
    soldButForSale: [],
    wrongMessages: [],
    wrongEmails: [],
  });

  const measured = {
    order: longestSilence(history, 'order', faultAt),
    list: longestSilence(history, 'list', faultAt),
    healed,
  };
  const report = {
    ...{ fault: `${fault.role} ${fault.name}`, host, orders: final.orders.length, ...measured },
    ...{ orderFailures: failuresOf(history, 'order'), listFailures: failuresOf(history, 'list') },
  };
  if (process.env.TEST_CLUSTER_REPORT) await appendFile(process.env.TEST_CLUSTER_REPORT, `${JSON.stringify(report)}\n`);
});

import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import type { DatabaseMember } from '../../../server/src/kernel/use-cases/system-probes.ts';
import { normalizeDatabaseUrl } from '../../../server/src/platform/database/cluster/database-hosts.ts';
import { type DatabaseServer, startDatabaseServer } from '../../support/database-server.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { until } from '../../support/server-process.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

jest.setTimeout(120_000); // starts three database servers and replaces the primary

interface Member {
  host: string;
  role: string | null;
  isUsedForReads: boolean;
  isSynchronous: boolean | null;
  lagBytes: number | null;
  lagSeconds: number | null;
  failure: string | null;
}

interface Status {
  databaseCluster: { members: Member[]; failovers: { at: string; host: string }[] };
  replicas: object[];
  checks: { part: string; state: string; reason: string | null }[];
}

/** Returns the status. Null if the server has not noticed yet that the primary does not respond. */
async function tryStatus(app: TestApp, { token }: Person): Promise<Status | null> {
  const { data, errors } = await app.graphql<{ systemStatus: Status }>(
    `{ systemStatus { checks { part state reason } replicas { host isUsed lagBytes failure }
      databaseCluster { members { host role isUsedForReads isSynchronous lagBytes lagSeconds failure } failovers { at host } } } }`,
    {},
    token,
  );
  if (data?.systemStatus) return data.systemStatus;
  if (errors[0]?.extensions.reason === 'UNAVAILABLE') return null;
  throw new Error(JSON.stringify(errors));
}

async function statusOf(app: TestApp, person: Person): Promise<Status> {
  const status = await tryStatus(app, person);
  if (!status) throw new Error('the database is not available');
  return status;
}

const checkOf = ({ checks }: Status) => checks.find(({ part }) => part === 'REPLICAS');

describe('database cluster of a primary, a standby and a read replica', () => {
  let primary: DatabaseServer;
  let standby: DatabaseServer;
  let replica: DatabaseServer;
  let app: TestApp;
  let administrator: Person;
  beforeAll(async () => {
    primary = await startDatabaseServer();
    standby = await startDatabaseServer({ of: primary, delayMs: 0 });
    replica = await startDatabaseServer({ of: primary, delayMs: 0 });
    app = await startTestApp({
      databaseUrl: normalizeDatabaseUrl(urlOf(primary, standby)),
      env: { DATABASE_REPLICA_URLS: [primary, replica].map((server) => urlOf(server)).join(',') },
    });
    administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  });
  afterAll(async () => {
    await app?.stop();
    for (const server of [replica, standby, primary]) await server?.stop();
  });

  const hostOf = ({ url }: DatabaseServer): string => `127.0.0.1:${new URL(url).port}`;
  /** Returns a URL as operators write it. The URLs of test servers use Unix sockets. */
  function urlOf(...servers: readonly DatabaseServer[]): string {
    const { username, password, pathname } = new URL(servers[0]?.url ?? '');
    return `postgres://${username}:${password}@${servers.map(hostOf).join(',')}${pathname}`;
  }
  /** Waits until the status meets a condition. */
  async function statusWhen(isRight: (status: Status) => boolean): Promise<Status> {
    const status = await until(
      () => tryStatus(app, administrator),
      (found) => found !== null && isRight(found),
    );
    return status ?? statusOf(app, administrator);
  }
  /** Member that neither fails nor lags. */
  const member = (server: DatabaseServer, fields: Partial<Member>): Member => ({
    ...{ host: hostOf(server), isUsedForReads: false, isSynchronous: null },
    ...{ role: 'REPLICA', lagBytes: 0, lagSeconds: 0, failure: null, ...fields },
  });

  async function execute<Row extends object>({ url }: DatabaseServer, ...statements: string[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const results = [];
      for (const statement of statements) results.push(await client.query<Row>(statement));
      return results.at(-1)?.rows ?? [];
    } finally {
      await client.end();
    }
  }

  /** Returns the values of the metrics with a prefix, by name and label. */
  async function metrics(): Promise<Record<string, number>> {
    const lines = (await app.metrics()).split('\n');
    const series = lines.flatMap((line) => {
      const [, name, host, value] =
        /^facet_database_(member_\w+|replica_lag_\w+|timeline)(?:\{member="(.+)"\})? (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[host === undefined ? name : `${name} ${host}`, Number(value)]];
    });
    return Object.fromEntries(series);
  }

  test('lists each member once, and warns if no replica is synchronous', async () => {
    const status = await statusWhen(({ databaseCluster: { members } }) =>
      members.every(({ failure, lagBytes }) => failure === null && (lagBytes ?? 0) === 0),
    );
    expect(status.databaseCluster).toEqual({
      members: [
        member(primary, { role: 'PRIMARY', lagBytes: null, lagSeconds: null }),
        member(standby, { isSynchronous: false }),
        member(replica, { isSynchronous: false, isUsedForReads: true }),
      ],
      failovers: [],
    });
    expect(status.replicas).toEqual([{ host: hostOf(replica), isUsed: true, lagBytes: 0, failure: null }]);
    expect(checkOf(status)).toMatchObject({
      state: 'WARNING',
      reason: 'No replica is synchronous: a failover can lose changes.',
    });
  });

  test('shows synchronous replicas', async () => {
    await execute(primary, "alter system set synchronous_standby_names = 'ANY 1 (*)'", 'select pg_reload_conf()');
    const status = await statusWhen(({ databaseCluster: { members } }) =>
      members.every(({ role, isSynchronous, lagBytes }) => role === 'PRIMARY' || (isSynchronous && lagBytes === 0)),
    );
    expect(checkOf(status)).toMatchObject({ state: 'OK', reason: null });
  });

  test('exports metrics of each member without new connections', async () => {
    const sessions = () =>
      Promise.all(
        [primary, standby, replica].map((server) =>
          execute(
            server,
            "select pid from pg_stat_activity where application_name = 'facet-health' and datname is not null order by 1",
          ),
        ),
      );
    await metrics();
    const before = await sessions();
    expect(before.every((found) => found.length > 0)).toBe(true);
    const series = await until(metrics, (found) =>
      [standby, replica].every((server) => found[`replica_lag_bytes ${hostOf(server)}`] === 0),
    );
    for (let scrape = 0; scrape < 3; scrape += 1) await metrics();
    expect(await sessions()).toEqual(before);
    const expected = {
      timeline: 1,
      [`member_up ${hostOf(primary)}`]: 1,
      [`member_primary ${hostOf(primary)}`]: 1,
      ...Object.fromEntries(
        [standby, replica].flatMap((server) => [
          [`member_up ${hostOf(server)}`, 1],
          [`member_primary ${hostOf(server)}`, 0],
          [`replica_lag_bytes ${hostOf(server)}`, 0],
          [`replica_lag_seconds ${hostOf(server)}`, 0],
        ]),
      ),
    };
    expect(series).toEqual(expected);
  });

  test('measures the lag of a replica that does not replay changes', async () => {
    await execute(replica, 'select pg_wal_replay_pause()');
    await execute(primary, 'create table later ()');
    const { databaseCluster } = await statusWhen((status) =>
      status.databaseCluster.members.some(({ host, lagBytes }) => host === hostOf(replica) && (lagBytes ?? 0) > 0),
    );
    const paused = databaseCluster.members.find(({ host }) => host === hostOf(replica));
    expect(paused).toMatchObject({ isUsedForReads: true, failure: null, lagSeconds: expect.any(Number) });
    expect((await metrics())[`replica_lag_bytes ${hostOf(replica)}`]).toBeGreaterThan(0);
    await execute(replica, 'select pg_wal_replay_resume()');
  });

  test('shows a lost primary, and then the failover and the replica that does not follow the new primary', async () => {
    await primary.stop();
    const lost = await statusWhen((status) => checkOf(status)?.state === 'PROBLEM');
    expect(checkOf(lost)?.reason).toBe('There is no primary: changes are rejected.');
    expect(lost.databaseCluster.members[0]).toEqual(
      member(primary, {
        role: null,
        lagBytes: null,
        lagSeconds: null,
        failure: expect.stringContaining('ECONNREFUSED'),
      }),
    );
    expect(await metrics()).not.toHaveProperty('timeline');

    await execute(standby, 'select pg_promote()');
    const status = await statusWhen(({ databaseCluster: { failovers } }) => failovers.length > 0);
    expect(status.databaseCluster).toEqual({
      members: [
        expect.objectContaining({ host: hostOf(primary), role: null }),
        member(standby, { role: 'PRIMARY', lagBytes: null, lagSeconds: null }),
        member(replica, {
          isSynchronous: false,
          lagBytes: null,
          lagSeconds: null,
          failure: 'Follows a replaced primary, or is far behind',
        }),
      ],
      // All servers of this test have the same address.
      failovers: [{ at: expect.any(String), host: '127.0.0.1' }],
    });
    expect(checkOf(status)).toMatchObject({
      state: 'WARNING',
      reason: `The database server ${hostOf(primary)} does not respond.`,
    });
    expect(await metrics()).toEqual({
      timeline: 2,
      [`member_up ${hostOf(primary)}`]: 0,
      [`member_primary ${hostOf(primary)}`]: 0,
      [`member_up ${hostOf(standby)}`]: 1,
      [`member_primary ${hostOf(standby)}`]: 1,
      [`member_up ${hostOf(replica)}`]: 0,
      [`member_primary ${hostOf(replica)}`]: 0,
    });
  });
});

describe('database cluster with given members', () => {
  let app: TestApp;
  let administrator: Person;
  let members: DatabaseMember[] = [];
  beforeAll(async () => {
    app = await startTestApp();
    const { system } = app.services;
    system.databaseMembers = async () => members;
    administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  });
  afterAll(() => app.stop());

  const replica: DatabaseMember = {
    ...{ host: 'db2:5432', address: '10.0.0.12', role: 'replica', timeline: null, isInReplicaUrls: true },
    ...{ lagBytes: 4_000, lagSeconds: 61, failure: null },
  };
  const primary: DatabaseMember = {
    ...{ host: 'db1:5432', address: '10.0.0.11', role: 'primary', timeline: 12, isInReplicaUrls: true },
    ...{ lagBytes: null, lagSeconds: null, failure: null },
  };

  test('warns if a replica is more than a minute behind, or if two servers are primaries', async () => {
    members = [primary, replica];
    expect(checkOf(await statusOf(app, administrator))).toMatchObject({
      state: 'WARNING',
      reason: 'The replica db2:5432 is more than a minute behind.',
    });
    members = [
      { ...primary, failure: 'Still a primary' },
      { ...primary, host: 'db2:5432' },
    ];
    expect(checkOf(await statusOf(app, administrator))).toMatchObject({
      state: 'WARNING',
      reason: 'db1:5432: Still a primary.',
    });
  });

  test('lists the last 10 failovers of this cluster with the names of the members', async () => {
    members = [primary, replica];
    await sql`
      insert into primary_timeline (system_identifier, timeline, host, first_seen_at)
      select system_identifier + other, timeline, case when timeline = 12 then '10.0.0.11' else '10.0.0.' || timeline + 50 end,
        timestamptz '2026-11-01' + timeline * interval '1 day'
      from pg_control_system(), generate_series(1, 12) as timeline, generate_series(0, 1) as other`.execute(
      app.em().getKysely(),
    );
    const { databaseCluster } = await statusOf(app, administrator);
    expect(databaseCluster.failovers).toHaveLength(10);
    expect(databaseCluster.failovers.slice(0, 2)).toEqual([
      { at: '2026-11-13T00:00:00.000Z', host: 'db1:5432' },
      { at: '2026-11-12T00:00:00.000Z', host: '10.0.0.61' },
    ]);
  });
});

test('lists the only server of an installation without replicas, and exports no metrics of members', async () => {
  const app = await startTestApp();
  try {
    const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const status = await statusOf(app, administrator);
    expect(status.databaseCluster).toEqual({
      members: [
        {
          ...{ host: expect.any(String), role: 'PRIMARY', isUsedForReads: false, isSynchronous: null },
          ...{ lagBytes: null, lagSeconds: null, failure: null },
        },
      ],
      failovers: [],
    });
    expect(status.replicas).toEqual([]);
    expect(checkOf(status)?.state).toBe('OK');
    expect(await app.metrics()).not.toMatch(/^facet_database_(?:member|replica_lag|timeline)/m);
  } finally {
    await app.stop();
  }
});

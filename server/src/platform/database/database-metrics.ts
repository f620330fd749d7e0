import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import type { DatabaseMember } from '../../kernel/use-cases/system-probes.ts';
import { registry } from '../metrics/registry.ts';
import { primaryOf } from './database.ts';
import { driverOf } from './driver.ts';
import type { DatabaseWatch } from './watch.ts';

interface WatchedDatabase {
  readonly orm: MikroORM;
  readonly watch: DatabaseWatch;
}

const watched = new Set<WatchedDatabase>();

const loads = () => [...watched].map(({ orm }) => primaryOf(orm.em));

new Gauge({
  name: 'facet_database_up',
  help: 'Whether the primary responds.',
  registers: [registry],
  async collect() {
    for (const { watch } of watched) this.set((await watch.look()).missing.includes('primary') ? 0 : 1);
  },
});

new Gauge({
  name: 'facet_database_writable',
  help: 'Whether the primary responds and accepts writes.',
  registers: [registry],
  async collect() {
    for (const { watch } of watched) {
      const { missing } = await watch.look();
      this.set(missing.includes('primary') || missing.includes('writing') ? 0 : 1);
    }
  },
});

new Gauge({
  name: 'facet_database_connections',
  help: 'Connections of the pool to the primary: used and idle.',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    for (const { load } of loads()) {
      this.set({ state: 'used' }, load.used);
      this.set({ state: 'idle' }, load.idle);
    }
  },
});

new Gauge({
  name: 'facet_database_connections_max',
  help: 'Maximum number of connections of the pool to the primary (DATABASE_POOL_SIZE).',
  registers: [registry],
  collect() {
    for (const { load } of loads()) this.set(load.size);
  },
});

new Gauge({
  name: 'facet_database_waiting_requests',
  help: 'Waiting requests: for a connection, or for a slot for a change or an import.',
  labelNames: ['resource'],
  registers: [registry],
  collect() {
    for (const { load, changes, imports } of loads()) {
      this.set({ resource: 'connection' }, load.waiting);
      this.set({ resource: 'change' }, changes.waiting);
      this.set({ resource: 'import' }, imports.waiting);
    }
  },
});

new Gauge({
  name: 'facet_database_running_operations',
  help: 'Transactions with changes, and imports, that have a connection.',
  labelNames: ['operation'],
  registers: [registry],
  collect() {
    for (const { changes, imports } of loads()) {
      this.set({ operation: 'change' }, changes.running);
      this.set({ operation: 'import' }, imports.running);
    }
  },
});

/** Returns the members of a database cluster. Empty if there is only one server. */
async function readMembers(): Promise<readonly DatabaseMember[]> {
  const clusters = [...watched].flatMap(({ orm }) => driverOf(orm.em).members ?? []);
  return (
    await Promise.all(clusters.filter(({ names }) => names.length > 1).map((members) => members.inspect()))
  ).flat();
}

interface MemberGauge {
  readonly name: string;
  readonly help: string;
  /** Null if the member has no such value at the moment. */
  readonly read: (member: DatabaseMember) => number | null;
}

const isPrimary = ({ role, failure }: DatabaseMember): boolean => role === 'primary' && failure === null;

const memberGauges: readonly MemberGauge[] = [
  {
    name: 'facet_database_member_up',
    help: 'Whether a database server responds, and is the current primary or one of its replicas.',
    read: ({ failure }) => (failure === null ? 1 : 0),
  },
  {
    name: 'facet_database_member_primary',
    help: 'Whether a database server is the current primary.',
    read: (member) => (isPrimary(member) ? 1 : 0),
  },
  {
    name: 'facet_database_replica_lag_bytes',
    help: 'Changes that a replica has not replayed.',
    read: ({ lagBytes }) => lagBytes,
  },
  {
    name: 'facet_database_replica_lag_seconds',
    help: 'Age of the data of a replica. 0 if it has replayed all changes.',
    read: ({ lagSeconds }) => lagSeconds,
  },
];

for (const { name, help, read } of memberGauges) {
  new Gauge({
    name,
    help,
    labelNames: ['member'],
    registers: [registry],
    async collect() {
      const members = await readMembers();
      this.reset();
      for (const member of members) {
        const value = read(member);
        if (value !== null) this.set({ member: member.host }, value);
      }
    },
  });
}

new Gauge({
  name: 'facet_database_timeline',
  help: 'Timeline of the current primary. Each promotion of a replica increases it.',
  registers: [registry],
  async collect() {
    const timeline = (await readMembers()).find(isPrimary)?.timeline;
    this.remove();
    if (timeline) this.set(timeline);
  },
});

/** Adds the metrics of a database to `/metrics`. Returns a function that removes the metrics. */
export function collectDatabaseMetrics(database: WatchedDatabase): () => void {
  watched.add(database);
  return () => watched.delete(database);
}

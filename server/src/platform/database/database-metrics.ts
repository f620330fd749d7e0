import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge } from '@prometheus-io/client';
import { registry } from '../metrics/registry.ts';
import { primaryOf } from './database.ts';
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

/** Adds the metrics of a database to `/metrics`. Returns a function that removes the metrics. */
export function collectDatabaseMetrics(database: WatchedDatabase): () => void {
  watched.add(database);
  return () => watched.delete(database);
}

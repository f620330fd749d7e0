import type { MikroORM } from '@mikro-orm/postgresql';
import { knownMigrations, primaryOf } from './database.ts';
import { driverOf } from './driver.ts';
import { createProbe, type ServerState } from './readiness.ts';

/** Whether requests should be sent here, and what does not work. */
export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not ready';
  /** Of: `primary`, `writing`, `replica`, `connections`, `migrations`. */
  readonly missing: readonly string[];
}

/** Knows how the database is. */
export interface DatabaseWatch {
  look(): Promise<Readiness>;
  close(): Promise<void>;
}

/** A primary that is being replaced is back within this time. Until then other hosts would have no other one either. */
const replacementMs = 60_000;

/** A replica of an older schema cannot answer requests. */
const canAnswer = (state: ServerState): boolean => state.kind === 'answers' && state.isMigrated;

/** Watches the servers of the ORM. */
export function watchDatabase(orm: MikroORM): DatabaseWatch {
  const migrations = knownMigrations();
  const primary = createProbe(orm.config.get('clientUrl') ?? '', migrations);
  const replicas = (driverOf(orm.em).readReplicas?.urls ?? []).map((url) => createProbe(url, migrations));
  let lastSeen = performance.now();

  return {
    async look() {
      const [state, others] = await Promise.all([primary.ask(), Promise.all(replicas.map((replica) => replica.ask()))]);
      const missing = others.every(canAnswer) ? [] : ['replica'];
      if (primaryOf(orm.em).load.waiting > 0) missing.push('connections');
      if (state.kind !== 'answers') {
        const isBeingReplaced = state.kind === 'missing' && performance.now() - lastSeen < replacementMs;
        const isOfUse = isBeingReplaced || others.some(canAnswer);
        return { status: isOfUse ? 'degraded' : 'not ready', missing: ['primary', ...missing] };
      }
      lastSeen = performance.now();
      if (!state.isMigrated) return { status: 'not ready', missing: ['migrations', ...missing] };
      if (!state.isWritable) missing.unshift('writing');
      return { status: missing.length === 0 ? 'ready' : 'degraded', missing };
    },
    async close() {
      await Promise.all([primary, ...replicas].map((probe) => probe.close()));
    },
  };
}

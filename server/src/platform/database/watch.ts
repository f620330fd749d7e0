import type { MikroORM } from '@mikro-orm/postgresql';
import { knownMigrations, primaryOf } from './database.ts';
import { driverOf } from './driver.ts';
import { createProbe, type Probe, type ServerState } from './readiness.ts';

/** Whether the server accepts requests, and which parts are unavailable. */
export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not ready';
  /** Any of `primary`, `writing`, `replica`, `connections`, `migrations`. */
  readonly missing: readonly string[];
}

export interface DatabaseWatch {
  look(): Promise<Readiness>;
  close(): Promise<void>;
}

/**
 * Maximum time that it takes to replace a primary, in milliseconds. During this time, the primary is unavailable to
 * all hosts.
 */
const replacementMs = 60_000;

/** A replica with an older schema cannot process requests. */
const canAnswer = (state: ServerState): boolean => state.kind === 'answers' && state.isMigrated;

export function watchDatabase(orm: MikroORM): DatabaseWatch {
  const { watch, readReplicas } = driverOf(orm.em);
  const primary = watch?.probe ?? createProbe(orm.config.get('clientUrl') ?? '', knownMigrations());
  const replicas = (readReplicas?.servers ?? []).map(({ probe }) => probe);
  let lastSeen = performance.now();
  // If the servers are watched, the response does not wait for a server that does not respond: load balancers do not
  // wait long either.
  const look = (probe: Probe): Promise<ServerState> => (watch ? probe.recent() : probe.check());

  return {
    async look() {
      const [state, others] = await Promise.all([look(primary), Promise.all(replicas.map(look))]);
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
      // The driver closes the probes that it shares.
      if (!watch) await primary.close();
    },
  };
}

import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionTo } from '../src/platform/database/cluster/connection-to.ts';

/** Arbitrary key of the advisory lock, so that only one process at a time loads or removes the demo data. */
const lockKey = 7_230_414;

async function withDemoLock(url: string, callback: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await callback(client);
  } finally {
    await client.end(); // Also releases the lock.
  }
}

interface LoadOptions {
  /** Returns whether the demo data must be loaded. */
  readonly isNeeded: () => Promise<boolean>;
  readonly load: () => Promise<void>;
}

/**
 * Loads the demo data if needed. The table `demo_loading` exists while the data is loading. If a later start finds the
 * table, loading was interrupted and the data is incomplete.
 */
export const loadWithMarker = (orm: MikroORM, { isNeeded, load }: LoadOptions): Promise<void> =>
  withDemoLock(orm.config.get('clientUrl') ?? '', async (client) => {
    if (!(await isNeeded())) return;
    await client.query('create table demo_loading ()');
    await load();
    await client.query('drop table demo_loading');
  });

/**
 * Empties the database if loading the demo data was interrupted, so that it is loaded again. Without demo mode, keeps
 * the incomplete data and removes only the marker. Must run before the migrations.
 */
export const recoverInterruptedLoad = (url: string, isDemo: boolean): Promise<void> =>
  withDemoLock(url, async (client) => {
    const { rowCount } = await client.query("select where to_regclass('public.demo_loading') is not null");
    if (rowCount === 0) return;
    await client.query(isDemo ? 'drop schema public, pgboss cascade; create schema public' : 'drop table demo_loading');
  });

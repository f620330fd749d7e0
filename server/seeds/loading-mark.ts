import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Arbitrary key of the advisory lock, so that only one process at a time loads or removes the demo data. */
const demoLock = 7_230_414;

async function inDemoLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    await work(client);
  } finally {
    await client.end(); // Also releases the lock.
  }
}

interface Loading {
  /** Returns whether the demo data must be loaded. */
  readonly isNeeded: () => Promise<boolean>;
  readonly load: () => Promise<void>;
}

/**
 * Loads the demo data if needed. The table `demo_loading` exists while the data is loading. If a later start finds the
 * table, loading was interrupted and the data is incomplete.
 */
export const loadUnderMark = (orm: MikroORM, { isNeeded, load }: Loading): Promise<void> =>
  inDemoLock(orm.config.get('clientUrl') ?? '', async (client) => {
    if (!(await isNeeded())) return;
    await client.query('create table demo_loading ()');
    await load();
    await client.query('drop table demo_loading');
  });

/**
 * Empties the database if loading the demo data was interrupted, so that it is loaded again. Without demo mode, keeps
 * the incomplete data and removes only the marker. Must run before the migrations.
 */
export const settleCutOffDemo = (url: string, isDemo: boolean): Promise<void> =>
  inDemoLock(url, async (client) => {
    const { rowCount } = await client.query("select where to_regclass('public.demo_loading') is not null");
    if (rowCount === 0) return;
    await client.query(isDemo ? 'drop schema public, pgboss cascade; create schema public' : 'drop table demo_loading');
  });

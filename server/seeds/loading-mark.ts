import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Any constant of its own: one process at a time loads the demo, or throws it away. */
const demoLock = 7_230_414;

async function inDemoLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    await work(client);
  } finally {
    await client.end(); // and with it the lock
  }
}

interface Loading {
  /** Whether the database is nobody's yet. */
  readonly isNeeded: () => Promise<boolean>;
  readonly load: () => Promise<void>;
}

/**
 * Loads the demo where it is needed. A mark stands in the database meanwhile: whoever finds it later knows that the
 * loading was cut off, and that nobody has worked with what is there.
 */
export const loadUnderMark = (orm: MikroORM, { isNeeded, load }: Loading): Promise<void> =>
  inDemoLock(orm.config.get('clientUrl') ?? '', async (client) => {
    if (!(await isNeeded())) return;
    await client.query('create table demo_loading ()');
    await load();
    await client.query('drop table demo_loading');
  });

/**
 * Before the migrations: empties a database in which loading the demo was cut off, so that it is loaded whole. A house
 * that starts without the demo keeps what is there as its own.
 */
export const settleCutOffDemo = (url: string, isDemo: boolean): Promise<void> =>
  inDemoLock(url, async (client) => {
    const { rowCount } = await client.query("select where to_regclass('public.demo_loading') is not null");
    if (rowCount === 0) return;
    await client.query(isDemo ? 'drop schema public, pgboss cascade; create schema public' : 'drop table demo_loading');
  });

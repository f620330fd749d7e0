import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** One connection that an import has to itself: its temporary tables live and die with it. */
export interface ImportConnection {
  run<R>(query: RawBuilder<R>): Promise<{ readonly rows: R[]; readonly count: number }>;
  /** Runs `COPY … FROM STDIN` with this text. */
  copy(statement: string, data: string): Promise<void>;
}

/**
 * A long load is no accident: no limit cuts it off, and it may sort and hash in memory.
 * Statistics of its tables may be rough: they serve a few statements.
 */
const settings = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set work_mem = '64MB';
  set temp_buffers = '32MB';
  set default_statistics_target = 20;
  set jit = off`;

/** Takes a connection out of the pool for the work, and closes it afterwards with everything temporary on it. */
export async function withImportConnection<T>(
  em: EntityManager,
  work: (connection: ImportConnection) => Promise<T>,
): Promise<T> {
  const kysely = em.getKysely();
  const pool = await em.getConnection('write').getNativeClient();
  const client: PoolClient = await pool.connect();
  // A cut connection also fails the query in flight; without a listener it would end the process.
  let isCut = false;
  client.on('error', () => {
    isCut = true;
  });
  try {
    await client.query(settings);
    return await work({
      async run(query) {
        const { sql, parameters } = query.compile(kysely);
        const { rows, rowCount } = await client.query(sql, [...parameters]);
        return { rows, count: rowCount ?? 0 };
      },
      copy: (statement, data) =>
        new Promise((resolve, reject) => {
          const stream = client.query(copyFrom(statement));
          stream.on('error', reject).on('finish', resolve);
          stream.end(data);
        }),
    });
  } finally {
    // Session locks go at once, not only when the server notices that the connection has ended.
    if (!isCut) await client.query('rollback; select pg_advisory_unlock_all()');
    client.release(true);
  }
}

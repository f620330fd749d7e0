import type { EntityManager } from '@mikro-orm/postgresql';
import { type CompiledQuery, type QueryExecutorProvider, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { Transaction } from '../../../kernel/use-cases/transaction.ts';
import { primaryOf } from '../../../platform/database/database.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/periodic-task.ts';
import { queryIn } from '../database.ts';
import { type StagingQuery, staged } from './staging-tables.ts';

/** Raw SQL, or a query built with Kysely. */
interface Statement<R> {
  compile(executor: QueryExecutorProvider): CompiledQuery<R>;
}

/** Database connection used by a single import. Its temporary tables are dropped when it closes. */
export interface ImportConnection extends Transaction {
  /** Query builder for the temporary tables. Run its queries with {@link run}. */
  readonly query: StagingQuery;
  run<R>(query: Statement<R>): Promise<{ readonly rows: R[]; readonly count: number }>;
  /** Runs a `COPY … FROM STDIN` statement. `data` is in UTF-8. */
  copy(statement: string, data: Buffer): Promise<void>;
}

/** Time limit of one statement, in milliseconds. */
const statementMs = 10 * 60_000;

/**
 * Interval in milliseconds between cancel requests. A request that arrives between two statements has no effect, so
 * requests are repeated until the connection is released.
 */
const cancelRetryMs = 250;

const statementCanceled = '57014';

/**
 * Sorts and hashes run in memory. A small statistics sample is sufficient, because only a few statements use the
 * temporary tables. `temp_buffers` cannot be changed after a session has used temporary tables.
 */
const settings = `
  set work_mem = '64MB';
  do $$ begin
    perform set_config('temp_buffers', '32MB', false);
  exception when invalid_parameter_value then
    raise debug 'temp_buffers stay as they are';
  end $$;
  set default_statistics_target = 20;
  set jit = off`;

interface ImportWork {
  readonly em: EntityManager;
  /** If this signal is aborted, the running statement is canceled and no further statements are sent. */
  readonly signal?: AbortSignal | undefined;
  readonly log: Logger;
}

/**
 * Calls `work` with a connection from the pool, and then closes it, which drops its temporary tables. Throws the
 * signal's reason if it is aborted, and INTERNAL_ERROR if a statement exceeds the time limit.
 */
export async function withImportConnection<T>(
  options: ImportWork,
  work: (connection: ImportConnection) => Promise<T>,
): Promise<T> {
  const { em, signal } = options;
  const query = staged.queryIn(em);
  return primaryOf(em).lendForLong({ statementMs, settings }, async (client) => {
    const send = async <R>(statement: () => Promise<R>): Promise<R> => {
      signal?.throwIfAborted();
      const sentAt = performance.now();
      try {
        return await statement();
      } catch (error) {
        signal?.throwIfAborted();
        if (isTimeout(error, performance.now() - sentAt)) throw timeoutError;
        throw error;
      }
    };
    const canceling = await cancelOnAbort(options, async () => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return rows[0]?.pid;
    });
    try {
      return await work({
        query,
        async run(statement) {
          const { sql, parameters } = statement.compile(query);
          const { rows, rowCount } = await send(() => client.query(sql, [...parameters]));
          return { rows, count: rowCount ?? 0 };
        },
        getKysely: () => ({
          async executeQuery({ sql, parameters }) {
            const { rows } = await send(() => client.query(sql, [...parameters]));
            return { rows };
          },
        }),
        copy: (statement, data) =>
          send(
            () =>
              new Promise<void>((resolve, reject) => {
                const stream = client.query(copyFrom(statement));
                stream.on('error', reject).on('finish', resolve);
                stream.end(data);
              }),
          ),
      });
    } finally {
      await canceling.stop();
    }
  });
}

/** Cancels the running statement when the signal is aborted. */
async function cancelOnAbort(
  { em, signal, log }: ImportWork,
  findPid: () => Promise<number | undefined>,
): Promise<{ stop(): Promise<void> }> {
  if (!signal) return { stop: () => Promise.resolve() };
  const pid = await findPid();
  const cancel = async (): Promise<void> => {
    await queryIn(em.fork(), { type: 'write' })
      .selectNoFrom(sql<boolean>`pg_cancel_backend(${pid}::int)`.as('isSent'))
      .execute();
  };
  let canceling: PeriodicTask | undefined;
  const startCanceling = (): void => {
    canceling = startPeriodicTask({
      every: cancelRetryMs,
      work: cancel,
      failed: (err) => log.warn({ err }, 'could not cancel the SQL query of an import'),
    });
  };
  signal.addEventListener('abort', startCanceling, { once: true });
  return {
    async stop() {
      signal.removeEventListener('abort', startCanceling);
      await canceling?.stop();
    },
  };
}

/** PostgreSQL uses the same error code for canceled statements and for statements that exceed their time limit. */
const isTimeout = (error: unknown, ms: number): boolean =>
  error instanceof DatabaseError && error.code === statementCanceled && ms >= statementMs;

const timeoutError = new AppError('INTERNAL_ERROR', {
  explanation: `A step of this import took longer than ${statementMs / 60_000} minutes and was stopped. Nothing was changed. Import the file in smaller parts.`,
});

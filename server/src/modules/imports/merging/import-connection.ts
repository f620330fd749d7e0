import type { EntityManager } from '@mikro-orm/postgresql';
import { type CompiledQuery, type QueryExecutorProvider, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { Transaction } from '../../../kernel/use-cases/transaction.ts';
import { primaryOf } from '../../../platform/database/database.ts';
import { type Steady, steadily } from '../../../platform/steadily.ts';
import { queryIn } from '../database.ts';
import { type StagingQuery, staged } from './staging-tables.ts';

/** SQL, or what Kysely's builder makes. */
interface Statement<R> {
  compile(executor: QueryExecutorProvider): CompiledQuery<R>;
}

/** One connection that an import has to itself: its temporary tables live and die with it. */
export interface ImportConnection extends Transaction {
  /** Builds statements on its temporary tables, for {@link run}. */
  readonly query: StagingQuery;
  run<R>(query: Statement<R>): Promise<{ readonly rows: R[]; readonly count: number }>;
  /** Runs `COPY … FROM STDIN` with this text, in UTF-8. */
  copy(statement: string, data: Buffer): Promise<void>;
}

/** How long one statement of an import may take. */
const statementMs = 10 * 60_000;

/** A cancel request is lost if it arrives between two statements: it is repeated until the connection is free. */
const cancelAgainMs = 250;

const statementCanceled = '57014';

/**
 * Sorts and hashes run in memory. Rough statistics are enough: the temporary tables serve a few statements. The size of
 * `temp_buffers` cannot change in a session that has used temporary tables before.
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
  /** Cancels the running statement when it is aborted; later statements are not sent. */
  readonly signal?: AbortSignal | undefined;
  readonly log: Logger;
}

/**
 * Takes a connection out of the pool for the work, and closes it afterwards with all its temporary tables. Throws the
 * signal's reason if it is aborted, and INTERNAL_ERROR if a statement runs into the time limit.
 */
export async function withImportConnection<T>(
  given: ImportWork,
  work: (connection: ImportConnection) => Promise<T>,
): Promise<T> {
  const { em, signal } = given;
  const query = staged.queryIn(em);
  return primaryOf(em).lendForLong({ statementMs, settings }, async (client) => {
    const send = async <R>(statement: () => Promise<R>): Promise<R> => {
      signal?.throwIfAborted();
      const sentAt = performance.now();
      try {
        return await statement();
      } catch (error) {
        signal?.throwIfAborted();
        if (isTimeout(error, performance.now() - sentAt)) throw tookTooLong;
        throw error;
      }
    };
    const canceling = await cancelOnAbort(given, async () => {
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

/** Cancels the statement that the connection runs, from the moment the signal is aborted. */
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
  let canceling: Steady | undefined;
  const begin = (): void => {
    canceling = steadily({
      every: cancelAgainMs,
      work: cancel,
      failed: (err) => log.warn({ err }, 'cannot cancel the statement of an import'),
    });
  };
  signal.addEventListener('abort', begin, { once: true });
  return {
    async stop() {
      signal.removeEventListener('abort', begin);
      await canceling?.stop();
    },
  };
}

/** PostgreSQL reports a statement that was canceled by hand under the same code as one that has run for too long. */
const isTimeout = (error: unknown, ms: number): boolean =>
  error instanceof DatabaseError && error.code === statementCanceled && ms >= statementMs;

const tookTooLong = new AppError('INTERNAL_ERROR', {
  explanation: `A step of this import took longer than ${statementMs / 60_000} minutes and was stopped. Nothing was changed. Import the file in smaller parts.`,
});

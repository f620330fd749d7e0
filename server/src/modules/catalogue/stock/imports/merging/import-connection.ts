import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from '../../../../../kernel/use-cases/transaction.ts';
import { primaryOf } from '../../../../../platform/database/database.ts';
import { type StagingQuery, staged } from './import-staging-tables.ts';

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

/**
 * It may sort and hash in memory. Statistics of its tables may be rough: they serve a few statements. A session that has had
 * temporary tables before, as changes of many prices make them, keeps the buffers that it has for them.
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

/** Takes a connection out of the pool for the work, and closes it afterwards with everything temporary on it. */
export async function withImportConnection<T>(
  em: EntityManager,
  work: (connection: ImportConnection) => Promise<T>,
): Promise<T> {
  const query = staged.queryIn(em);
  return primaryOf(em).lendForLong({ statementMs, settings }, (client) =>
    work({
      query,
      async run(statement) {
        const { sql, parameters } = statement.compile(query);
        const { rows, rowCount } = await client.query(sql, [...parameters]);
        return { rows, count: rowCount ?? 0 };
      },
      getKysely: () => ({
        async executeQuery({ sql, parameters }) {
          const { rows } = await client.query(sql, [...parameters]);
          return { rows };
        },
      }),
      copy: (statement, data) =>
        new Promise((resolve, reject) => {
          const stream = client.query(copyFrom(statement));
          stream.on('error', reject).on('finish', resolve);
          stream.end(data);
        }),
    }),
  );
}

import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { withStatementSpan } from '../../tracing/statement-span.ts';

declare module 'pg' {
  interface Client {
    /** True if no query is running, so that no COPY is in progress. */
    readonly readyForQuery?: boolean;
  }
  interface Connection {
    /** SQL of the statements that are prepared on the server, by statement name. */
    readonly parsedStatements: Record<string, string>;
  }
}

/** The schema has changed since the statement was prepared. The transaction is retried, as after a deadlock. */
class StalePlan extends Error {
  readonly code = '40001';
}

/** Maximum number of prepared statements per connection. The least recently used statements are deallocated. */
const maxKnown = 100;

/**
 * Returns whether SQL can be prepared. SQL with several statements cannot; it is recognized by its semicolons and
 * missing parameters.
 */
const isPreparable = (text: string, { length }: readonly unknown[]): boolean =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && (length > 0 || !text.includes(';'));

/**
 * Returns whether a single plan is best for all parameter values, because the statement finds rows by a key or
 * inserts new ones. For other statements, PostgreSQL must not use a generic plan. A plan that is best for wide ranges
 * takes a hundred times as long for a narrow range.
 */
const hasOnePlan = (text: string): boolean =>
  /\binsert into\b|\b(?:id|stock_id|stock_number)"? = (?:any\()?\$\d/i.test(text);

/** Number of executions with custom plans before PostgreSQL considers a generic plan. */
const ownPlans = 5;

/** "cached plan must not change result type", or the statement has been deallocated. */
const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan')));

/**
 * Prepares each statement when a connection executes it for the second time, so that PostgreSQL does not have to
 * parse it again. Statements without parameters and statements that find rows by key are also planned only once.
 * Statements that are executed only once have no overhead.
 */
export function prepareStatements(client: pg.Client): void {
  let names = 0;
  const statements = new LRUCache<string, { name: string | null; uses: number }>({
    max: maxKnown,
    dispose: ({ name }) => deallocate(name),
  });

  const deallocate = (name: string | null): void => {
    if (name === null) return;
    client.connection.close({ type: 'S', name }, true);
    delete client.connection.parsedStatements[name];
  };

  /** Returns the name of the prepared statement. Null on the first execution. */
  const nameOf = (text: string, values: readonly unknown[]): string | null => {
    const statement = statements.get(text);
    if (!statement) {
      statements.set(text, { name: null, uses: 0 });
      return null;
    }
    if (statement.uses === ownPlans && values.length > 0 && !hasOnePlan(text)) {
      deallocate(statement.name);
      statement.name = null;
    }
    if (statement.name === null) {
      names += 1;
      statement.name = `facet_${names}`;
      statement.uses = 0;
    }
    statement.uses += 1;
    return statement.name;
  };

  type Ask = (query: pg.QueryConfig) => Promise<unknown>;

  const askPrepared = async (send: Ask, name: string, statement: pg.QueryConfig): Promise<unknown> => {
    const isInTransaction = client.getTransactionStatus() !== 'I';
    try {
      return await send({ name, ...statement });
    } catch (error) {
      if (!isStale(error)) throw error;
      statements.clear();
      // The statement failed before it changed anything, but its transaction cannot continue after the error.
      if (isInTransaction) throw new StalePlan('the schema was changed in the meantime', { cause: error });
      return send(statement);
    }
  };

  const query = (args: readonly unknown[]): unknown => {
    // The method is read on each call, because query counters replace it.
    const { query: original } = pg.Client.prototype;
    const [text, values, ...more] = args;
    // Queries of libraries other than Kysely (cursors, COPY, callbacks) are passed on unchanged.
    if (typeof text === 'string' && Array.isArray(values) && more.length === 0 && client.readyForQuery === true) {
      const name = isPreparable(text, values) ? nameOf(text, values) : null;
      const send: Ask = (config) => Reflect.apply(original, client, [config]);
      if (name !== null) return askPrepared(send, name, { text, values });
    }
    return Reflect.apply(original, client, args);
  };

  client.query = new Proxy(client.query, {
    apply: (_query, _this, args: readonly unknown[]) => withStatementSpan(client, args, () => query(args)),
  });
}

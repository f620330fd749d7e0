import { LRUCache } from 'lru-cache';
import pg from 'pg';

declare module 'pg' {
  interface Client {
    /** Whether nothing is being asked, and so nothing can be in the middle of a COPY. */
    readonly readyForQuery?: boolean;
  }
  interface Connection {
    /** Texts of the statements that the server knows by name. */
    readonly parsedStatements: Record<string, string>;
  }
}

/** The schema was changed after the statement was prepared. As a transaction that has lost, it is done once more. */
class StalePlan extends Error {
  readonly code = '40001';
}

/** How many texts a connection knows at a time. Those that are used least go first, and with them their plans. */
const mostKnown = 100;

/** What can be prepared. Several statements in one text cannot, and have no parameters. */
const isPreparable = (text: string, { length }: readonly unknown[]): boolean =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) && (length > 0 || !text.includes(';'));

/**
 * A statement that finds its rows by a key of theirs, or writes new ones, has the same best plan whatever its values. Of
 * others PostgreSQL may not settle for one plan for all values: one made for wide ranges of a list takes a hundred times as
 * long for a narrow one.
 */
const hasOnePlan = (text: string): boolean =>
  /\binsert into\b|\b(?:id|stock_id|stock_number)"? = (?:any\()?\$\d/i.test(text);

/** So often a prepared statement gets a plan for its values before PostgreSQL considers one for all. */
const ownPlans = 5;

/** "cached plan must not change result type", and that somebody else has deallocated the statement. */
const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === '26000' || (error.code === '0A000' && error.message.startsWith('cached plan')));

/**
 * Has a connection prepare each statement that it is asked a second time: PostgreSQL need not read it again, and plans those
 * that have no values or find rows by their key only once. A text that comes only once costs nothing more.
 */
export function prepareStatements(client: pg.Client): void {
  let names = 0;
  const known = new LRUCache<string, { name: string | null; uses: number }>({
    max: mostKnown,
    dispose: ({ name }) => deallocate(name),
  });

  const deallocate = (name: string | null): void => {
    if (name === null) return;
    client.connection.close({ type: 'S', name }, true);
    delete client.connection.parsedStatements[name];
  };

  /** Under which name to ask. Null: for the first time, without. */
  const nameOf = (text: string, values: readonly unknown[]): string | null => {
    const statement = known.get(text);
    if (!statement) {
      known.set(text, { name: null, uses: 0 });
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

  const askPrepared = async (ask: Ask, name: string, statement: pg.QueryConfig): Promise<unknown> => {
    const isInTransaction = client.getTransactionStatus() !== 'I';
    try {
      return await ask({ name, ...statement });
    } catch (error) {
      if (!isStale(error)) throw error;
      known.clear();
      // It was refused before anything was done, but a transaction cannot go on after an error.
      if (isInTransaction) throw new StalePlan('the schema was changed meanwhile', { cause: error });
      return ask(statement);
    }
  };

  client.query = new Proxy(client.query, {
    apply(_query, _this, given: readonly unknown[]) {
      // As it is at this moment: whoever counts statements puts another one there.
      const { query } = pg.Client.prototype;
      const [text, values, ...more] = given;
      // What is asked by others than Kysely (cursors, COPY, callbacks) goes its own way.
      if (typeof text === 'string' && Array.isArray(values) && more.length === 0 && client.readyForQuery === true) {
        const name = isPreparable(text, values) ? nameOf(text, values) : null;
        const ask: Ask = (config) => Reflect.apply(query, client, [config]);
        if (name !== null) return askPrepared(ask, name, { text, values });
      }
      return Reflect.apply(query, client, given);
    },
  });
}

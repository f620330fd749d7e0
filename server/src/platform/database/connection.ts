import { PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { PostgresDialect } from 'kysely';
import PQueue from 'p-queue';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { tryAgain, unavailable } from '../../kernel/errors/errors.ts';
import { connectionTo } from './cluster/connection-to.ts';
import { PooledClient, SilentConnection } from './connections/pooled-client.ts';
import { limits } from './limits.ts';

/**
 * Returns the maximum number of pooled connections for commands and for long work. The remaining connections are
 * reserved for reads, which may also use free connections from these shares.
 */
const sharesOf = (poolSize: number) => ({
  changes: Math.max(1, Math.floor(poolSize / 2)),
  imports: Math.max(1, Math.floor(poolSize / 5)),
});

/**
 * Returns SQL for the session settings of long work. The database detects disconnected clients during a long
 * statement, if its operating system supports this.
 */
const longSession = (statementMs: number): string => `
  set statement_timeout = ${statementMs};
  set idle_in_transaction_session_timeout = 60000;
  do $$ begin
    set client_connection_check_interval = 5000;
  exception when invalid_parameter_value then
    raise debug 'cannot check connections';
  end $$`;

const farewellMs = 1_000;

/** Maximum number of waiting requests per connection. Further requests are rejected. */
const waitingPerConnection = 10;

/**
 * Connection pool of the ORM. Commands may wait for each other's locks, and imports take minutes. Both are limited in
 * number, so that reads always get a connection.
 */
export class DatabaseConnection extends PostgreSqlConnection {
  readonly #poolSize = this.config.get('pool').max ?? 10;
  readonly #maxWaiting = this.#poolSize * waitingPerConnection;
  /** Concurrency limit for commands, which may wait for locks. */
  readonly changes = new Turns({
    maxConcurrent: sharesOf(this.#poolSize).changes,
    maxWaiting: this.#maxWaiting,
    refusal: () => tryAgain('too many changes are in progress; nothing was changed'),
  });
  /** Concurrency limit for work that takes minutes: {@link lendForLong}. */
  readonly imports = new Turns({
    maxConcurrent: sharesOf(this.#poolSize).imports,
    maxWaiting: this.#maxWaiting,
    refusal: () => tryAgain('too many imports are running; nothing was imported', { path: 'file' }),
  });
  /** Coalesced reads, each with the number of waiting callers. */
  readonly sharedReadings = new Set<{ readonly waiting: number }>();
  /** Open connections, and the time at which each was opened (`performance.now()`). */
  readonly #clients = new Map<PooledClient, number>();
  #pool: Pool | undefined;

  override createKyselyDialect(overrides: PoolConfig): PostgresDialect {
    const options: PoolConfig & { onPoolCreated(pool: Pool): void } = {
      ...overrides,
      // MikroORM ignores parts of the URL: the Unix socket folder, further hosts and the encryption settings.
      ...connectionTo(this.options.clientUrl ?? this.config.get('clientUrl') ?? ''),
      Client: PooledClient,
      onPoolCreated: (pool) => this.#adopt(pool),
    };
    return super.createKyselyDialect(options);
  }

  #adopt(pool: Pool): void {
    this.#pool = pool;
    pool.on('connect', (client: PoolClient) => {
      if (client instanceof PooledClient) this.#clients.set(client, performance.now());
    });
    pool.on('remove', (client: PoolClient) => {
      if (client instanceof PooledClient) this.#clients.delete(client);
    });
    pool.on('release', (reason: Error) => {
      // If one connection has failed, the idle connections have probably failed too. Each would cause a request to
      // fail.
      if (reason instanceof SilentConnection) this.#cut(({ isHeld }) => !isHeld, reason);
    });
  }

  /**
   * Reserves a connection for work that may take minutes. It has its own time limits. It is closed after the work,
   * which discards its settings. The number of such connections is limited. Throws TRY_AGAIN if all are in use.
   */
  async lendForLong<T>(
    { statementMs, settings }: { statementMs: number; settings: string },
    work: (client: PoolClient) => Promise<T>,
  ): Promise<T> {
    const pool = await this.getNativeClient();
    return this.imports.take(async () => {
      const client = await pool.connect();
      const isLost = () => client instanceof PooledClient && !client.isHeld;
      try {
        if (client instanceof PooledClient) client.setIdleLimit(statementMs + limits.idleMs);
        await client.query(`${longSession(statementMs)}; ${settings}`);
        return await work(client);
      } finally {
        // Releases session locks immediately, before the server notices that the connection has ended.
        if (!isLost())
          await client.query('rollback; select pg_advisory_unlock_all()').finally(() => client.release(true));
      }
    });
  }

  /** Current usage of the pool. */
  get load(): { size: number; used: number; idle: number; waiting: number } {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.#pool ?? {};
    // While there is an idle connection, the queue is emptied in the same moment.
    const waiting = idleCount > 0 ? 0 : waitingCount;
    return { size: this.#poolSize, used: totalCount - idleCount, idle: idleCount, waiting };
  }

  /**
   * Returns whether the queue for connections is so long that further requests would time out. `share` is the
   * fraction of the queue that may be used.
   */
  isFull(share = 1): boolean {
    const readers = [...this.sharedReadings].reduce((sum, { waiting }) => sum + waiting, 0);
    return this.load.waiting + this.changes.waiting + readers >= this.#maxWaiting * share;
  }

  /** Closes idle connections and waits a limited time for connections in use. Then it closes all connections. */
  override async close(force?: boolean): Promise<void> {
    const cut = setTimeout(() => this.#cut(() => true), farewellMs);
    try {
      await super.close(force);
    } finally {
      clearTimeout(cut);
    }
  }

  /**
   * Closes the connections that are idle or execute a statement outside a transaction, because their server does not
   * respond. The statements fail, and can be repeated on another server. Transactions keep their connections. So do
   * connections that were opened after the check of the server had started (`openedBefore`): they may lead to a new
   * primary.
   */
  cutReads(reason: Error, openedBefore: number): void {
    const lost = new SilentConnection('the database does not respond', { cause: reason });
    const isLost = (client: PooledClient): boolean =>
      client.getTransactionStatus() !== 'T' && (this.#clients.get(client) ?? 0) < openedBefore;
    this.#cut(isLost, lost);
  }

  #cut(shouldCut: (client: PooledClient) => boolean, reason?: Error): void {
    for (const client of [...this.#clients.keys()].filter(shouldCut)) client.cut(reason);
  }
}

/** Concurrency limit with a queue. Work waits in the queue for at most a few seconds. */
class Turns {
  readonly #queue: PQueue;
  readonly #maxWaiting: number;
  readonly #refusal: () => Error;

  /** `refusal` creates the error to throw if the wait takes too long. */
  constructor({
    maxConcurrent,
    maxWaiting,
    refusal,
  }: { maxConcurrent: number; maxWaiting: number; refusal: () => Error }) {
    this.#queue = new PQueue({ concurrency: maxConcurrent });
    this.#maxWaiting = maxWaiting;
    this.#refusal = refusal;
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Runs the work when there is a free slot. Throws 503 UNAVAILABLE immediately if the queue is full. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.#maxWaiting) throw unavailable();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(this.#refusal()), limits.slotMs);
    // The signal removes waiting work from the queue. Running work has its own limits.
    return this.#queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: timeout.signal },
    );
  }
}

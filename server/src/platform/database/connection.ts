import { PostgreSqlConnection } from '@mikro-orm/postgresql';
import type { PostgresDialect } from 'kysely';
import PQueue from 'p-queue';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { tryAgain, unavailable } from '../../kernel/errors/errors.ts';
import { PooledClient, SilentConnection } from './connections/pooled-client.ts';
import { limits } from './limits.ts';

/** How much of a pool of connections is for what. The rest is for reading, which also may use everything else. */
const sharesOf = (poolSize: number) => ({
  changes: Math.max(1, Math.floor(poolSize / 2)),
  imports: Math.max(1, Math.floor(poolSize / 5)),
});

/** A host that vanishes in the middle of a long statement is noticed meanwhile, where the server's system can do that. */
const longSession = (statementMs: number): string => `
  set statement_timeout = ${statementMs};
  set idle_in_transaction_session_timeout = 60000;
  do $$ begin
    set client_connection_check_interval = 5000;
  exception when invalid_parameter_value then
    raise debug 'cannot check connections';
  end $$`;

const farewellMs = 1_000;

/** So many for each connection may wait before more are turned away. */
const waitingPerConnection = 10;

/**
 * The ORM's connections. Commands may wait for each other's locks, and imports last: both take turns, so that however many
 * of them wait, reading goes on.
 */
export class DatabaseConnection extends PostgreSqlConnection {
  readonly #poolSize = this.config.get('pool').max ?? 10;
  readonly #mostWaiting = this.#poolSize * waitingPerConnection;
  /** Of commands that may wait for others' locks. */
  readonly changes = new Turns({
    atOnce: sharesOf(this.#poolSize).changes,
    mostWaiting: this.#mostWaiting,
    refusal: () => tryAgain('too many others change something just now; nothing was changed'),
  });
  /** Of work that takes minutes: {@link lendForLong}. */
  readonly imports = new Turns({
    atOnce: sharesOf(this.#poolSize).imports,
    mostWaiting: this.#mostWaiting,
    refusal: () => tryAgain('too many imports are running; nothing was imported', { path: 'file' }),
  });
  /** Readings that many wait for over one connection. */
  readonly sharedReadings = new Set<{ readonly waiting: number }>();
  readonly #clients = new Set<PooledClient>();
  #pool: Pool | undefined;

  override createKyselyDialect(overrides: PoolConfig): PostgresDialect {
    const options: PoolConfig & { onPoolCreated(pool: Pool): void } = {
      ...overrides,
      // What MikroORM leaves out of an address: the folder of a Unix socket, encryption.
      connectionString: this.options.clientUrl ?? this.config.get('clientUrl'),
      Client: PooledClient,
      onPoolCreated: (pool) => this.#adopt(pool),
    };
    return super.createKyselyDialect(options);
  }

  #adopt(pool: Pool): void {
    this.#pool = pool;
    pool.on('connect', (client: PoolClient) => {
      if (client instanceof PooledClient) this.#clients.add(client);
    });
    pool.on('remove', (client: PoolClient) => {
      if (client instanceof PooledClient) this.#clients.delete(client);
    });
    pool.on('release', (reason: Error) => {
      // What has happened to one connection has happened to those that nobody uses too: each would cost a request.
      if (reason instanceof SilentConnection) this.#cut(({ isHeld }) => !isHeld, reason);
    });
  }

  /**
   * Lends one connection for work that may take minutes: with time limits of its own, and closed afterwards with whatever
   * was set on it. Such work takes turns of its own. Throws TRY_AGAIN when too much of it is being done.
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
        if (client instanceof PooledClient) client.bearSilence(statementMs + limits.silenceMs);
        await client.query(`${longSession(statementMs)}; ${settings}`);
        return await work(client);
      } finally {
        // Session locks go at once, not only when the server notices that the connection has ended.
        if (!isLost())
          await client.query('rollback; select pg_advisory_unlock_all()').finally(() => client.release(true));
      }
    });
  }

  /** What it does just now. */
  get load(): { size: number; used: number; idle: number; waiting: number } {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.#pool ?? {};
    return { size: this.#poolSize, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Whether so many requests wait that more would wait in vain. `share`: which part of the waiting line may be used. */
  isFull(share = 1): boolean {
    const readers = [...this.sharedReadings].reduce((sum, { waiting }) => sum + waiting, 0);
    return this.load.waiting + this.changes.waiting + readers >= this.#mostWaiting * share;
  }

  /** Says goodbye to the server, but does not wait for long: what is still used then is cut. */
  override async close(force?: boolean): Promise<void> {
    const cut = setTimeout(() => this.#cut(() => true), farewellMs);
    try {
      await super.close(force);
    } finally {
      clearTimeout(cut);
    }
  }

  #cut(isMeant: (client: PooledClient) => boolean, reason?: Error): void {
    for (const client of [...this.#clients].filter(isMeant)) client.cut(reason);
  }
}

/** Limits how much work runs at the same time. Other work waits for a few seconds. */
class Turns {
  readonly #queue: PQueue;
  readonly #mostWaiting: number;
  readonly #refusal: () => Error;

  /** `refusal` makes the error if the wait takes too long. */
  constructor({ atOnce, mostWaiting, refusal }: { atOnce: number; mostWaiting: number; refusal: () => Error }) {
    this.#queue = new PQueue({ concurrency: atOnce });
    this.#mostWaiting = mostWaiting;
    this.#refusal = refusal;
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Runs the work when its turn comes. Throws 503 UNAVAILABLE at once if too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.#mostWaiting) throw unavailable();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(this.#refusal()), limits.turnMs);
    // The signal removes waiting work from the queue. Running work has limits of its own.
    return this.#queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: patience.signal },
    );
  }
}

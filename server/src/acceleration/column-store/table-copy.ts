import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { BufferFolder } from '../../platform/buffered-responses/buffer-folder.ts';
import { isBetween, type LogPosition } from '../../platform/change-log/position.ts';
import { changesCounted } from '../../platform/database/change-marks.ts';
import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';
import { countCopyAnswer } from '../../platform/metrics/columns.ts';
import { BuiltCopy, type CopiedRow } from './built-copy.ts';
import type { ColumnCopy, CopyState } from './copy.ts';
import { positionOfRow, selectPosition } from './snapshot-position.ts';

/**
 * Maximum time to wait for the changes of a revision, in milliseconds. Applying them usually takes a few
 * milliseconds.
 */
const timeoutMs = 1_000;

/** How long changes are collected before they are applied together, in milliseconds. */
const minIntervalMs = 25;

/** Number of rows per query to PostgreSQL. */
const rowsAtOnce = 500;

/** Maximum number of changed rows that are read individually. If there are more, reading the whole table is faster. */
const maxRows = 20_000;

/** The copy is rebuilt when the number of deleted rows exceeds both limits. `part` is a fraction of all rows. */
const maxLeft = { rows: 100_000, part: 0.3 };

interface TableCopyDeps {
  readonly orm: MikroORM;
  readonly log: Logger;
  /** Folder for temporary files during loading. */
  readonly folder: BufferFolder;
  /** Minimum number of rows that the table needs to be copied. */
  readonly from: number;
}

/** Copy of one table that is updated from the change log. */
export class TableCopy implements ColumnCopy {
  readonly #deps: TableCopyDeps;
  readonly #copied: CopiedTable;
  #built: BuiltCopy | null = null;
  #version = 0;
  /** Number of milliseconds by which the database clock is ahead of this process's clock. */
  #clockAhead = 0;
  #queue: Promise<void> = Promise.resolve();
  #building: Promise<void> | null = null;
  #following: Promise<void> | null = null;
  #nextFollowing: Promise<void> | null = null;
  #soon: NodeJS.Timeout | null = null;
  #behindSince: number | null = null;
  readonly #end = new AbortController();
  #rows = 0;
  #loadedAt: Date | null = null;

  constructor(copied: CopiedTable, deps: TableCopyDeps) {
    this.#copied = copied;
    this.#deps = deps;
  }

  get table(): string {
    return this.#copied.table;
  }

  /** Number of rows when the table was last read completely. 0 if there is no copy. */
  get rows(): number {
    return this.#built === null ? 0 : this.#rows;
  }

  /** When the table was last read completely. Null if there is no copy. */
  get loadedAt(): Date | null {
    return this.#built === null ? null : this.#loadedAt;
  }

  /** Time since the first change that has not been applied, in seconds. */
  get lagSeconds(): number {
    return this.#behindSince === null ? 0 : (performance.now() - this.#behindSince) / 1_000;
  }

  async upTo(revision: string): Promise<CopyState | null> {
    const requiredChanges = changesCounted(revision, this.#copied.subject);
    if (this.#built === null) return null;
    if (this.#built.position.changes < requiredChanges && this.#building === null) await this.#waitFor(this.follow());
    if (this.#clock() >= this.#built.nextMoment) await this.#waitFor(this.#pass());
    return this.#built !== null && this.#built.position.changes >= requiredChanges ? this.#built.state : null;
  }

  countRead(by: 'copy' | 'database' | 'failed'): void {
    countCopyAnswer(this.table, by);
  }

  /** Schedules an update if there are changes. */
  wake(): void {
    if (this.#built === null || this.#end.signal.aborted) return;
    this.#behindSince ??= performance.now();
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.follow();
    }, minIntervalMs).unref();
  }

  /** Applies all changes committed so far. If this fails, the next query retries it. */
  follow(): Promise<void> {
    if (this.#following === null) {
      this.#following = this.#enqueue(() => this.#follow()).finally(() => {
        this.#following = null;
      });
      return this.#following;
    }
    // The running update may have read the log before the latest change, so it is followed by another update.
    this.#nextFollowing ??= this.#following.then(() => {
      this.#nextFollowing = null;
      return this.follow();
    });
    return this.#nextFollowing;
  }

  /** Builds the copy if the table has become large enough for it. */
  async check(): Promise<void> {
    if (this.#built !== null || this.#end.signal.aborted) return;
    const { orm, from, log } = this.#deps;
    try {
      const { rows } = await sql<{ isLarge: boolean }>`
        select count(*) >= ${from} as "isLarge" from (select from ${sql.table(this.table)} limit ${from}) rows`.execute(
        queryIn(orm.em.fork()),
      );
      if (rows[0]?.isLarge) await this.#build();
    } catch (error) {
      if (this.#end.signal.aborted) return;
      log.warn({ err: error, table: this.table }, 'could not copy the table');
    }
  }

  async close(): Promise<void> {
    this.#end.abort();
    if (this.#soon) clearTimeout(this.#soon);
    await Promise.allSettled([this.#building, this.#following, this.#nextFollowing]);
    await this.#queue;
    const built = this.#built;
    this.#built = null;
    await built?.close();
  }

  #clock(): number {
    return Date.now() + this.#clockAhead;
  }

  #waitFor(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, sleep(timeoutMs, undefined, { ref: false })]);
  }

  /** Adds work to the queue. If the work fails, the copy is dropped and rebuilt. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch(async (error: unknown) => {
      this.#deps.log.warn({ err: error, table: this.table }, 'the copy failed and will be rebuilt');
      const built = this.#built;
      this.#built = null;
      await built?.close();
    });
    return this.#queue;
  }

  #pass(): Promise<void> {
    return this.#enqueue(async () => this.#built?.pass(this.#clock()));
  }

  #build(): Promise<void> {
    this.#building ??= this.#renew().finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  async #renew(): Promise<void> {
    const { orm, folder, log } = this.#deps;
    const startedAt = performance.now();
    const built = await BuiltCopy.build(orm, this.#copied, {
      folder: await folder.path(),
      version: this.#version + 1,
      signal: this.#end.signal,
    });
    this.#rows = await built.rows();
    this.#loadedAt = new Date();
    await this.#enqueue(async () => {
      const before = this.#built;
      this.#version = Math.max(this.#version, before?.state.version ?? 0) + 1;
      this.#built = built;
      await before?.close();
      await this.#follow();
    });
    log.info({ table: this.table, rows: this.#rows, ms: Math.round(performance.now() - startedAt) }, 'table copied');
  }

  async #follow(): Promise<void> {
    const built = this.#built;
    if (built === null) return;
    const { orm } = this.#deps;
    const position = positionOfRow(await selectPosition(orm, this.#copied.subject).executeTakeFirstOrThrow());
    this.#clockAhead = position.clock - Date.now();
    const isOtherLog = position.place.origin !== built.position.place.origin;
    const ids = isOtherLog ? null : await this.#changedIds(built.position.place, position.place);
    if (ids === null) {
      this.#renewLater();
      return;
    }
    if (ids.length > 0) await built.take(ids, await this.#read(built, ids), position);
    else built.moveTo(position);
    this.#behindSince = null;
    if (built.changedRows > Math.max(maxLeft.rows, this.#rows * maxLeft.part)) this.#renewLater();
  }

  #renewLater(): void {
    this.#build().catch((error: unknown) => {
      if (this.#end.signal.aborted) return;
      this.#deps.log.warn({ err: error, table: this.table }, 'could not rebuild the copy, retrying later');
    });
  }

  /** Returns the IDs of changed rows. Null if there are too many to read individually. */
  async #changedIds(since: LogPosition, until: LogPosition): Promise<readonly number[] | null> {
    if (since.seen === until.seen) return [];
    const rows = await queryIn(this.#deps.orm.em.fork(), { type: 'write' })
      .selectFrom('change_log as c')
      .select('c.item_id as id')
      .distinct()
      .where(isBetween(since, until))
      .where('c.subject', '=', this.#copied.subject)
      .where('c.item_id', 'is not', null)
      .limit(maxRows + 1)
      .execute();
    return rows.length > maxRows ? null : rows.flatMap(({ id }) => id ?? []);
  }

  async #read({ columns }: BuiltCopy, ids: readonly number[]): Promise<CopiedRow[]> {
    const read: CopiedRow[] = [];
    const db = queryIn(this.#deps.orm.em.fork(), { type: 'write' });
    for (let first = 0; first < ids.length; first += rowsAtOnce) {
      const { rows } = await sql<{ cells: CopiedRow }>`
        select array[${sql.join(columns.map(({ value }) => sql`(${value})::text`))}] as cells
        from ${sql.table(this.table)} d where d.id = any(${ids.slice(first, first + rowsAtOnce)}::int[])`.execute(db);
      read.push(...rows.map(({ cells }) => cells));
    }
    return read;
  }
}

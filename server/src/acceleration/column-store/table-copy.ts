import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isBetween, type LogPosition } from '../../platform/change-log/position.ts';
import { changesCounted } from '../../platform/database/change-marks.ts';
import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';
import { countCopyAnswer } from '../../platform/metrics/columns.ts';
import type { SpoolFolder } from '../../platform/spools/spool-folders.ts';
import { BuiltCopy, type CopiedRow } from './built-copy.ts';
import type { ColumnCopy, CopyState } from './copy.ts';
import { readingStanding, standingFrom } from './snapshot-position.ts';

/**
 * So long a question waits for the copy to take in what its caller has seen or done. That takes some milliseconds; on a machine
 * that is short of time the database would need longer still, and all the more the more ask it.
 */
const patienceMs = 1_000;

/** Changes that come closer together than this are taken in together, in milliseconds. */
const betweenMs = 25;

/** So many rows are read from PostgreSQL at once. */
const rowsAtOnce = 500;

/** More changed rows than that are sooner read by reading the whole table. */
const mostRows = 20_000;

/** Once so many rows, and this part of all, have left another behind, the table is read anew to be rid of them. */
const mostLeft = { rows: 100_000, part: 0.3 };

interface TableCopyDeps {
  readonly orm: MikroORM;
  readonly log: Logger;
  /** Where files lie while they are loaded. */
  readonly folder: SpoolFolder;
  /** A table of fewer rows is not copied: PostgreSQL is as fast. */
  readonly from: number;
}

/** Keeps a copy of one table, and follows its changes by the change log. */
export class TableCopy implements ColumnCopy {
  readonly #deps: TableCopyDeps;
  readonly #copied: CopiedTable;
  #built: BuiltCopy | null = null;
  #version = 0;
  /** Between the clock of the database and that of this process, in milliseconds. */
  #clockAhead = 0;
  /** What changes the copy, one after the other. */
  #turn: Promise<void> = Promise.resolve();
  #building: Promise<void> | null = null;
  #following: Promise<void> | null = null;
  #nextFollowing: Promise<void> | null = null;
  #soon: NodeJS.Timeout | null = null;
  #behindSince: number | null = null;
  readonly #end = new AbortController();
  #rows = 0;

  constructor(copied: CopiedTable, deps: TableCopyDeps) {
    this.#copied = copied;
    this.#deps = deps;
  }

  get table(): string {
    return this.#copied.table;
  }

  /** As they were when all of them were last read; 0: there is no copy. */
  get rows(): number {
    return this.#built === null ? 0 : this.#rows;
  }

  /** For how long something is known to have changed that the copy does not have, in seconds. */
  get lagSeconds(): number {
    return this.#behindSince === null ? 0 : (performance.now() - this.#behindSince) / 1_000;
  }

  async upTo(revision: string): Promise<CopyState | null> {
    const wanted = changesCounted(revision, this.#copied.subject);
    if (this.#built === null) return null;
    if (this.#built.standing.changes < wanted && this.#building === null) await this.#waitFor(this.follow());
    if (this.#clock() >= this.#built.nextMoment) await this.#waitFor(this.#pass());
    return this.#built !== null && this.#built.standing.changes >= wanted ? this.#built.state : null;
  }

  answered(by: 'copy' | 'database' | 'failed'): void {
    countCopyAnswer(this.table, by);
  }

  /** Something may have changed. */
  wake(): void {
    if (this.#built === null || this.#end.signal.aborted) return;
    this.#behindSince ??= performance.now();
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.follow();
    }, betweenMs).unref();
  }

  /** Takes in what has changed until now. What fails is tried again by the next who ask. */
  follow(): Promise<void> {
    if (this.#following === null) {
      this.#following = this.#takeTurn(() => this.#follow()).finally(() => {
        this.#following = null;
      });
      return this.#following;
    }
    // What runs may have looked already.
    this.#nextFollowing ??= this.#following.then(() => {
      this.#nextFollowing = null;
      return this.follow();
    });
    return this.#nextFollowing;
  }

  /** Begins to keep a copy where there is none and the table has enough rows. */
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
      log.warn({ err: error, table: this.table }, 'the table is not copied; PostgreSQL answers');
    }
  }

  async close(): Promise<void> {
    this.#end.abort();
    if (this.#soon) clearTimeout(this.#soon);
    await Promise.allSettled([this.#building, this.#following, this.#nextFollowing]);
    await this.#turn;
    const built = this.#built;
    this.#built = null;
    await built?.close();
  }

  #clock(): number {
    return Date.now() + this.#clockAhead;
  }

  #waitFor(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, sleep(patienceMs, undefined, { ref: false })]);
  }

  /** What the work throws is told to operators, and the copy is built anew. */
  #takeTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch(async (error: unknown) => {
      this.#deps.log.warn({ err: error, table: this.table }, 'the copy is given up, and made anew');
      const built = this.#built;
      this.#built = null;
      await built?.close();
    });
    return this.#turn;
  }

  #pass(): Promise<void> {
    return this.#takeTurn(async () => this.#built?.pass(this.#clock()));
  }

  #build(): Promise<void> {
    this.#building ??= this.#renew().finally(() => {
      this.#building = null;
    });
    return this.#building;
  }

  async #renew(): Promise<void> {
    const { orm, folder, log } = this.#deps;
    const began = performance.now();
    const built = await BuiltCopy.build(orm, this.#copied, {
      folder: await folder.path(),
      version: this.#version + 1,
      signal: this.#end.signal,
    });
    this.#rows = await built.rows();
    await this.#takeTurn(async () => {
      const before = this.#built;
      this.#version = Math.max(this.#version, before?.state.version ?? 0) + 1;
      this.#built = built;
      await before?.close();
      await this.#follow();
    });
    log.info({ table: this.table, rows: this.#rows, ms: Math.round(performance.now() - began) }, 'the table is copied');
  }

  async #follow(): Promise<void> {
    const built = this.#built;
    if (built === null) return;
    const { orm } = this.#deps;
    const standing = standingFrom(await readingStanding(orm, this.#copied.subject).executeTakeFirstOrThrow());
    this.#clockAhead = standing.clock - Date.now();
    const isOtherLog = standing.place.origin !== built.standing.place.origin;
    const ids = isOtherLog ? null : await this.#changedIds(built.standing.place, standing.place);
    if (ids === null) {
      this.#renewLater();
      return;
    }
    if (ids.length > 0) await built.take(ids, await this.#read(built, ids), standing);
    else built.stand(standing);
    this.#behindSince = null;
    if (built.changedRows > Math.max(mostLeft.rows, this.#rows * mostLeft.part)) this.#renewLater();
  }

  #renewLater(): void {
    this.#build().catch((error: unknown) => {
      if (this.#end.signal.aborted) return;
      this.#deps.log.warn({ err: error, table: this.table }, 'the copy is made anew later');
    });
  }

  /** Null: of more rows than are read one by one. */
  async #changedIds(since: LogPosition, until: LogPosition): Promise<readonly number[] | null> {
    if (since.seen === until.seen) return [];
    const rows = await queryIn(this.#deps.orm.em.fork(), { type: 'write' })
      .selectFrom('change_log as c')
      .select('c.item_id as id')
      .distinct()
      .where(isBetween(since, until))
      .where('c.subject', '=', this.#copied.subject)
      .where('c.item_id', 'is not', null)
      .limit(mostRows + 1)
      .execute();
    return rows.length > mostRows ? null : rows.flatMap(({ id }) => id ?? []);
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

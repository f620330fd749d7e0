import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { PooledClient } from '../../platform/database/connections/pooled-client.ts';
import { primaryOf } from '../../platform/database/database.ts';
import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { type Column, columnsOfCopy, type DescribedColumn, describeColumns } from './copied-columns.ts';
import type { Cell, CopyState } from './copy.ts';
import { DuckDbEngine, quoted } from './duckdb.ts';
import { load } from './load-rows.ts';
import { type PositionRow, positionOfRow, type SnapshotPosition, selectPosition } from './snapshot-position.ts';

/** Query that returns whether the database sorts text by bytes, as DuckDB does. */
const byBytes = sql<{ isByBytes: boolean }>`
  select d.datlocprovider = 'b' or d.datcollate in ('C', 'POSIX', 'C.UTF-8', 'C.utf8') as "isByBytes"
  from pg_database d where d.datname = current_database()`;

/** Values of a row in PostgreSQL's text format, in column order. */
export type CopiedRow = readonly (string | null)[];

/** Time limit for reading the whole table, in milliseconds. */
const loadingMs = 10 * 60_000;

/** Maximum number of rows in one change that are recorded individually, so that results for other rows stay valid. */
const maxRecordedPerChange = 1_000;

/** Maximum number of recently changed rows that are recorded, with their values before and after the change. */
const maxRecordedRows = 4_000;

const moment = (ms: number): string => `timestamptz ${quoted(new Date(ms).toISOString())}`;

/** Conditions to check against the recorded changes. */
interface Check {
  readonly since: number;
  readonly conditions: readonly string[];
  readonly resolve: (unmet: readonly boolean[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Copy of a table at one snapshot position. Callers must apply changes sequentially. */
export class BuiltCopy {
  readonly #noted: { readonly version: number; readonly rows: number }[] = [];
  #checks: Check[] = [];
  #position: SnapshotPosition;
  #state: CopyState;
  /** Latest version whose changes are no longer recorded. */
  #floor: number;
  #nextMoment = Number.POSITIVE_INFINITY;
  #changedRows = 0;

  private constructor(
    private readonly engine: DuckDbEngine,
    private readonly copied: CopiedTable,
    readonly columns: readonly Column[],
    { position, version }: { position: SnapshotPosition; version: number },
    private readonly ordersTexts: boolean,
  ) {
    this.#position = position;
    this.#floor = version;
    this.#state = this.#at(version, position.clock);
  }

  /** Builds a copy by reading the whole table in one snapshot. */
  static async build(
    orm: MikroORM,
    copied: CopiedTable,
    { folder, version, signal }: { folder: string; version: number; signal: AbortSignal },
  ): Promise<BuiltCopy> {
    const engine = await DuckDbEngine.open(path.join(folder, randomUUID()));
    try {
      const db = orm.em.fork().getKysely({ type: 'write' });
      const { position, columns, ordersTexts, loaded } = await primaryOf(orm.em).lendForLong(
        { statementMs: loadingMs, settings: "set work_mem = '64MB'" },
        async (client) => {
          signal.throwIfAborted();
          // Closes the connection on abort, because the remaining rows are no longer needed.
          if (client instanceof PooledClient) signal.addEventListener('abort', () => client.cut(), { once: true });
          const runQuery = async <Row extends object>(builder: RawBuilder<Row>): Promise<Row[]> => {
            const { sql: text, parameters } = builder.compile(db);
            return (await client.query<Row>(text, [...parameters])).rows;
          };
          await client.query('begin isolation level repeatable read, read only');
          const described = await runQuery<DescribedColumn>(describeColumns(copied));
          const columns = columnsOfCopy(copied, described);
          const { sql: text, parameters } = selectPosition(orm, copied.subject).compile();
          const [row] = (await client.query<PositionRow>(text, [...parameters])).rows;
          if (!row) throw new Error('the position query returned no row');
          await engine.write(
            `create table ${copied.table} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`,
          );
          const select = sql`select ${sql.join(columns.map(({ value }) => value))} from ${sql.table(copied.table)} d
            order by ${sql.join(copied.orderedBy.map((name) => sql.ref(`d.${name}`)))}`.compile(db);
          const { loaded } = await load(engine, client, { select, table: copied.table, columns, signal });
          const [order] = await runQuery(byBytes);
          await client.query('commit');
          return { position: positionOfRow(row), columns, ordersTexts: order?.isByBytes === true, loaded };
        },
      );
      await loaded;
      await engine.write(`create table ${copied.table}_changed as
        select 0 as copy_version, now() as copy_moment, false as copy_is_new, * from ${copied.table} limit 0`);
      const built = new BuiltCopy(engine, copied, columns, { position, version }, ordersTexts);
      await built.#findNextMoment();
      return built;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  get position(): SnapshotPosition {
    return this.#position;
  }

  get state(): CopyState {
    return this.#state;
  }

  /** Next time at which the state of a row changes without a write, in milliseconds. */
  get nextMoment(): number {
    return this.#nextMoment;
  }

  /** Number of rewritten rows. Each one leaves a deleted row behind, which every query must skip. */
  get changedRows(): number {
    return this.#changedRows;
  }

  async rows(): Promise<number> {
    const [[count] = []] = await this.engine.read(`select count(*)::integer from ${this.copied.table}`);
    return Number(count);
  }

  /** Replaces all rows that have the given IDs with `rows`. */
  async take(ids: readonly number[], rows: readonly CopiedRow[], position: SnapshotPosition): Promise<void> {
    const { table } = this.copied;
    await this.pass(position.clock);
    const version = this.#state.version + 1;
    const isNoted = ids.length <= maxRecordedPerChange;
    const values = rows.map((row) => row.map((cell) => (cell === null ? 'null' : quoted(cell))).join(', '));
    // Row IDs are looked up once and used for both statements.
    const rowIds = await this.engine.readWritten(`select rowid from ${table} where id in (${ids.join(', ')})`);
    const before = `${table} where rowid in (${rowIds.map(([rowId]) => String(rowId)).join(', ')})`;
    const as = `${version}, ${moment(position.clock)}, true`;
    await this.#inTransaction([
      ...(rowIds.length > 0 && isNoted ? [this.#note(version, false, this.#state.now, `select * from ${before}`)] : []),
      ...(rowIds.length > 0 ? [`delete from ${before}`] : []),
      ...(values.length > 0 ? [`insert into ${table} values (${values.join('), (')})`] : []),
      ...(values.length > 0 && isNoted
        ? [`insert into ${table}_changed values (${as}, ${values.join(`), (${as}, `)})`]
        : []),
    ]);
    if (isNoted) await this.#forget(version, ids.length);
    else this.#floor = version;
    this.#changedRows += ids.length;
    this.#position = position;
    this.#state = this.#at(version, position.clock);
    this.#expect(rows, position.clock);
  }

  /** Updates the time of the next state change from the given rows. */
  #expect(rows: readonly CopiedRow[], clock: number): void {
    const changesAtIndex = this.columns.findIndex(({ name }) => name === this.copied.changesAt);
    const moments = rows.map((row) => Date.parse(row[changesAtIndex] ?? '')).filter((ms) => ms > clock);
    // A recorded state change may no longer occur. Keeping its time as the next one is harmless.
    this.#nextMoment = [this.#nextMoment ?? Number.POSITIVE_INFINITY, ...moments].reduce((a, b) => Math.min(a, b));
  }

  /** Moves to a later position without applying changes. */
  moveTo(position: SnapshotPosition): void {
    this.#position = position;
  }

  /**
   * Advances the clock to the given database time in milliseconds. Rows whose state has changed by that time count as
   * changed.
   */
  async pass(clock: number): Promise<void> {
    if (clock < this.#nextMoment) return;
    const { table, changesAt } = this.copied;
    const { version, now } = this.#state;
    const passed = `select * from ${table} where ${changesAt} > ${now} and ${changesAt} <= ${moment(clock)}`;
    await this.#inTransaction([
      this.#note(version + 1, false, now, passed),
      this.#note(version + 1, true, moment(clock), passed),
    ]);
    this.#state = this.#at(version + 1, clock);
    await this.#findNextMoment();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  #at(version: number, clock: number): CopyState {
    return {
      name: this.engine.folder,
      version,
      now: moment(clock),
      ordersTexts: this.ordersTexts,
      columns: new Set(this.columns.map(({ name }) => name)),
      read: (statement) => this.engine.read(statement),
      unmetSince: (since, conditions) => this.#unmetSince(since, conditions),
    };
  }

  async #unmetSince(since: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null> {
    if (since < this.#floor) return null;
    const { promise, resolve, reject } = Promise.withResolvers<readonly boolean[]>();
    // After a change, many lists are checked in the same tick, so their checks are combined.
    if (this.#checks.length === 0) setImmediate(() => void this.#checkAll());
    this.#checks.push({ since, conditions: conditions('d.copy_moment'), resolve, reject });
    return promise;
  }

  async #checkAll(): Promise<void> {
    const checks = this.#checks;
    this.#checks = [];
    try {
      await this.#check(checks);
    } catch (error) {
      if (checks.length === 1) checks[0]?.reject(error);
      // If a combined check fails, each check is run separately.
      else await Promise.all(checks.map((check) => this.#check([check]).catch(check.reject)));
    }
  }

  async #check(checks: readonly Check[]): Promise<void> {
    const met = checks.flatMap(({ since, conditions }) =>
      conditions.map((condition) => `coalesce(bool_or(d.copy_version > ${since} and (${condition})), false)`),
    );
    const oldest = Math.min(...checks.map(({ since }) => since));
    const [row = []] = await this.engine.read(
      `select ${met.join(', ')} from ${this.copied.table}_changed d where d.copy_version > ${oldest}`,
    );
    let first = 0;
    for (const { since, conditions, resolve } of checks) {
      // The records may have been deleted while the query was running.
      const isKnown = since >= this.#floor;
      resolve(row.slice(first, first + conditions.length).map((isMet: Cell) => isKnown && isMet !== true));
      first += conditions.length;
    }
  }

  /** Executes the statements in a transaction. */
  async #inTransaction(statements: readonly string[]): Promise<void> {
    try {
      await this.engine.write(['begin', ...statements, 'commit'].join(';\n'));
    } catch (error) {
      await this.engine.write('rollback');
      throw error;
    }
  }

  #note(version: number, isNew: boolean, now: string, rows: string): string {
    return `insert into ${this.copied.table}_changed select ${version}, ${now}, ${isNew}, * from (${rows})`;
  }

  /** Deletes the oldest change records if there are too many. */
  async #forget(version: number, rows: number): Promise<void> {
    this.#noted.push({ version, rows });
    let storedRows = this.#noted.reduce((sum, noted) => sum + noted.rows, 0);
    if (storedRows <= maxRecordedRows) return;
    for (let [oldest] = this.#noted; oldest && storedRows > maxRecordedRows / 2; [oldest] = this.#noted) {
      this.#noted.shift();
      storedRows -= oldest.rows;
      this.#floor = oldest.version;
    }
    await this.engine.write(`delete from ${this.copied.table}_changed where copy_version <= ${this.#floor}`);
  }

  async #findNextMoment(): Promise<void> {
    const { table, changesAt } = this.copied;
    const [[next = null] = []] = await this.engine.readWritten(
      `select epoch_ms(min(${changesAt}))::double from ${table} where ${changesAt} > ${this.#state.now} and isfinite(${changesAt})`,
    );
    this.#nextMoment = next === null ? Number.POSITIVE_INFINITY : Number(next);
  }
}

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Reader } from '../../kernel/use-cases/context.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { type PeriodicTask, startPeriodicTask } from '../periodic-task.ts';
import { timelineSql } from './cluster/primary-finder.ts';
import { primaryOf } from './database.ts';
import { driverOf } from './driver.ts';
import type { WalPosition } from './readiness.ts';
import { queryIn } from './statements/own-tables.ts';
import { anyOf, asText } from './statements/statements.ts';

/** Query that is executed with an entity manager. */
type Reading<T> = (em: EntityManager) => Promise<T>;

/** Maximum time to wait for a running query, in milliseconds. After that, its connection may be lost. */
const timeoutMs = 250;

/**
 * Combines identical queries from concurrent requests into one statement. A caller always gets the result of a query
 * that started after the call. The result is therefore never older than the result of a separate query. While one
 * query runs, new callers wait for the next one.
 */
class CoalescedRead<T> {
  readonly #read: Reading<T>;
  #running: Promise<unknown> | undefined;
  #next: Promise<T> | undefined;
  #waiting = 0;

  constructor(read: Reading<T>) {
    this.#read = read;
  }

  /** Number of callers that are waiting for a result. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Returns the result of the next query. `em` must not belong to a transaction, because the result is shared. */
  async read(em: EntityManager): Promise<T> {
    this.#next ??= this.#begin(em);
    this.#waiting += 1;
    try {
      return await this.#next;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #begin(em: EntityManager): Promise<T> {
    await this.#running; // if no query is running, other callers in the same tick share this one
    this.#next = undefined;
    const reading = this.#read(em);
    const { promise, resolve } = Promise.withResolvers<void>();
    const timeout = setTimeout(resolve, timeoutMs).unref();
    const isOver = (): void => {
      clearTimeout(timeout);
      resolve();
    };
    reading.then(isOver, isOver);
    this.#running = promise;
    return reading;
  }
}

/*
 * A subject is a name for data whose changes are marked by table triggers. It is passed to `mark_change` in the
 * migrations. Modules define their own subjects.
 */

/**
 * Returns the revision of the given subjects as a short string. It changes with every commit that affects one of
 * them, and when the state of a row changes over time (`next_moment` in the migrations). Otherwise, it never changes.
 * It contains the database ID, so databases on the same server have different revisions. All revisions are read
 * together, once per entity manager (request, transaction or snapshot). Later calls in the request return the same,
 * older revision, which is always safe as a cache key.
 *
 * Tables whose lists have ETags or cached counts have a statement trigger (`mark_change('<subject>')`) that adds a
 * mark for the writing transaction. Transactions do not commit in the order in which they start, so the newest mark
 * or time would miss late commits. The number of visible marks misses none, because later snapshots include the same
 * marks and more. Marks are counted once a second and removed, so that the table stays small.
 */
export async function revisionOf(reader: Reader, of: readonly string[]): Promise<string> {
  const { bySubject } = await revisionsOf(reader);
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

/** Revisions of all subjects at the time of a request. */
interface Revisions {
  readonly at: Date;
  readonly bySubject: ReadonlyMap<string, string>;
  /**
   * Position in the write-ahead log that a replica must have replayed to contain all marked changes. Null if unknown,
   * because there are no replicas or the result comes from a replica.
   */
  readonly position: WalPosition | null;
}

/** Returns the revisions of a request, which are read once at their first use. */
export const revisionsOf = ({ em, loaders }: Reader): Promise<Revisions> => loaders.once(revisionsAt, em);

/** Returns new loaders that contain only the revisions. */
export function loadersWith(revisions: Revisions): Loaders {
  const loaders = new Loaders();
  loaders.store(revisionsAt, Promise.resolve(revisions));
  return loaders;
}

/**
 * Returns the time at which the revisions were read. Responses with these revisions include all changes that were
 * committed before that time.
 */
export const revisionsReadAt = async (reader: Reader): Promise<Date> => (await revisionsOf(reader)).at;

/**
 * Returns the number of changes to a subject that a revision includes. The revision may cover several subjects. A
 * revision with a higher number includes all changes of a revision with a lower number.
 */
export function changesCounted(revision: string, subject: string): bigint {
  const [, changes = '0'] = new RegExp(`(?:^| )${subject}:\\d+\\.(\\d+)`).exec(revision) ?? [];
  return BigInt(changes);
}

/** Returns SQL for the number of committed changes. */
export const countedChanges = (subject: string): RawBuilder<string> => sql<string>`(
  select coalesce(sum(c.changes), 0)::text from (
    select changes from change_count where subject = ${subject}
    union all select count(*) from change_mark where subject = ${subject}) c)`;

const readings = new WeakMap<object, CoalescedRead<Revisions>>();

/** Returns the current revisions. In a transaction, returns the revisions that are visible to it. */
function revisionsAt(em: EntityManager): Promise<Revisions> {
  if (em.isInTransaction()) return readRevisions(em);
  const connection = primaryOf(em);
  const existing = readings.get(connection);
  if (existing) return existing.read(em);
  const reading = new CoalescedRead(readRevisions);
  readings.set(connection, reading);
  connection.sharedReadings.add(reading);
  return reading.read(em);
}

/** SQL for the OID of the database, which is unique within the server. */
const thisDatabase = sql<number>`(select d.oid from pg_database d where d.datname = current_database())`;

/**
 * Compiled only once, because the statement runs with every request, and compiling it would cost more than sending
 * it.
 */
const revisionsStatements = new Map<boolean, ReturnType<typeof compileRevisions>>();

async function readRevisions(em: EntityManager): Promise<Revisions> {
  const at = new Date();
  const hasReplicas = driverOf(em).readReplicas !== null;
  const statement = revisionsStatements.get(hasReplicas) ?? compileRevisions(em, hasReplicas);
  revisionsStatements.set(hasReplicas, statement);
  const { rows } = await em.getKysely().executeQuery(statement);
  const bySubject = new Map(
    rows.map(({ subject, changes, moment }) => [subject, moment ? `${changes} ${moment}` : changes] as const),
  );
  const { lsn = null, timeline = null } = rows[0] ?? {};
  const endOfLog = lsn === null || timeline === null ? null : { lsn: BigInt(lsn), timeline };
  return { at, bySubject, position: em.isInTransaction() ? null : positionOf(em, bySubject, endOfLog) };
}

/** Latest revisions of each primary, and the end of its write-ahead log at the time they were read. */
const positions = new WeakMap<object, { readonly revisions: string; readonly position: WalPosition }>();

/**
 * The write-ahead log grows with every write, but revisions change only with relevant writes. While the revisions are
 * unchanged, the position is reused. PostgreSQL takes the snapshot before it reads the end of the log, so all visible
 * changes precede that position.
 */
function positionOf(
  em: EntityManager,
  bySubject: ReadonlyMap<string, string>,
  endOfLog: WalPosition | null,
): WalPosition | null {
  if (endOfLog === null) return null;
  const primary = primaryOf(em);
  const revisions = JSON.stringify([...bySubject].sort());
  const cached = positions.get(primary);
  if (cached?.revisions === revisions && cached.position.timeline === endOfLog.timeline) return cached.position;
  positions.set(primary, { revisions, position: endOfLog });
  return endOfLog;
}

function compileRevisions(em: EntityManager, hasReplicas: boolean) {
  const db = queryIn(em);
  const changes = db
    .selectFrom('change_count')
    .select(['subject', 'changes'])
    .unionAll(db.selectFrom('change_mark').select(['subject', sql<`${number}`>`1`.as('changes')]));
  return db
    .selectFrom((counted) =>
      counted
        .selectFrom(changes.as('c'))
        .select(({ fn }) => ['c.subject', asText(fn.sum<string>('c.changes')).as('changes')])
        .groupBy('c.subject')
        .as('s'),
    )
    .select(({ fn }) => [
      's.subject',
      // On a replica, commits become visible in a different order, so the same number may include different changes.
      sql<string>`concat(${thisDatabase}, '.', s.changes, case when pg_is_in_recovery() then ' replica' end)`.as(
        'changes',
      ),
      (hasReplicas
        ? sql<string | null>`case when not pg_is_in_recovery() then (pg_current_wal_insert_lsn() - '0/0')::text end`
        : sql<string | null>`null::text`
      ).as('lsn'),
      (hasReplicas
        ? sql<number | null>`case when not pg_is_in_recovery() then ${sql.raw(timelineSql)} end`
        : sql<number | null>`null::int`
      ).as('timeline'),
      asText(fn<string | null>('next_moment', ['s.subject'])).as('moment'),
    ])
    .compile();
}

/**
 * Returns the time of the last change to the given subjects. For a write, this is the end of the transaction. Rows
 * whose state changes over time also count (`last_moment` in the migrations). Null if no subject has changed. Results
 * never decrease and are never in the future. Also accepts subjects that store only their latest change
 * (`note_change`). Uses one statement, whose cost does not depend on the table size.
 */
export async function lastChange(em: EntityManager, of: readonly string[]): Promise<Date | null> {
  const { at } = await queryIn(em)
    .selectNoFrom((last) =>
      last
        .fn<string | null>('greatest', [
          last
            .selectFrom('change_mark')
            .select(({ fn }) => fn.max('at').as('at'))
            .where('subject', '=', anyOf(of)),
          last
            .selectFrom('change_count')
            .select(({ fn }) => fn.max('last_at').as('at'))
            .where('subject', '=', anyOf(of)),
          last
            .selectFrom('latest_change')
            .select(({ fn }) => fn.max('at').as('at'))
            .where('subject', '=', anyOf(of)),
          sql<string | null>`(select max(last_moment(subject)) from unnest(${of}::text[]) subject)`,
        ])
        .as('at'),
    )
    .executeTakeFirstOrThrow();
  return at === null ? null : new Date(at);
}

/** Counts marks and removes them in one statement, so that every snapshot sees each mark exactly once. */
export async function countMarks(em: EntityManager): Promise<void> {
  await queryIn(em)
    .with('removed', (marks) => marks.deleteFrom('change_mark').returning(['subject', 'at']))
    .insertInto('change_count')
    .columns(['subject', 'changes', 'last_at'])
    .expression((marks) =>
      marks
        .selectFrom('removed')
        .select(({ fn }) => ['subject', fn.countAll().as('changes'), fn.max('at').as('last_at')])
        .groupBy('subject')
        .orderBy('subject'),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet(({ fn, ref }) => ({
        changes: sql<string>`${ref('change_count.changes')} + ${ref('excluded.changes')}`,
        last_at: fn<string>('greatest', ['change_count.last_at', 'excluded.last_at']),
      })),
    )
    .execute();
}

const countedEveryMs = 1_000;

/** Counts marks periodically, because uncounted marks add a little cost to every request. */
export const startCountingMarks = ({ orm, log }: { orm: MikroORM; log: Logger }): PeriodicTask =>
  startPeriodicTask({
    every: countedEveryMs,
    work: () => countMarks(orm.em.fork()),
    failed: (error) => log.debug({ err: error }, 'could not count change marks; retrying later'),
  });

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Reader } from '../../kernel/use-cases/context.ts';
import { Loaders } from '../../kernel/use-cases/loaders.ts';
import { type Steady, steadily } from '../steadily.ts';
import { primaryOf } from './database.ts';
import { driverOf } from './driver.ts';
import type { WalPosition } from './replicas/replicas.ts';
import { queryIn } from './statements/own-tables.ts';
import { anyOf, asText } from './statements/statements.ts';

/** Reads something over the connections of an entity manager. */
type Reading<T> = (em: EntityManager) => Promise<T>;

/** After so many milliseconds a reading holds up nobody any more: its connection may be lost. */
const patienceMs = 250;

/**
 * The same reading for all who ask at nearly the same time, by one statement: whoever asks gets one that begins after that,
 * so that nobody learns less than by a reading of their own. While one is on its way, those who come wait for the next.
 */
class SharedReading<T> {
  readonly #read: Reading<T>;
  #running: Promise<unknown> | undefined;
  #next: Promise<T> | undefined;
  #waiting = 0;

  constructor(read: Reading<T>) {
    this.#read = read;
  }

  /** How many have asked and have no answer yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** `em` must not be one of a transaction: it may read for others. */
  async ask(em: EntityManager): Promise<T> {
    this.#next ??= this.#begin(em);
    this.#waiting += 1;
    try {
      return await this.#next;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #begin(em: EntityManager): Promise<T> {
    await this.#running; // if there is none, others of this very moment come with it
    this.#next = undefined;
    const reading = this.#read(em);
    const { promise, resolve } = Promise.withResolvers<void>();
    const patience = setTimeout(resolve, patienceMs).unref();
    const isOver = (): void => {
      clearTimeout(patience);
      resolve();
    };
    reading.then(isOver, isOver);
    this.#running = promise;
    return reading;
  }
}

/*
 * A subject is what a table marks as changed: the argument of `mark_change` in the migrations. Modules name their own.
 */

/**
 * The revision of some subjects: a short text that changes with every commit that touched one of them, and at the moments
 * at which rows begin to mean something else by the clock alone (`next_moment` of the migrations); with nothing else. It
 * names the database: no other one of the same server has it too. All of them are read at once and once per request, which
 * has an entity manager of its own (so have a transaction and a snapshot): whoever asks later gets the older one, which is
 * never wrong to keep answers under.
 *
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('<subject>')`) that leaves a mark of
 * the writing transaction. Transactions commit in another order than they begin, so a newest mark or a newest time would
 * miss late commits. The number of marks that are visible misses none: later snapshots see the same marks and more.
 * Marks are counted once a second and removed, so that there are never many.
 */
export async function revisionOf(reader: Reader, of: readonly string[]): Promise<string> {
  const { bySubject } = await revisionsOf(reader);
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

/** Everything that is marked as changed, as one request sees it. */
interface Revisions {
  readonly at: Date;
  readonly bySubject: ReadonlyMap<string, string>;
  /**
   * The position in the log up to which a replica must have replayed it to have all marked changes. Null: unknown, as
   * there are no replicas, or one was read.
   */
  readonly position: WalPosition | null;
}

/** The revisions of a request. They are read once, with its first use of a revision. */
export const revisionsOf = ({ em, loaders }: Reader): Promise<Revisions> => loaders.once(revisionsAt, em);

/** A copy of a request's loaders that has only its revisions. */
export function loadersWith(revisions: Revisions): Loaders {
  const loaders = new Loaders();
  loaders.keep(revisionsAt, Promise.resolve(revisions));
  return loaders;
}

/** When revisions were read: whatever had been committed before it is in all that is answered under them. */
export const revisionsReadAt = async (reader: Reader): Promise<Date> => (await revisionsOf(reader)).at;

/** How many changes of a subject the revision of it, alone or among others, counts: of two, the larger has seen all of the other's. */
export function changesCounted(revision: string, subject: string): bigint {
  const [, changes = '0'] = new RegExp(`(?:^| )${subject}:\\d+\\.(\\d+)`).exec(revision) ?? [];
  return BigInt(changes);
}

/** SQL: the same of what is committed. */
export const countedChanges = (subject: string): RawBuilder<string> => sql<string>`(
  select coalesce(sum(c.changes), 0)::text from (
    select changes from change_count where subject = ${subject}
    union all select count(*) from change_mark where subject = ${subject}) c)`;

/** By the connections over which they are read. */
const readings = new WeakMap<object, SharedReading<Revisions>>();

/** All revisions at this moment: those that a transaction sees it reads itself. */
function revisionsAt(em: EntityManager): Promise<Revisions> {
  if (em.isInTransaction()) return readRevisions(em);
  const connection = primaryOf(em);
  const known = readings.get(connection);
  if (known) return known.ask(em);
  const reading = new SharedReading(readRevisions);
  readings.set(connection, reading);
  connection.sharedReadings.add(reading);
  return reading.ask(em);
}

/** SQL: its number, which no other database of the server has. */
const thisDatabase = sql<number>`(select d.oid from pg_database d where d.datname = current_database())`;

/** Compiled once: it runs with every request, and compiling it would cost more than sending it. */
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
  return {
    at,
    bySubject,
    position: em.isInTransaction() ? null : positionOf(em, bySubject, rows[0]?.position ?? null),
  };
}

/** The newest revisions that were read of each primary, and where its log ended then. */
const positions = new WeakMap<object, { readonly revisions: string; readonly position: WalPosition }>();

/**
 * The log grows with each write; revisions change with those that matter. While they stay the same, so does the position.
 * PostgreSQL has taken the snapshot before it reads the end of the log: all that is visible lies before it.
 */
function positionOf(
  em: EntityManager,
  bySubject: ReadonlyMap<string, string>,
  endOfLog: string | null,
): WalPosition | null {
  if (endOfLog === null) return null;
  const primary = primaryOf(em);
  const revisions = JSON.stringify([...bySubject].sort());
  const known = positions.get(primary);
  if (known?.revisions === revisions) return known.position;
  const position = BigInt(endOfLog);
  positions.set(primary, { revisions, position });
  return position;
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
      // Commits become visible in another order on a replica: the same number may stand for other changes there.
      sql<string>`concat(${thisDatabase}, '.', s.changes, case when pg_is_in_recovery() then ' replica' end)`.as(
        'changes',
      ),
      (hasReplicas
        ? sql<string | null>`case when not pg_is_in_recovery()
            then pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text end`
        : sql<string | null>`null::text`
      ).as('position'),
      asText(fn<string | null>('next_moment', ['s.subject'])).as('moment'),
    ])
    .compile();
}

/**
 * When one of some subjects last changed for others, which is when the transaction that did it ended, or last began to mean
 * something else by the clock alone (`last_moment` of the migrations); null when none ever has. A later answer is never an
 * earlier moment, and none lies in the future. Subjects may also be those of which only the latest change is kept (`note_change`).
 * One statement, which costs the same whatever the size of the tables.
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

/** Counts marks and removes them, in one statement: no snapshot sees a mark twice or not at all. */
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

/** Has marks counted again and again. What is not counted costs every request a little. */
export const countMarksSteadily = ({ orm, log }: { orm: MikroORM; log: Logger }): Steady =>
  steadily({
    every: countedEveryMs,
    work: () => countMarks(orm.em.fork()),
    failed: (error) => log.debug({ err: error }, 'marks of changes are counted later'),
  });

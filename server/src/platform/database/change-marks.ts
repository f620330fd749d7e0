import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Reader } from '../../kernel/use-cases/context.ts';
import { type Steady, steadily } from '../steadily.ts';
import { primaryOf } from './database.ts';
import { SharedReading } from './shared-reading.ts';
import { queryIn } from './statements/own-tables.ts';
import { anyOf, asText } from './statements/statements.ts';

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
 * Tables whose lists have ETags or cached counts carry a statement trigger (`mark_change('diamond')`) that leaves a mark of
 * the writing transaction. Transactions commit in another order than they begin, so a newest mark or a newest time would
 * miss late commits. The number of marks that are visible misses none: later snapshots see the same marks and more.
 * Marks are counted once a second and removed, so that there are never many.
 */
export async function revisionOf({ em, loaders }: Reader, of: readonly string[]): Promise<string> {
  const { bySubject } = await loaders.once(revisionsAt, em);
  return of.map((subject) => `${subject}:${bySubject.get(subject) ?? ''}`).join(' ');
}

/** When revisions were read: whatever had been committed before it is in all that is answered under them. */
export const revisionsReadAt = async ({ em, loaders }: Reader): Promise<Date> =>
  (await loaders.once(revisionsAt, em)).at;

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

interface Revisions {
  readonly at: Date;
  readonly bySubject: ReadonlyMap<string, string>;
}

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

/** Is asked with every request: putting it together each time would cost more than sending it. */
let revisionsStatement: ReturnType<typeof compileRevisions> | undefined;

async function readRevisions(em: EntityManager): Promise<Revisions> {
  const at = new Date();
  revisionsStatement ??= compileRevisions(em);
  const { rows } = await em.getKysely().executeQuery(revisionsStatement);
  const revisions = rows.map(
    ({ subject, changes, moment }) => [subject, moment ? `${changes} ${moment}` : changes] as const,
  );
  return { at, bySubject: new Map(revisions) };
}

function compileRevisions(em: EntityManager) {
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
      sql<string>`concat(${thisDatabase}, '.', s.changes)`.as('changes'),
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

import { type RawBuilder, sql } from 'kysely';
import type { ChangeAuthor } from '../kernel/change-author.ts';

/** What one entry for very many changes says. */
interface Summary {
  /** One of the log's subjects. */
  readonly subject: string;
  readonly subjectId: string;
  /** By which people know it. */
  readonly label: string;
  /** Facts by name. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/**
 * SQL that writes one entry for changes that nobody would read row by row, to be run in the transaction that makes them.
 * Everything else is written by triggers.
 */
export const summaryEntry = (
  { actorId, requestId }: ChangeAuthor,
  { subject, subjectId, label, facts }: Summary,
): RawBuilder<unknown> => sql`
  insert into audit_entry (actor_id, actor_email, request_id, subject, subject_id, label, action, after)
  values (${actorId}, coalesce((select email from user_account where id = ${actorId}), ${`user ${actorId}`}), ${requestId},
    ${subject}, ${subjectId}, ${label}, 'create', ${JSON.stringify(facts)}::jsonb)`;

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Origin } from '../../kernel/use-cases/security-log.ts';
import { queryIn } from './database.ts';
import type { SecurityEventKind } from './event-kind.ts';

/** Something that has happened, as it is written. */
export interface SecurityEvent {
  /** UUID: what has the same one is the same line. */
  readonly key: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly userId: number | null;
  readonly email: string | null;
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly origin: Origin | null;
  /** What everybody may know of the key that was sent. Left out: none was. */
  readonly keyPublicId?: string | null;
}

/** A line and how often it is to be counted. */
export interface CountedEvent extends SecurityEvent {
  readonly count: number;
}

/** Writes lines; what is there already is counted, or, where it has been written before, left as it is. */
export async function writeEvents(
  em: EntityManager,
  events: readonly CountedEvent[],
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  const lines = events
    // In the same order wherever several are written: nobody waits for each other.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ at, userId, actorId, origin, email, keyPublicId = null, ...line }) => ({
      ...line,
      at,
      last_at: at,
      actor_id: actorId,
      // An IPv4 address that came over IPv6 is known by its own form.
      ip: origin?.ip.replace(/^::ffff:(?=\d+\.)/, '') || null,
      browser: origin?.browser ?? null,
      request_id: origin?.requestId || null,
      key_public_id: keyPublicId,
      // Whoever has typed an address is not always who has it; whose account was tried is told all the same.
      user_id: sql<
        number | null
      >`coalesce(${userId}::int, (select u.id from user_account u where u.email = ${email}::citext))`,
      email: sql<
        string | null
      >`coalesce(${email}::text, (select u.email::text from user_account u where u.id = ${userId}::int))`,
    }));
  await queryIn(em)
    .insertInto('security_event')
    .values(lines)
    .onConflict((known) =>
      isCounted
        ? known.column('key').doUpdateSet({
            count: sql`security_event.count + excluded.count`,
            last_at: sql`greatest(security_event.last_at, excluded.last_at)`,
          })
        : known.column('key').doNothing(),
    )
    .execute();
}

import { createHash } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Origin, Refusal, SecurityLog } from '../../kernel/use-cases/security-log.ts';
import { countRejection } from '../../platform/metrics/outcomes.ts';
import { queryIn } from './database.ts';
import { SecurityEventKind } from './event-kind.ts';

interface SecurityEvent {
  /** UUID. Events with the same key share a row. */
  readonly key: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly userId: number | null;
  readonly email: string | null;
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly origin: Origin | null;
  /** Public ID of the API key. Omitted if no key was sent. */
  readonly keyPublicId?: string | null;
}

interface CountedEvent extends SecurityEvent {
  readonly count: number;
}

/**
 * Writes events. If a row with the same key exists and `isCounted` is true, its count is incremented. If `isCounted`
 * is false, the row is unchanged, because the event was already written.
 */
export async function writeEvents(
  em: EntityManager,
  events: readonly CountedEvent[],
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  const lines = events
    // Sorted, so that concurrent writes cannot deadlock.
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ at, userId, actorId, origin, email, keyPublicId = null, ...line }) => ({
      ...line,
      at,
      last_at: at,
      actor_id: actorId,
      // IPv4 addresses in IPv6 notation (`::ffff:`) are stored as IPv4.
      ip: origin?.ip.replace(/^::ffff:(?=\d+\.)/, '') || null,
      browser: origin?.browser ?? null,
      request_id: origin?.requestId || null,
      key_public_id: keyPublicId,
      // Another person may have entered the email address. The event is nevertheless linked to the account with this
      // address.
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
    .onConflict((conflict) =>
      isCounted
        ? conflict.column('key').doUpdateSet({
            count: sql`security_event.count + excluded.count`,
            last_at: sql`greatest(security_event.last_at, excluded.last_at)`,
          })
        : conflict.column('key').doNothing(),
    )
    .execute();
}

/** Maximum number of different rows per kind that a process writes per minute. Any further events are only counted. */
const maxLines = 60;

const kinds = {
  signInFailed: SecurityEventKind.SIGN_IN_FAILED,
  passwordRefused: SecurityEventKind.PASSWORD_REFUSED,
  rateLimited: SecurityEventKind.RATE_LIMITED,
  accessRefused: SecurityEventKind.ACCESS_REFUSED,
  keyRefused: SecurityEventKind.KEY_REFUSED,
  keyExposed: SecurityEventKind.KEY_EXPOSED,
} as const satisfies Record<Refusal['kind'], SecurityEventKind>;

const minuteMs = 60_000;

/** Returns the UUID (RFC 9562, version 8) of an event. Identical arguments result in identical UUIDs. */
const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/**
 * Creates the security log for rejected requests. Events that arrive during a write are collected and then written in
 * one statement. An attack therefore uses only one connection and adds at most {@link maxLines} rows per kind and
 * minute.
 */
export function createSecurityLog(orm: MikroORM, log: Logger): SecurityLog {
  let pending = new Map<string, CountedEvent>();
  let next: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const currentMinute = { minute: 0, lines: new Map<SecurityEventKind, Set<string>>() };

  /**
   * Returns the event for a rejection. If there are too many rejections of its kind, returns an event without
   * details.
   */
  const lineOf = (refusal: Refusal, origin: Origin): SecurityEvent => {
    const { kind: refusalKind, reason, email = null, userId = null, keyPublicId = null } = refusal;
    const kind = kinds[refusalKind];
    const at = new Date();
    const minute = Math.floor(at.getTime() / minuteMs);
    if (minute !== currentMinute.minute) Object.assign(currentMinute, { minute, lines: new Map() });
    const lines = currentMinute.lines.get(kind) ?? new Set();
    currentMinute.lines.set(kind, lines);
    const key = keyOf(minute, kind, reason, email?.toLowerCase() ?? null, userId, origin.ip, keyPublicId);
    const base = { at, kind, actorId: null, reason, userId: null, email: null, origin: null, keyPublicId: null };
    if (!lines.has(key) && lines.size >= maxLines) return { ...base, key: keyOf(minute, kind, reason) };
    lines.add(key);
    return { ...base, key, userId, email, origin, keyPublicId };
  };

  const write = async (): Promise<void> => {
    const events = [...pending.values()];
    pending = new Map();
    next = undefined;
    try {
      await writeEvents(orm.em.fork(), events, { isCounted: true });
    } catch (error) {
      log.error({ err: error, refusals: events.length }, 'could not write events to the security log');
    }
  };

  return {
    refused(refusal, origin) {
      countRejection(refusal.kind);
      const line = lineOf(refusal, origin);
      pending.set(line.key, { ...line, count: (pending.get(line.key)?.count ?? 0) + 1 });
      next ??= writing.then(() => {
        writing = write();
        return writing;
      });
      return next;
    },
  };
}

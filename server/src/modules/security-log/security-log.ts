import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Origin, Refusal, SecurityLog } from '../../kernel/use-cases/security-log.ts';
import { SecurityEventKind } from './event-kind.ts';
import { type CountedEvent, type SecurityEvent, writeEvents } from './write-events.ts';

/** So many different lines of a kind a process writes within a minute; what comes beyond is counted without saying who. */
const mostLines = 60;

const kinds = {
  signInFailed: SecurityEventKind.SIGN_IN_FAILED,
  passwordRefused: SecurityEventKind.PASSWORD_REFUSED,
  rateLimited: SecurityEventKind.RATE_LIMITED,
  accessRefused: SecurityEventKind.ACCESS_REFUSED,
  keyRefused: SecurityEventKind.KEY_REFUSED,
  keyExposed: SecurityEventKind.KEY_EXPOSED,
} as const satisfies Record<Refusal['kind'], SecurityEventKind>;

const minuteMs = 60_000;

/** The UUID of a line (RFC 9562, version 8): the same for the same words. */
const keyOf = (...words: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(words))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/**
 * Refusals of a process. Those that come while others are being written wait together and are one statement: an attack
 * takes one connection, and writes no more lines than {@link mostLines} a minute.
 */
export function createSecurityLog(orm: MikroORM, log: Logger): SecurityLog {
  let waiting = new Map<string, CountedEvent>();
  let next: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const seen = { minute: 0, lines: new Map<SecurityEventKind, Set<string>>() };

  /** The line of a refusal, or where there are too many of its kind by now, that of all the others. */
  const lineOf = (refusal: Refusal, origin: Origin): SecurityEvent => {
    const { kind: word, reason, email = null, userId = null, keyPublicId = null } = refusal;
    const kind = kinds[word];
    const at = new Date();
    const minute = Math.floor(at.getTime() / minuteMs);
    if (minute !== seen.minute) Object.assign(seen, { minute, lines: new Map() });
    const lines = seen.lines.get(kind) ?? new Set();
    seen.lines.set(kind, lines);
    const key = keyOf(minute, kind, reason, email?.toLowerCase() ?? null, userId, origin.ip, keyPublicId);
    const others = { at, kind, actorId: null, reason, userId: null, email: null, origin: null, keyPublicId: null };
    if (!lines.has(key) && lines.size >= mostLines) return { ...others, key: keyOf(minute, kind, reason) };
    lines.add(key);
    return { ...others, key, userId, email, origin, keyPublicId };
  };

  const write = async (): Promise<void> => {
    const events = [...waiting.values()];
    waiting = new Map();
    next = undefined;
    try {
      await writeEvents(orm.em.fork(), events, { isCounted: true });
    } catch (error) {
      log.error({ err: error, refusals: events.length }, 'refusals are missing in the security log');
    }
  };

  return {
    refused(refusal, origin) {
      const line = lineOf(refusal, origin);
      waiting.set(line.key, { ...line, count: (waiting.get(line.key)?.count ?? 0) + 1 });
      next ??= writing.then(() => {
        writing = write();
        return writing;
      });
      return next;
    },
  };
}

import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { storableText } from '../kernel/values/text.ts';
import { queryIn } from './database/statements/own-tables.ts';
import { startPeriodicTask } from './periodic-task.ts';

/** Levels of pino. */
const levels: Readonly<Record<number, 'error' | 'fatal'>> = { 50: 'error', 60: 'fatal' };
const startOfError = /^\{"level":[56]0,/;

/** Interval between writes, in milliseconds. */
const writeMs = 2_000;
/** Maximum number of different errors per write. Further errors are only logged. */
const maxBuffered = 20;
/** Number of rows in the table. */
const maxRows = 500;
const maxTextLength = 500;
/** Number of lines of the stack trace that are stored. */
const stackLines = 6;

interface LoggedError {
  readonly level: 'error' | 'fatal';
  readonly at: Date;
  readonly message: string;
  readonly errorType: string | null;
  readonly errorMessage: string | null;
  readonly stack: string | null;
  readonly requestId: string | null;
  readonly queue: string | null;
  readonly host: string | null;
  count: number;
}

const textOf = (value: unknown, maxLength = maxTextLength): string | null =>
  typeof value === 'string' && value !== '' ? storableText(value).slice(0, maxLength) : null;

/** Parses a log line. Null if its level is below `error`. */
function parseLine(line: string): LoggedError | null {
  if (!startOfError.test(line)) return null;
  const { level, time, msg, err, req, reqId, requestId, queue, hostname }: Record<string, unknown> = JSON.parse(line);
  const { type, message, stack }: Record<string, unknown> = Object(err);
  return {
    level: levels[Number(level)] ?? 'error',
    at: new Date(Number(time)),
    message: textOf(msg) ?? textOf(message) ?? '',
    errorType: textOf(type),
    errorMessage: textOf(message),
    stack: textOf(typeof stack === 'string' ? stack.split('\n').slice(0, stackLines).join('\n') : null, 2_000),
    requestId: textOf(requestId ?? reqId ?? Object(req).id),
    queue: textOf(queue),
    host: textOf(hostname),
    count: 1,
  };
}

/** Returns the same UUID for errors with the same message and location within a minute. */
function keyOf({ level, at, message, errorType, stack, queue, host }: LoggedError): string {
  const location = stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? null;
  const minute = Math.floor(at.getTime() / 60_000);
  return createHash('md5')
    .update(JSON.stringify([level, message, errorType, location, queue, host, minute]))
    .digest('hex');
}

/** Buffer for the log lines of level `error` and `fatal`, which are written to the table `server_error`. */
export class LoggedErrors {
  #buffer = new Map<string, LoggedError>();

  /** Adds a log line, from which the logger has already removed secrets. */
  add(line: string): void {
    const error = parseLine(line);
    if (error === null) return;
    const key = keyOf(error);
    const same = this.#buffer.get(key);
    if (same) same.count += 1;
    else if (this.#buffer.size < maxBuffered) this.#buffer.set(key, error);
  }

  /** Removes and returns the buffered errors by key. */
  take(): ReadonlyMap<string, LoggedError> {
    const taken = this.#buffer;
    this.#buffer = new Map();
    return taken;
  }

  /** Writes the buffered errors to the database periodically. Returns a function that stops the writing. */
  record(orm: MikroORM, log: Logger): () => Promise<void> {
    const write = () => writeErrors(orm, this.take());
    // Not logged as an error, because this would add another error to the buffer.
    const failed = (error: unknown) => log.warn({ err: error }, 'could not store logged errors');
    const task = startPeriodicTask({ every: writeMs, work: write, failed });
    return async () => {
      await task.stop();
      await write().catch(failed);
    };
  }
}

async function writeErrors(orm: MikroORM, errors: ReadonlyMap<string, LoggedError>): Promise<void> {
  if (errors.size === 0) return;
  const db = queryIn(orm.em.fork(), { type: 'write' });
  const rows = [...errors].map(([key, { at, errorType, errorMessage, requestId, ...error }]) => ({
    key,
    ...error,
    error_type: errorType,
    error_message: errorMessage,
    request_id: requestId,
    at: at.toISOString(),
    last_at: at.toISOString(),
  }));
  await db
    .insertInto('server_error')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`server_error.count + excluded.count`,
        last_at: sql<string>`excluded.last_at`,
      }),
    )
    .execute();
  const oldest = db.selectFrom('server_error').select('id').orderBy('id', 'desc').offset(maxRows).limit(1);
  await db.deleteFrom('server_error').where('id', '<=', oldest).execute();
}

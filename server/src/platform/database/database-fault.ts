import { isNativeError } from 'node:util/types';
import { type AppError, tryAgain, unavailable } from '../../kernel/errors/errors.ts';

/**
 * Error codes of PostgreSQL and the operating system for a database that is unavailable, starting, shutting down or
 * overloaded. Neither the caller nor this program causes these errors.
 */
const missing =
  /^(08\w{3}|25006|25P0[34]|28\w{3}|3D000|53\w{3}|57P0[1-5]|57014|58\w{3}|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of driver errors that have no code. */
const missingTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
];

/** If the server is not running, its Unix socket does not exist either. Other missing files are not matched. */
const isMissingSocket = (error: object): boolean =>
  textOf(error, 'code') === 'ENOENT' && textOf(error, 'syscall') === 'connect';

/** Lock timeout, or repeated deadlocks and serialization failures. */
const locked = /^(55P03|40001|40P01)$/;

/** A replica canceled the statement because it had to remove rows that the statement was still reading. */
const isCancelledByReplay = (error: object): boolean => textOf(error, 'message').includes('conflict with recovery');

const textOf = (error: object, property: 'code' | 'message' | 'syscall'): string => {
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : '';
};

/**
 * Converts a database error for the caller: 409 TRY_AGAIN if another transaction holds a lock, 503 UNAVAILABLE if the
 * database is unavailable or overloaded. Null for all other errors, which are defects of this program.
 */
export function databaseFault(error: unknown): AppError | null {
  if (!isNativeError(error)) return null;
  const code = textOf(error, 'code');
  if (isCancelledByReplay(error)) return unavailable(error);
  if (locked.test(code))
    return tryAgain('another request is changing the same record; nothing was changed', { cause: error });
  const message = textOf(error, 'message');
  if (missing.test(code) || isMissingSocket(error) || missingTexts.some((text) => message.startsWith(text)))
    return unavailable(error);
  return null;
}

import { isNativeError } from 'node:util/types';
import { type AppError, tryAgain, unavailable } from '../../kernel/errors/errors.ts';

/**
 * Codes of PostgreSQL and of the operating system that say that the database is missing, going, coming or overloaded:
 * nothing that the caller or this program has done wrong.
 */
const missing =
  /^(08\w{3}|25006|25P0[34]|28\w{3}|3D000|53\w{3}|57P0[1-5]|57014|58\w{3}|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;

/** The drivers say these without a code. */
const missingTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
];

/** A server that is not there has no Unix socket either: of all files that may be missing, that one. */
const isMissingSocket = (error: object): boolean =>
  textOf(error, 'code') === 'ENOENT' && textOf(error, 'syscall') === 'connect';

/** A lock was waited for as long as one may, or lost to others again and again. */
const locked = /^(55P03|40001|40P01)$/;

/** A replica cancelled the statement because it read rows that the replica had to remove. */
const isCancelledByReplay = (error: object): boolean => textOf(error, 'message').includes('conflict with recovery');

const textOf = (error: object, property: 'code' | 'message' | 'syscall'): string => {
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : '';
};

/**
 * What the database's errors mean to a caller: 409 TRY_AGAIN when somebody else holds a lock, 503 UNAVAILABLE when the
 * database is missing or cannot keep up. Null for every other error, which is a fault of this program.
 */
export function databaseFault(error: unknown): AppError | null {
  if (!isNativeError(error)) return null;
  const code = textOf(error, 'code');
  if (isCancelledByReplay(error)) return unavailable(error);
  if (locked.test(code))
    return tryAgain('somebody else is changing this just now; nothing was changed', { cause: error });
  const message = textOf(error, 'message');
  if (missing.test(code) || isMissingSocket(error) || missingTexts.some((text) => message.startsWith(text)))
    return unavailable(error);
  return null;
}

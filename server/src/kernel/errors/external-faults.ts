import { isNativeError } from 'node:util/types';
import { AppError, invalid, tooLarge } from './errors.ts';

/** Converts an error thrown by Express or its body parsers. Returns null if the error was not caused by the request. */
export function requestFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed') return invalid('', 'is not valid JSON');
  if (type === 'entity.too.large') return tooLarge('');
  if (!('status' in error) || typeof error.status !== 'number') return null;
  if (error.status === 404) {
    return new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the file does not exist' }] });
  }
  // Other client errors, such as an invalid encoding, content length or percent-encoded path.
  return error.status >= 400 && error.status < 500 ? invalid('', 'cannot be read') : null;
}

/** Error codes for a full disk, as reported by file systems, PostgreSQL (`disk_full`) and S3-compatible stores. */
const withoutRoom: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100',
  'XMinioStorageFull',
  'InsufficientStorage',
]);

/**
 * Converts a disk-full error to INTERNAL_ERROR 503 (reason UNAVAILABLE) for the field `path`. Returns null for any
 * other error.
 */
export function storageFault(error: unknown, path = 'file'): AppError | null {
  if (!isNativeError(error) || ![error.name, Reflect.get(error, 'code')].some((code) => withoutRoom.has(code)))
    return null;
  return new AppError('INTERNAL_ERROR', {
    reason: 'UNAVAILABLE',
    retryAfterSeconds: 60,
    details: [{ path, message: 'cannot be saved: the disk of the server is full' }],
    explanation:
      'The disk of the server is full. The file was not saved, and nothing was changed. Contact the operator of this site.',
    cause: error,
  });
}

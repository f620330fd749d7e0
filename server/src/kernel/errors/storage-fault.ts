import { isNativeError } from 'node:util/types';
import { AppError } from './errors.ts';

/** What file systems, PostgreSQL (disk_full) and S3-compatible stores say when nothing more goes in. */
const withoutRoom: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100',
  'XMinioStorageFull',
  'InsufficientStorage',
]);

/**
 * What it means to whoever has sent a file that there is no room for it, or for the work on it: INTERNAL_ERROR 503 (reason
 * UNAVAILABLE) naming `path`. Null for every other fault.
 */
export function storageFault(error: unknown, path = 'file'): AppError | null {
  if (!isNativeError(error) || ![error.name, Reflect.get(error, 'code')].some((word) => withoutRoom.has(word)))
    return null;
  return new AppError('INTERNAL_ERROR', {
    reason: 'UNAVAILABLE',
    retryAfterSeconds: 60,
    details: [{ path, message: 'cannot be kept: the disk of the house is full' }],
    explanation:
      'The disk of the house is full, so that the file cannot be kept, and nothing was changed. Tell whoever runs the house.',
    cause: error,
  });
}

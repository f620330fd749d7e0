import { AppError, invalid, tooLarge } from './errors.ts';

/** What Express and its parsers throw about a request, in the catalogue's words; null for what is not the caller's fault. */
export function requestFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed') return invalid('', 'is not valid JSON');
  if (type === 'entity.too.large') return tooLarge('');
  if (!('status' in error) || typeof error.status !== 'number') return null;
  if (error.status === 404) {
    return new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'there is no such file' }] });
  }
  // What they find wrong with the request itself: encodings, lengths, percent signs.
  return error.status >= 400 && error.status < 500 ? invalid('', 'cannot be read') : null;
}

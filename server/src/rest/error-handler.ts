import type { ErrorRequestHandler } from 'express';
import 'pino-http';
import { AppError, invalid } from '../kernel/errors.ts';

/** Answers every error in the catalogue's words; never a stack trace. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const known = asAppError(error);
  if (!known) req.log.error({ err: error }, 'rest call failed');
  const { errorCode, message, details, status, reason, retryAfterSeconds } = known ?? new AppError('INTERNAL_ERROR');
  if (res.headersSent) {
    // Half a list is out: cutting the connection is the only honest answer left.
    res.destroy();
    return;
  }
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  res.status(status).json({ errorCode, message, reason, details, requestId: req.id });
};

const asAppError = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed') return invalid('', 'is not valid JSON');
  if (type === 'entity.too.large') {
    return new AppError('INVALID_REQUEST', {
      status: 413,
      reason: 'TOO_LARGE',
      details: [{ path: '', message: 'is too large' }],
    });
  }
  // What Express and its body parser find wrong with the request itself: encodings, lengths, percent signs.
  return isFaultOfRequest(error) ? invalid('', 'cannot be read') : null;
};

const isFaultOfRequest = (error: Error): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

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
  if (!(error instanceof Error) || !('type' in error)) return null;
  switch (error.type) {
    case 'entity.parse.failed':
      return invalid('', 'is not valid JSON');
    case 'entity.too.large':
      return new AppError('INVALID_REQUEST', {
        status: 413,
        reason: 'TOO_LARGE',
        details: [{ path: '', message: 'is too large' }],
      });
    case 'encoding.unsupported':
    case 'charset.unsupported':
    case 'request.size.invalid':
    case 'request.aborted':
      return invalid('', 'cannot be read');
    default:
      return null;
  }
};

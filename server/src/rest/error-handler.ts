import 'pino-http';
import type { ErrorRequestHandler } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import { requestFault } from '../kernel/errors/external-faults.ts';
import { databaseFault } from '../platform/database/database-fault.ts';
import { bearerChallenge } from '../platform/http/bearer-challenge.ts';

/** Sends errors in the documented format, without stack traces. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const passing = databaseFault(error);
  if (passing) req.log.info({ err: error }, 'the database is unavailable or busy');
  const fault = requestFault(error) ?? passing;
  if (!fault) req.log.error({ err: error }, 'REST call failed');
  const { errorCode, message, explanation, details, status, reason, retryAfterSeconds, facts } =
    fault ?? new AppError('INTERNAL_ERROR');
  if (res.headersSent) {
    // Part of the response has already been sent. Only closing the connection can signal that the response is
    // incomplete.
    res.destroy();
    return;
  }
  const challenge = bearerChallenge({ status, reason, facts });
  if (challenge) res.set('WWW-Authenticate', challenge);
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  res.status(status).json({ errorCode, message, explanation, reason, details, facts, requestId: req.id });
};

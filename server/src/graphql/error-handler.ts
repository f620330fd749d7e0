import 'pino-http';
import type { ErrorRequestHandler } from 'express';
import { AppError } from '../kernel/errors/errors.ts';
import { requestFault } from '../kernel/errors/external-faults.ts';
import { databaseFault } from '../platform/database/database-fault.ts';
import { bearerChallenge } from '../platform/http/bearer-challenge.ts';
import { formatError } from './format-error.ts';

/**
 * Sends errors that occur before the GraphQL server is called, such as an invalid JSON body, in the format of GraphQL
 * responses.
 */
export const graphqlErrorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const handled = requestFault(error) ?? databaseFault(error);
  if (!handled) req.log.error({ err: error }, 'GraphQL request failed');
  const fault = handled ?? new AppError('INTERNAL_ERROR');
  const { message, extensions } = formatError({ message: fault.message }, fault);
  const challenge = bearerChallenge(fault);
  if (challenge) res.set('WWW-Authenticate', challenge);
  if (fault.retryAfterSeconds !== undefined) res.set('Retry-After', String(fault.retryAfterSeconds));
  res.status(fault.status).json({ errors: [{ message, extensions: { ...extensions, requestId: req.id } }] });
};

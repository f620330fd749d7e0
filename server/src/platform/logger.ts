import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured logs. Everything that could hold a secret is cut out by its exact path. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          'req.headers["idempotency-key"]',
          'res.headers.authorization',
          'password',
          '*.password',
          'token',
          '*.token',
          'err.config.headers',
        ],
        censor: '[cut]',
      },
    },
    destination,
  );
}

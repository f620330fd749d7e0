import { type DestinationStream, type Logger, pino } from 'pino';

/** Creates the structured logger. Fields that may contain secrets are removed by their paths. */
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

import { type DestinationStream, type Logger, pino } from 'pino';

/** Creates the structured logger. Values at paths that may contain secrets are replaced with `[cut]`. */
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

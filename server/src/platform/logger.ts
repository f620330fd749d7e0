import { type DestinationStream, type Logger, pino } from 'pino';
import type { LoggedErrors } from './logged-errors.ts';

interface LoggerOptions {
  /** Default: standard output. */
  readonly destination?: DestinationStream;
  /** Collects the lines of level `error` and `fatal`. */
  readonly errors?: LoggedErrors;
}

/** Creates the structured logger. Values at paths that may contain secrets are replaced with `[cut]`. */
export function createLogger(level: string, { destination, errors }: LoggerOptions = {}): Logger {
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
      hooks: {
        streamWrite(line) {
          errors?.add(line);
          return line;
        },
      },
    },
    destination,
  );
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { logFields } from './log-context.ts';
import type { LoggedErrors } from './logged-errors.ts';

/** Log levels, most severe first. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
      mixin: logFields,
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

/** Changes the level of a child logger together with that of its parent. Other children keep their level. */
export function followLevel(parent: Logger, child: Logger): void {
  parent.on('level-change', (level, _value, _previousLevel, _previousValue, changed) => {
    if (changed === parent) child.level = level;
  });
}

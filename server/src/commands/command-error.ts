import { EnvError } from '../env.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { BackupInProgress } from '../kernel/use-cases/backups.ts';
import { BackupError } from '../platform/backup/manifest.ts';
import { DatabaseUnavailable } from '../platform/database/database-unavailable.ts';

/** Error that the user can correct. The message is printed without a stack trace. */
export class CommandError extends Error {}

export const fail = (message: string): never => {
  throw new CommandError(message);
};

/**
 * Returns whether an error is a system error about a file that cannot be read or written. Its message contains the
 * path.
 */
const isOfFile = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error;

/** Prints the error of a failed command to standard error. Internal errors are printed with their stack trace. */
export function printError(error: unknown): void {
  if (error instanceof AppError) {
    const details = error.details ?? [];
    for (const { path, message } of details) process.stderr.write(`${path}: ${message}\n`);
    if (details.length === 0) process.stderr.write(`${error.explanation}\n`);
    return;
  }
  const isExpected =
    error instanceof CommandError ||
    error instanceof EnvError ||
    error instanceof DatabaseUnavailable ||
    error instanceof BackupError ||
    error instanceof BackupInProgress ||
    isOfFile(error);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}

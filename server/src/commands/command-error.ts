import { EnvError } from '../env.ts';
import { AppError } from '../kernel/errors/errors.ts';

/** What the caller has to mend. The message is printed as it is. */
export class CommandError extends Error {}

/** Throws a {@link CommandError}. */
export const complain = (message: string): never => {
  throw new CommandError(message);
};

/** What the system says of a file that cannot be read or written: it names it. */
const isOfFile = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error;

/** Says on the standard error output why a command has failed. A fault of ours comes with its stack. */
export function tellError(error: unknown): void {
  if (error instanceof AppError) {
    const details = error.details ?? [];
    for (const { path, message } of details) process.stderr.write(`${path}: ${message}\n`);
    if (details.length === 0) process.stderr.write(`${error.explanation}\n`);
    return;
  }
  const isExpected = error instanceof CommandError || error instanceof EnvError || isOfFile(error);
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}

import { parseArgs } from 'node:util';
import { complain } from './command-error.ts';

/** Printed by `--help`. */
export const usage = `Usage: npm run reset-password -- --email EMAIL [--stdin]

Sets a new password for an account in the database of DATABASE_URL, or in the embedded one. All sessions of the account
end, and links that were emailed to it stop working. Role, approval and blocks stay as they are.

  --email EMAIL  email address of the account
  --stdin        read the password from the first line of standard input; by default a random one is generated and printed
  --help         this text`;

/** The arguments of one call. */
export interface ResetPasswordCommand {
  readonly email: string;
  readonly readsPassword: boolean;
}

/** Reads the arguments; null if they ask for help. Throws a `CommandError`. */
export function readCommand(args: string[]): ResetPasswordCommand | null {
  const { email, stdin = false, help = false } = parsed(args);
  if (help) return null;
  return { email: email?.trim() || complain(`--email is missing\n\n${usage}`), readsPassword: stdin };
}

function parsed(args: string[]) {
  try {
    const options = { email: { type: 'string' }, stdin: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (error instanceof TypeError) return complain(`${error.message}\n\n${usage}`);
    throw error;
  }
}

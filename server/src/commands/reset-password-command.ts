import 'reflect-metadata';
import '../platform/heap.ts';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { setPassword } from '../modules/accounts/index.ts';
import { subscribers } from '../modules/index.ts';
import { createEvents, subscriberJobs } from '../platform/events.ts';
import { openJobs } from '../platform/jobs.ts';
import { withDatabase } from './command-database.ts';
import { fail, printError } from './command-error.ts';

/** Help text for `--help`. */
const usage = `Usage: npm run reset-password -- --email EMAIL [--stdin]

Sets a new password for an account in the database of DATABASE_URL, or in the embedded one. All sessions of the account
end, and emailed links stop working. Role, approval and blocks are unchanged.

  --email EMAIL  email address of the account
  --stdin        read the password from the first line of standard input; by default a random one is generated and printed
  --help         show this text`;

interface ResetPasswordCommand {
  readonly email: string;
  readonly readsPassword: boolean;
}

/** Parses the arguments. Returns null if help is requested. Throws a `CommandError` for invalid arguments. */
function readCommand(args: string[]): ResetPasswordCommand | null {
  const { email, stdin = false, help = false } = parsed(args);
  if (help) return null;
  return { email: email?.trim() || fail(`--email is missing\n\n${usage}`), readsPassword: stdin };
}

function parsed(args: string[]) {
  try {
    const options = { email: { type: 'string' }, stdin: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (error instanceof TypeError) return fail(`${error.message}\n\n${usage}`);
    throw error;
  }
}

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface(process.stdin)) return line;
  return fail('standard input is empty');
}

async function run({ email, readsPassword }: ResetPasswordCommand): Promise<void> {
  const password = readsPassword ? await firstLineOfInput() : randomBytes(15).toString('base64url');
  const env = readEnv();
  await withDatabase(env, async ({ orm, log }) => {
    // A server process that runs jobs writes the event to the security log.
    const jobs = await openJobs({ orm, handlers: subscriberJobs(subscribers), log });
    try {
      const config = { brandName: env.BRAND_NAME };
      await setPassword({ em: orm.em.fork(), events: createEvents(jobs, subscribers), config }, { email, password });
    } finally {
      await jobs.stop();
    }
  });
  process.stdout.write(
    readsPassword ? `The password of ${email} is set.\n` : `New password of ${email}: ${password}\n`,
  );
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

import 'reflect-metadata';
import '../platform/heap.ts';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { readEnv } from '../env.ts';
import { setPassword } from '../modules/accounts/index.ts';
import { subscribers } from '../modules/index.ts';
import { createEvents, subscriberJobs } from '../platform/events.ts';
import { openJobs } from '../platform/jobs.ts';
import { withDatabase } from './command-database.ts';
import { complain, tellError } from './command-error.ts';
import { type ResetPasswordCommand, readCommand, usage } from './reset-password-command-line.ts';

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface(process.stdin)) return line;
  return complain('standard input is empty');
}

async function run({ email, readsPassword }: ResetPasswordCommand): Promise<void> {
  const password = readsPassword ? await firstLineOfInput() : randomBytes(15).toString('base64url');
  const env = readEnv();
  await withDatabase(env, async ({ orm, log }) => {
    // The security log hears of it in a server that works off jobs.
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
  tellError(error);
  process.exitCode = 1;
}

import 'reflect-metadata';
import '../platform/heap.ts';
import { parseArgs } from 'node:util';
import { embeddedDatabaseOf, readEnv } from '../env.ts';
import { openBackup, restoreBackup } from '../platform/backup/restore-backup.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { fail, printError } from './command-error.ts';

/** Help text for `--help`. */
const usage = `Usage: npm run restore -- FILE|s3://BUCKET/FILE [--replace]

Restores a backup into the database of DATABASE_URL, or into the embedded one, with media and import files. Stop the
server first. Nothing is changed unless the whole backup can be restored.

  FILE|s3://…  backup
  --replace    replace a database that has data; it is renamed, not deleted
  --help       show this text`;

interface RestoreCommand {
  readonly file: string;
  readonly mayReplace: boolean;
}

/** Parses the arguments. Returns null if help is requested. Throws a `CommandError` for invalid arguments. */
function readCommand(args: string[]): RestoreCommand | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [file, second] = positionals;
  if (second !== undefined) fail(`${second}: only one file is allowed\n\n${usage}`);
  return { file: file ?? fail(`The file is missing\n\n${usage}`), mayReplace: values.replace === true };
}

function parsed(args: string[]) {
  try {
    const options = { replace: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) return fail(`${error.message}\n\n${usage}`);
    throw error;
  }
}

const progress = (message: string): void => {
  process.stderr.write(`${message} …\n`);
};

async function run({ file, mayReplace }: RestoreCommand): Promise<void> {
  const env = readEnv();
  progress('Checking the backup');
  const backup = await openBackup(file, { location: env, key: env.BACKUP_KEY });
  try {
    const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres(embeddedDatabaseOf(env));
    try {
      const url = env.DATABASE_URL ?? embedded?.url ?? '';
      const { rows, files, replaced } = await restoreBackup({ backup, url, location: env, mayReplace, progress });
      process.stdout.write(`Restored ${rows} rows and ${files} files in ${Math.round(process.uptime())} s\n`);
      if (replaced !== null) process.stdout.write(`The replaced database is now named ${replaced}\n`);
      process.stderr.write(
        'Start the server with the JWT_SECRET and SEALING_KEYS of the backup. Without them, stored secrets cannot be decrypted.\n',
      );
    } finally {
      await embedded?.stop();
    }
  } finally {
    await backup.close();
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

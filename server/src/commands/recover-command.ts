import '../platform/heap.ts';
import { parseArgs } from 'node:util';
import { embeddedDatabaseOf, readEnv } from '../env.ts';
import { RecoveryError, recoverCluster } from '../platform/embedded-postgres/point-in-time/recover.ts';
import { walArchiveIn } from '../platform/embedded-postgres/point-in-time/wal-archive.ts';
import { CommandError, fail, printError } from './command-error.ts';

/** Help text for `--help`. */
const usage = `Usage: npm run recover [-- --to TIME]

Recovers the embedded database from the archive in WAL_ARCHIVE_DIR. Stop the server first. The existing database is
renamed, not deleted. Media and import files are not changed.

  --to TIME  moment whose state is recovered, such as 2026-11-30T14:05:00Z; by default the end of the archive
  --help     show this text`;

/** Parses the arguments. Returns null if help is requested. Throws a `CommandError` for invalid arguments. */
function readCommand(args: string[]): { to: Date | undefined } | null {
  const { to, help = false } = parsed(args);
  if (help) return null;
  if (to === undefined) return { to };
  const time = new Date(to);
  const hasZone = /T.*(Z|[+-]\d\d:?\d\d)$/.test(to);
  if (Number.isNaN(time.getTime()) || !hasZone)
    return fail(`--to: ${to} is not a time with a time zone, such as 2026-11-30T14:05:00Z`);
  return { to: time };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    if (error instanceof TypeError) return fail(`${error.message}\n\n${usage}`);
    throw error;
  }
}

async function run(to: Date | undefined): Promise<void> {
  const env = readEnv();
  const { dataDir, walArchive } = embeddedDatabaseOf(env);
  if (walArchive === undefined) return fail('WAL_ARCHIVE_DIR: is not set, so there is no archive');
  const { lastTransaction, replacedCluster } = await recoverCluster({ dataDir, archive: walArchiveIn(walArchive), to });
  const lines = [
    `The database is recovered. Last recovered transaction: ${lastTransaction?.toISOString() ?? 'that of the base backup'}.`,
    ...(replacedCluster === null ? [] : [`The replaced database is in ${replacedCluster}.`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command.to);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  printError(error instanceof RecoveryError ? new CommandError(error.message) : error);
  process.exitCode = 1;
}

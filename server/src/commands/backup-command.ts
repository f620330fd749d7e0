import 'reflect-metadata';
import '../platform/heap.ts';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '../env.ts';
import type { BackupRequest, CreatedBackup } from '../kernel/use-cases/backups.ts';
import { recordBackup } from '../modules/backups/index.ts';
import { createBackup } from '../platform/backup/create-backup.ts';
import { type Destination, openDestination, openParent } from '../platform/backup/destinations.ts';
import { release } from '../platform/version.ts';
import { withDatabase } from './command-database.ts';
import { fail, printError } from './command-error.ts';

/** Help text for `--help`. */
const usage = `Usage: npm run backup -- [FILE|DIR|s3://BUCKET/PREFIX] [--no-verify]

Creates a backup of the database of DATABASE_URL, or of the embedded one, with media and import files. The server may
run. If BACKUP_KEY is set, the backup is encrypted.

  FILE|DIR|s3://…  file that ends with .zip (encrypted: .zip.age), folder, or bucket of the settings S3_…; default:
                   BACKUP_TO
  --no-verify      only verify the checksums, instead of also restoring the backup into a temporary database
  --help           show this text`;

interface BackupCommand {
  readonly address: string | undefined;
  readonly isRestored: boolean;
}

/** Parses the arguments. Returns null if help is requested. Throws a `CommandError` for invalid arguments. */
function readCommand(args: string[]): BackupCommand | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  if (positionals.length > 1) fail(`${positionals[1]}: only one destination is allowed\n\n${usage}`);
  return { address: positionals[0], isRestored: !values['no-verify'] };
}

function parsed(args: string[]) {
  try {
    const options = { 'no-verify': { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) return fail(`${error.message}\n\n${usage}`);
    throw error;
  }
}

/** Opens the destination of an address. An address of a file also contains the name of the backup. */
function placeOf(address: string, env: Env): { destination: Destination; name?: string } {
  if (!/\.zip(\.age)?$/.test(address)) return { destination: openDestination(address, env) };
  const isEncrypted = env.BACKUP_KEY !== undefined;
  if (address.endsWith('.age') !== isEncrypted)
    fail(
      isEncrypted
        ? `${address}: must end with .zip.age, because BACKUP_KEY is set`
        : `${address}: must end with .zip, because BACKUP_KEY is not set`,
    );
  return openParent(address, env);
}

async function run({ address, isRestored }: BackupCommand): Promise<void> {
  const env = readEnv();
  const { destination, name } = placeOf(address ?? env.BACKUP_TO ?? fail(`A destination is missing\n\n${usage}`), env);
  // The database is not migrated: a backup is also made before an upgrade, while the previous version is running.
  const backup = await withDatabase(
    env,
    async ({ orm }) => {
      const create = ({ onSnapshot }: BackupRequest): Promise<CreatedBackup> =>
        createBackup({
          ...{ url: orm.config.get('clientUrl') ?? '', location: env, destination, name, key: env.BACKUP_KEY },
          ...{ product: release, isRestored, onSnapshot },
          progress: (message) => process.stderr.write(`${message} …\n`),
        });
      const em = orm.em.fork();
      const sql = `select to_regclass('backup_run') is not null as "isRecorded"`;
      const [row] = await em.getConnection().execute<{ isRecorded: boolean }[]>(sql);
      // The table does not exist before the upgrade to the first version with backups.
      return row?.isRecorded
        ? recordBackup(em, destination.name, create)
        : create({ onSnapshot: () => Promise.resolve() });
    },
    { migrates: false },
  );
  for (const missing of backup.missingMedia)
    process.stderr.write(`Warning: the media file ${missing} is used, but does not exist\n`);
  const { bytes, rows, files } = backup;
  const facts = [`${rows} rows`, `${files} files`, `${bytes} bytes`, `${Math.round(process.uptime())} s`];
  process.stdout.write(`${backup.name} in ${destination.name}: ${facts.join(', ')}\n`);
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

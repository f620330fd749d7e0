import { appendFile, copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectionString, databaseName, freePort } from '../address.ts';
import { type Binaries, findBinaries } from '../binaries.ts';
import { runOrThrow } from '../child-process.ts';
import { giveAway, launchServer, stopServer } from '../cluster.ts';
import { exists, type Location, locateCluster } from '../location.ts';
import { findPostmaster } from '../postmaster.ts';
import { copiedCluster, copiedPassword } from './base-backup.ts';
import { type BaseBackup, copySegments, listBaseBackups, type WalArchive } from './wal-archive.ts';

/** Reason why a recovery is not possible. The message is printed without a stack trace. */
export class RecoveryError extends Error {}

/** Error code of PostgreSQL while it replays the log. */
const recoveryInProgress = '57P03';
/** Interval between attempts to connect, in milliseconds. */
const pollMs = 200;
/** Number of log lines that an error message contains. */
const shownLogLines = 10;

const settingsFile = 'postgresql.auto.conf';

interface RecoveryOptions {
  /** Data folder of the embedded database. It may be empty. */
  readonly dataDir: string;
  readonly archive: WalArchive;
  /** Moment whose state is recovered. Default: the end of the archive. */
  readonly to: Date | undefined;
}

export interface Recovery {
  /** Time of the last recovered transaction. Null if the base backup contains all of them. */
  readonly lastTransaction: Date | null;
  /** Folder of the replaced cluster. Null if there was none. */
  readonly replacedCluster: string | null;
}

/**
 * Replaces the embedded database by its state at an earlier moment: copies a base backup, replays the write-ahead log
 * and swaps the cluster folders. The existing cluster is unchanged until the recovery has succeeded, and is then
 * renamed. Throws a `RecoveryError` if the server runs, or if the archive does not contain the moment.
 */
export async function recoverCluster({ dataDir, archive, to }: RecoveryOptions): Promise<Recovery> {
  const location = await locateCluster(path.resolve(dataDir));
  if (await findPostmaster(location.cluster)) {
    throw new RecoveryError('The database is running. Stop the server, then try again.');
  }
  const backup = await chooseBackup(archive, to);
  const binaries = await findBinaries(location.account);
  await checkVersion(binaries, backup);
  const draft: Location = { ...location, cluster: `${location.cluster}.recovering` };
  const walFolder = `${location.cluster}.recovering-wal`;
  try {
    await prepare({ backup, archive, draft, walFolder, existing: location.cluster, to });
    const lastTransaction = await replay(binaries, draft, backup);
    const replacedCluster = await swap(location, draft, backup);
    return { lastTransaction, replacedCluster };
  } finally {
    await rm(draft.cluster, { recursive: true, force: true });
    await rm(walFolder, { recursive: true, force: true });
  }
}

/** Returns the newest base backup that was complete at the given moment. */
async function chooseBackup(archive: WalArchive, to: Date | undefined): Promise<BaseBackup> {
  const backups = await listBaseBackups(archive);
  const [oldest] = backups;
  if (!oldest) throw new RecoveryError(`There is no base backup in ${archive.baseFolder}.`);
  const chosen = backups.findLast(({ endedAt }) => to === undefined || endedAt <= to.toISOString());
  if (chosen) return chosen;
  throw new RecoveryError(`The archive does not go back that far: its first moment is ${oldest.endedAt}.`);
}

async function checkVersion({ postgres }: Binaries, { postgresMajor }: BaseBackup): Promise<void> {
  const version = await runOrThrow('Cannot read the version of PostgreSQL', postgres, ['--version']);
  const [, major] = /(\d+)\./.exec(version) ?? [];
  if (major !== postgresMajor) {
    throw new RecoveryError(
      `The archive was written by PostgreSQL ${postgresMajor}, and this is PostgreSQL ${major}: use the release of Facet that wrote it.`,
    );
  }
}

interface Preparation {
  readonly backup: BaseBackup;
  readonly archive: WalArchive;
  readonly draft: Location;
  readonly walFolder: string;
  readonly existing: string;
  readonly to: Date | undefined;
}

/** Copies the base backup and the log, including segments of the existing cluster that were not archived. */
async function prepare({ backup, archive, draft, walFolder, existing, to }: Preparation): Promise<void> {
  for (const folder of [draft.cluster, walFolder]) await rm(folder, { recursive: true, force: true });
  await cp(path.join(backup.folder, copiedCluster), draft.cluster, { recursive: true });
  await mkdir(walFolder, { mode: 0o700 });
  await copySegments(archive, walFolder);
  const remaining = path.join(existing, 'pg_wal');
  if (await exists(remaining)) {
    for (const { name } of (await readdir(remaining, { withFileTypes: true })).filter((entry) => entry.isFile()))
      if (!(await exists(path.join(walFolder, name))))
        await copyFile(path.join(remaining, name), path.join(walFolder, name));
  }
  const target = to ? `recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'\n` : '';
  const settings = `restore_command = 'cp "${walFolder}/%f" "%p"'\n${target}recovery_target_action = 'promote'\n`;
  await appendFile(path.join(draft.cluster, settingsFile), settings);
  await writeFile(path.join(draft.cluster, 'recovery.signal'), '');
  const { account } = draft;
  if (account) {
    const owner = `${account.uid}:${account.gid}`;
    await runOrThrow('Cannot change the owner', 'chown', ['-R', owner, draft.cluster, walFolder]);
  }
}

/** Starts a server that replays the log, and stops it at the end. Returns the time of the last transaction. */
async function replay(binaries: Binaries, draft: Location, { folder }: BaseBackup): Promise<Date | null> {
  const address = { port: await freePort(), socketFolder: undefined };
  const password = (await readFile(path.join(folder, copiedPassword), 'utf8')).trim();
  // The server accepts connections only after the recovery, so its limits need not match those of the original.
  const launch = await launchServer(binaries, draft, address, { hot_standby: 'off', archive_mode: 'off' });
  if (!launch.started) throw explained(launch.log);
  try {
    return await finish(await connectAfterRecovery(connectionString(address, password, databaseName), draft));
  } finally {
    if (await findPostmaster(draft.cluster)) await stopServer(binaries, draft);
  }
}

async function connectAfterRecovery(url: string, draft: Location): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!(await findPostmaster(draft.cluster))) throw explained(await lastLogLines(draft));
      if (error instanceof pg.DatabaseError && error.code !== recoveryInProgress) throw error;
      await sleep(pollMs);
    }
  }
}

const lastLogLines = async ({ home }: Location): Promise<string> =>
  (await readFile(path.join(home, 'server.log'), 'utf8')).trim().split('\n').slice(-shownLogLines).join('\n');

function explained(log: string): Error {
  if (/before configured recovery target was reached/.test(log)) {
    return new RecoveryError(
      'The archive contains no change at or after that time. Without --to, everything is recovered.',
    );
  }
  return new RecoveryError(`PostgreSQL could not replay the archive: ${log}`);
}

/**
 * Restarts the change log, because its positions will be used again: clients with a position after the recovered
 * moment must start a new sync.
 */
async function finish(client: pg.Client): Promise<Date | null> {
  try {
    const { rows } = await client.query<{ at: Date | null; hasLog: boolean }>(
      `select pg_last_xact_replay_timestamp() as at, to_regproc('restart_change_log') is not null as "hasLog"`,
    );
    if (rows[0]?.hasLog) await client.query('select restart_change_log()');
    return rows[0]?.at ?? null;
  } finally {
    await client.end();
  }
}

async function swap(location: Location, draft: Location, { folder }: BaseBackup): Promise<string | null> {
  await copyFile(path.join(folder, copiedCluster, settingsFile), path.join(draft.cluster, settingsFile));
  await giveAway(path.join(draft.cluster, settingsFile), location);
  const replaced = `${location.cluster}-replaced-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const hasCluster = await exists(location.cluster);
  if (hasCluster) await rename(location.cluster, replaced);
  await rename(draft.cluster, location.cluster);
  const password = path.join(location.home, 'password');
  await copyFile(path.join(folder, copiedPassword), password);
  await giveAway(password, location);
  return hasCluster ? replaced : null;
}

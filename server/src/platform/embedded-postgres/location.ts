import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, readlink, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, run } from './child-process.ts';

/** Folder for files that PostgreSQL's account must access. Used if the checkout is below a private folder. */
export const sharedFolder = '/var/lib/facet';

/** Location and owner of a cluster. */
export interface Location {
  /** Folder of the cluster, its password and its log. */
  readonly home: string;
  /** PostgreSQL's data folder, inside `home`. */
  readonly cluster: string;
  /** Account that PostgreSQL runs as. Undefined for the current account. */
  readonly account: Account | undefined;
}

/** Returns whether `file` exists. A dangling link also counts. */
export async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Creates `dataDir` and determines the location and account of the cluster. PostgreSQL refuses to run as root, so
 * root uses an unprivileged account. That account may be unable to access `dataDir`, for example in a checkout below
 * a home folder with mode 0700. The cluster is then in {@link sharedFolder}, and `dataDir` contains a link to it.
 */
export async function locateCluster(dataDir: string): Promise<Location> {
  await mkdir(dataDir, { recursive: true });
  const link = path.join(dataDir, 'relocated');
  const clusterFolder = path.join(dataDir, 'cluster');
  const relocated = (await exists(link)) ? await readlink(link) : undefined;
  const existing = relocated ? path.join(relocated, 'cluster') : clusterFolder;
  const account = await databaseAccount(existing);

  if (relocated && (await belongsTo(relocated, dataDir))) return { home: relocated, cluster: existing, account };
  if (!account || (await canEnter(dataDir, account))) return { home: dataDir, cluster: clusterFolder, account };
  if (await exists(clusterFolder)) {
    throw new Error(
      `The database account (uid ${account.uid}) can no longer access the database in ${dataDir}:` +
        'grant it access to the parent folders (chmod o+x), or set another DATA_DIR',
    );
  }
  if (relocated) {
    throw new Error(
      `${link} points to a database that belongs to another checkout: remove the link to start with an empty database`,
    );
  }
  const home = path.join(sharedFolder, `database-${randomBytes(6).toString('hex')}`);
  await mkdir(home, { recursive: true });
  await chmod(sharedFolder, 0o755);
  await chmod(home, 0o755);
  await writeFile(path.join(home, 'owner'), await realpath(dataDir));
  await symlink(home, link);
  return { home, cluster: path.join(home, 'cluster'), account };
}

/**
 * Returns whether the cluster belongs to this checkout. A copied checkout also contains the link, but its database
 * belongs to the original. A moved checkout keeps its database.
 */
async function belongsTo(home: string, dataDir: string): Promise<boolean> {
  if (!(await exists(home))) {
    throw new Error(
      `The database of ${dataDir} should be in ${home}, which no longer exists: restore it or remove ${dataDir}`,
    );
  }
  const ownerFile = path.join(home, 'owner');
  const owner = await readFile(ownerFile, 'utf8');
  const currentFolder = await realpath(dataDir);
  if (owner === currentFolder) return true;
  if (await exists(path.join(owner, 'relocated'))) return false;
  await writeFile(ownerFile, currentFolder);
  return true;
}

async function databaseAccount(cluster: string): Promise<Account | undefined> {
  const ownUid = process.getuid?.();
  if (ownUid === undefined) return undefined;
  if (await exists(cluster)) {
    const { uid, gid } = await stat(cluster);
    if (uid === ownUid && uid !== 0) return undefined;
    if (ownUid !== 0) {
      throw new Error(`The database in ${cluster} belongs to uid ${uid}: start as that user or root, or set DATA_DIR`);
    }
    if (uid !== 0) return { uid, gid };
  }
  if (ownUid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL does not run as root, and neither account "postgres" nor "nobody" exists to run it');
}

async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await run('test', ['-x', folder], account)).code === 0;
}

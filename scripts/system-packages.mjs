import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, StepError } from './project.mjs';

/** Installs packages of the system, where that is Debian's and ours to change, as on build machines; elsewhere does nothing. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get update', 'apt-get', ['update', '-q'], { env });
  await run('apt-get install', 'apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], { env });
}

const isOnPath = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => [program, `${program}.exe`].some((name) => existsSync(path.join(folder, name))));

/**
 * Gets programs that partners have and a bare machine may lack: the examples of their guide are run with them. Where they
 * cannot be got, the tests of the guide fail and say which one is missing.
 */
export async function ensurePrograms(...programs) {
  const missing = programs.filter((program) => !isOnPath(program));
  if (missing.length === 0) return;
  console.log(`Getting ${missing.join(', ')} …`);
  try {
    await installPackages(...missing);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.warn(error.message);
  }
}

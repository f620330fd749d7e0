import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, StepError } from './project.mjs';

/** Installs system packages on Debian if permitted, for example on CI machines. Does nothing on other systems. */
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
 * Installs programs that the partner guide's examples need. If the installation fails, the guide's tests fail and
 * report the missing program.
 */
export async function ensurePrograms(...programs) {
  const missing = programs.filter((program) => !isOnPath(program));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  try {
    await installPackages(...missing);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.warn(error.message);
  }
}

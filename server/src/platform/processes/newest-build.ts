import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The build that was made last, where the program is one of several in a folder (`scripts/server-build.mjs`): it may have
 * been made while this one runs. Else the program itself, such as the sources.
 */
export function newestBuild(program: string): string {
  const builds = path.dirname(path.dirname(program));
  const name = path.join(builds, 'newest');
  if (!existsSync(name)) return program;
  const newest = path.join(builds, readFileSync(name, 'utf8').trim(), path.basename(program));
  return existsSync(newest) ? newest : program;
}

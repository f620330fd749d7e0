import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { programs } from '../server/programs.mjs';
import { heap, root, run, typescript } from './project.mjs';
import { digestOf, filesBelow } from './sources.mjs';

const builds = path.join(root, 'server/dist');
const newest = path.join(builds, 'newest');

/**
 * Maximum number of stored builds. When it is exceeded, the least recently used builds are deleted. Several builds
 * are stored, because running servers load parts of their build lazily.
 */
const kept = 4;

/** Node hides deprecation warnings from packages in node_modules, but does not recognize packages in a bundle. */
const ofPackages = ['--disable-warning=DEP0169'];

/**
 * Builds the server unless there is a build for the same sources, packages and checkout (server/build.mjs). Returns
 * the Node arguments for running one of its programs (server/programs.mjs). Default: the server itself. If the folder
 * is read-only, the sources are executed directly, which is slower.
 */
export async function ensureServerBuilt(node, name = 'main') {
  const folder = path.join(builds, keyOfSources());
  const program = path.join(folder, `${name}.mjs`);
  const settings = name === 'main' ? heap : [];
  if (!existsSync(program)) {
    if (!isWritable()) return [...settings, ...typescript, programs[name]];
    // Standard output is reserved for the commands' own output.
    console.error('Building the server …');
    await build(node, folder);
  }
  noteUse(folder);
  return [...settings, '--enable-source-maps', ...ofPackages, path.relative(root, program)];
}

function keyOfSources() {
  const sources = filesBelow('server').filter((file) => !file.endsWith('.test.ts'));
  // The root folder is part of the key, because builds contain absolute paths.
  const key = [root, digestOf(['package-lock.json', ...sources])].join('\0');
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

function isWritable() {
  try {
    mkdirSync(builds, { recursive: true });
    accessSync(builds, constants.W_OK);
    return true;
  } catch (error) {
    if (error.code === 'EROFS' || error.code === 'EACCES' || error.code === 'EPERM') return false;
    throw error;
  }
}

/** Creates a build atomically, even if several processes do so concurrently. */
async function build(node, folder) {
  const draft = `${folder}.${process.pid}`;
  try {
    await run('server build', node, ['server/build.mjs', draft]);
    renameSync(draft, folder);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // another process has already created the build
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const byUse = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(builds, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const old of byUse.slice(kept)) rmSync(old, { recursive: true, force: true });
}

/** Marks a build as the most recent one. Running servers switch to it on SIGHUP. */
function noteUse(folder) {
  const draft = `${newest}.${process.pid}`;
  try {
    utimesSync(folder, new Date(), new Date());
    writeFileSync(draft, path.basename(folder));
    renameSync(draft, newest);
  } catch (error) {
    if (error.code !== 'EROFS' && error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  }
}

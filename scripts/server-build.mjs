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

/** So many builds are kept, those that were used last: a server that runs loads parts of its own when it needs them. */
const kept = 4;

/** Node says nothing of what packages in node_modules do; in a build it does not know them. */
const ofPackages = ['--disable-warning=DEP0169'];

/**
 * Builds the server unless there is a build of exactly these sources, packages and checkout (server/build.mjs). Answers
 * what Node has to be given to run one of its programs (server/programs.mjs): the server itself unless told otherwise.
 * Where nothing can be written the sources themselves are run, which takes longer.
 */
export async function ensureServerBuilt(node, name = 'main') {
  const folder = path.join(builds, keyOfSources());
  const program = path.join(folder, `${name}.mjs`);
  const settings = name === 'main' ? heap : [];
  if (!existsSync(program)) {
    if (!isWritable()) return [...settings, ...typescript, programs[name]];
    // What a command writes to its standard output is for other programs.
    console.error('Building the server …');
    await build(node, folder);
  }
  noteUse(folder);
  return [...settings, '--enable-source-maps', ...ofPackages, path.relative(root, program)];
}

function keyOfSources() {
  const sources = filesBelow('server').filter((file) => !file.endsWith('.test.ts'));
  // Builds name their files by where the checkout is.
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

/** A build is there as a whole or not at all, also when several are made at the same time. */
async function build(node, folder) {
  const draft = `${folder}.${process.pid}`;
  try {
    await run('server build', node, ['server/build.mjs', draft]);
    renameSync(draft, folder);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error; // somebody else was faster
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const byUse = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(builds, name))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const old of byUse.slice(kept)) rmSync(old, { recursive: true, force: true });
}

/** Notes that a build is used, and is what servers that run go over to when they are told to (SIGHUP). */
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

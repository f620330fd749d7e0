import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root, run, StepError } from './project.mjs';

const oldestNode = [24, 7]; // first version with crypto.argon2

/**
 * Installs the packages in package-lock.json unless they are up to date. Checking this only requires reading files on
 * disk.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [program, ...first] = npmCommand();
  await run('npm ci', program, [...first, ...args]);
}

/**
 * Returns the program and first arguments that run npm: the npm that started this script, together with that npm's Node,
 * because both are outside the folder that an installation replaces.
 */
export function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return [process.env.npm_node_execpath ?? process.execPath, npm];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Returns whether npm's record of the packages in node_modules matches the lockfile. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([where, wish]) => {
    if (!where.includes('node_modules/')) return true; // the workspace itself
    const found = present[where];
    if (!found) return wish.optional === true || wish.devOptional === true; // optional packages may be for another platform
    return found.version === wish.version && found.link === wish.link;
  });
}

/**
 * Returns the path of a Node that is new enough for the server: either the one from the npm package or the current
 * one.
 */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = path.join(root, `node_modules/node-${platform}-${process.arch}/bin/node`);
  for (const candidate of [packaged, `${packaged}.exe`]) {
    if (existsSync(candidate) && isNewEnough(versionOf(candidate))) return realpathSync(candidate);
  }
  if (isNewEnough(process.version)) return process.execPath;
  throw new StepError(
    `Facet needs Node ${oldestNode.join('.')} or newer. This is Node ${process.version}, and there is no packaged Node ` +
      `for ${process.platform}-${process.arch}: install Node 24 from https://nodejs.org and try again.`,
  );
}

function versionOf(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' });
  } catch (error) {
    console.warn(`The packaged Node does not run on this system (${error.code ?? error.message})`);
    return 'v0.0.0';
  }
}

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run, StepError } from './project.mjs';
import { installPackages } from './system-packages.mjs';

/**
 * Path of headless Chromium, which the tests use. It has the same engine as the complete browser, but uses a third
 * less CPU time.
 */
const headless = '/usr/bin/chromium-headless-shell';

const wellKnown = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const advice =
  'The browser tests need Chromium: install the system package "chromium", or run ' +
  '"npx playwright install --with-deps chromium", or set CHROMIUM_PATH to a Chromium or Chrome executable.';

/**
 * Returns the path of a Chromium that runs on this machine. Undefined if there is none. Throws if the program in
 * CHROMIUM_PATH does not run.
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (runs(wanted)) return wanted;
    throw new StepError(`CHROMIUM_PATH: ${wanted} does not run here`);
  }
  return [...wellKnown, ...playwrightChromium()].find(runs);
}

/**
 * Finds Chromium or installs it: first with Playwright's download, then from the system package if permitted. On CI
 * machines with only Debian's complete browser, headless Chromium is also installed if possible.
 */
export async function ensureChromium(node) {
  const found = findChromium();
  const isDebianChromium = found === '/usr/bin/chromium' && process.env.CHROMIUM_PATH !== found;
  if (found && !(isDebianChromium && process.env.CI)) return found;
  if (!found) console.log('No Chromium found: installing it …');
  for (const get of found ? [installPackage] : [download, installPackage]) {
    try {
      await get(node);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.warn(error.message);
    }
    const chromium = findChromium();
    if (chromium) return chromium;
  }
  throw new StepError(advice);
}

function download(node) {
  return run("Playwright's download of Chromium", node, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
}

const installPackage = () => installPackages(path.basename(headless));

/** Returns the Chromium executables downloaded by Playwright, newest first. */
function playwrightChromium() {
  const caches = { linux: '.cache/ms-playwright', darwin: 'Library/Caches/ms-playwright' };
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), caches[process.platform] ?? caches.linux);
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((left, right) => right.localeCompare(left, 'en', { numeric: true }))
    .flatMap((name) => readdirSync(path.join(cache, name)).map((folder) => path.join(cache, name, folder)))
    .flatMap((folder) =>
      ['chrome', 'Chromium.app/Contents/MacOS/Chromium'].map((program) => path.join(folder, program)),
    );
}

function runs(program) {
  if (!existsSync(program)) return false;
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    console.warn(`${program} does not run: ${error.message}`);
    return false;
  }
}

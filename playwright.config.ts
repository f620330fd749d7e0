import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** One server per worker, which runs one file after the other, so that tests never buy the same stones. */
const servers = [0, 1];
const mailFolderOf = (server: number | string) => path.resolve('test-results/mail', `${server}`);
const origins = servers.map((server) => `(?<facet_origin_${server}>http://\\S+)`);

// Each worker evaluates this file to get its server and the folder for the emails of this server.
const ownServer = process.env.TEST_PARALLEL_INDEX ?? '0';
process.env.MAIL_DIR = mailFolderOf(ownServer);

const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: servers.length,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env[`FACET_ORIGIN_${ownServer}`],
    actionTimeout: 15_000,
    // A service worker would answer requests before the tests see them. `app-shell.spec.ts` allows it.
    serviceWorkers: 'block',
    // A trace (--trace on) makes every test slower. A screenshot and the page's outline explain most failures.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'],
        // Each test opens a page, uses it for seconds and closes it. Optimizing its scripts costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    name: 'servers',
    // `exec` replaces the shell, so that signals and the end of this process reach the servers.
    command: [
      'exec node tests/support/browser-test-servers.mjs',
      ...servers.map((server) => `'${mailFolderOf(server)}'`),
    ].join(' '),
    wait: { stdout: new RegExp(`Servers are ready at ${origins.join(' ')}\\s`) },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** All tests of a worker trade on one house, a file after the other: none buys another's stone. */
const houses = [0, 1];
const mailOf = (house: number | string) => path.resolve('test-results/mail', `${house}`);
const origins = houses.map((house) => `(?<facet_origin_${house}>http://\\S+)`);

// Read anew by each worker: which of the houses is its own, and where the tests find that one's mail.
const ownHouse = process.env.TEST_PARALLEL_INDEX ?? '0';
process.env.MAIL_DIR = mailOf(ownHouse);

const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: houses.length,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env[`FACET_ORIGIN_${ownHouse}`],
    actionTimeout: 15_000,
    // A worker would stand between the tests and what pages ask for. Its own tests allow it.
    serviceWorkers: 'block',
    // A trace (--trace on) makes every test slower; a picture and the page's outline tell most failures.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run'],
    },
  },
  webServer: {
    name: 'houses',
    // exec: no shell in between, so that signals and our end reach the houses.
    command: ['exec node tests/support/browser-test-houses.mjs', ...houses.map((house) => `'${mailOf(house)}'`)].join(
      ' ',
    ),
    wait: { stdout: new RegExp(`Houses are open at ${origins.join(' ')}\\s`) },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

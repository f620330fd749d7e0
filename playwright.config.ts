import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Both the server and the tests that read its mail know the folder by this name.
process.env.MAIL_DIR ??= path.resolve('test-results/mail');

const chromium = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // All tests trade on one house: one worker keeps them from buying each other's stones.
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.FACET_ORIGIN,
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
    // exec: no shell in between, so that signals and our end reach the server.
    command: 'exec node --import ./server/swc-hook.mjs tests/support/browser-test-server.mjs',
    wait: { stdout: /is ready: (?<facet_origin>http:\/\/\S+)/ },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

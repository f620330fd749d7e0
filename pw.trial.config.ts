import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
const chromium = findChromium();
export default defineConfig({ testDir: 'tests/e2e', outputDir: '/tmp/shots/out', workers: 1, timeout: 60_000, expect: { timeout: 6_000 },
  use: { baseURL: 'http://localhost:4714', actionTimeout: 6_000, serviceWorkers: 'block', screenshot: 'only-on-failure', launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] } } });

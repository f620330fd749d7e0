// The server that the browser tests use: demo data in a folder of its own, any free port. It must not outlive them.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(tmpdir(), 'facet-browser-tests-'));
chmodSync(dataDir, 0o755); // run as root, PostgreSQL has an account of its own that must get in
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

for (const name of [
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'S3_ENDPOINT',
  'RECAPTCHA_SECRET',
  'PUBLIC_URL',
]) {
  delete process.env[name];
}
Object.assign(process.env, { NODE_ENV: 'development', DEMO: '1', DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: '0' });

await import('../../server/src/main.ts');

// The houses that the browser tests use, one per argument: the folder of its mails. Each has demo data, which are loaded
// once and copied, no mails yet, a data folder of its own and any free port. They must not outlive the tests.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureServerBuilt } from '../../scripts/server-build.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-browser-tests-'));
chmodSync(folder, 0o755); // run as root, PostgreSQL has an account of its own that must get in
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const env = {
  ...process.env,
  NODE_ENV: 'development',
  DEMO: '1',
  PORT: '0',
  RATE_LIMITS: '0',
  WEBHOOK_PRIVATE: '1',
  WEB_CONCURRENCY: '1',
};
for (const name of [
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'S3_ENDPOINT',
  'RECAPTCHA_SECRET',
  'PUBLIC_URL',
  'MAIL_DIR',
]) {
  delete env[name];
}

/** The houses that are open, each with what is done when it ends by itself. */
const open = new Map();

async function close(house) {
  house.off('exit', open.get(house));
  open.delete(house);
  if (house.exitCode !== null) return;
  const ended = once(house, 'exit');
  house.kill('SIGTERM');
  await ended;
}

process.once('SIGTERM', () => void Promise.all([...open.keys()].map(close)).then(() => process.exit(0)));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const program = ['--import', './scripts/stop-with-parent.mjs', ...(await ensureServerBuilt(process.execPath))];

/** Starts the server on a data folder; resolves with its process and address once it listens. */
async function openHouse(dataDir, settings = {}) {
  const house = spawn(process.execPath, program, {
    env: { ...env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  open.set(house, (code) => {
    throw new Error(`the house in ${dataDir} has ended with code ${code}`);
  });
  house.on('exit', open.get(house));
  const origin = await new Promise((resolve) => {
    createInterface(house.stdout).on('line', (line) => {
      const [, found] = /is ready: (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
      else process.stdout.write(`${line}\n`);
    });
  });
  return { house, origin };
}

const mailFolders = process.argv.slice(2);
const [first, ...others] = mailFolders.map((_, index) => path.join(folder, `${index}`));
if (others.length > 0) {
  const { house } = await openHouse(first);
  await close(house);
}
for (const mails of mailFolders) rmSync(mails, { recursive: true, force: true });
// With owners and rights: run as root, PostgreSQL has an account of its own.
for (const other of others) execFileSync('cp', ['-R', '-p', first, other]);
const houses = await Promise.all(
  mailFolders.map((MAIL_DIR, index) => openHouse(path.join(folder, `${index}`), { MAIL_DIR })),
);
process.stdout.write(`Houses are open at ${houses.map(({ origin }) => origin).join(' ')}\n`);

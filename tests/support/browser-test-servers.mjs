// Starts the servers for the browser tests. Each argument is the folder for the emails of one server. Each server has
// a separate data folder with the demo data and listens on a free port. The demo data is loaded once and copied. The
// servers stop when the tests end.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureServerBuilt } from '../../scripts/server-build.mjs';

/** A third of the default of 36 rows, so that rendering lists and checking them with axe takes half the CPU time. */
const rowsPerPage = 12;

const folder = mkdtempSync(path.join(tmpdir(), 'facet-browser-tests-'));
chmodSync(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
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

/** Running servers, each with its handler for an unexpected exit. */
const running = new Map();

async function stop(server) {
  server.off('exit', running.get(server));
  running.delete(server);
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

process.once('SIGTERM', () => void Promise.all([...running.keys()].map(stop)).then(() => process.exit(0)));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

const program = ['--import', './scripts/stop-with-parent.mjs', ...(await ensureServerBuilt(process.execPath))];

/** Starts a server with a data folder. Resolves with its process and origin when it is ready. */
async function start(dataDir, settings = {}) {
  const server = spawn(process.execPath, program, {
    env: { ...env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.set(server, (code) => {
    throw new Error(`the server in ${dataDir} exited with code ${code}`);
  });
  server.on('exit', running.get(server));
  const origin = await new Promise((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, address] = /is ready: (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
      else process.stdout.write(`${line}\n`);
    });
  });
  return { server, origin };
}

/** Sets the number of rows per page for every list in the shop and the back office. */
async function shortenLists(origin) {
  const headers = { 'content-type': 'application/json' };
  const run = async (query, variables) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { logIn } = await run('mutation ($input: LogInInput!) { logIn(input: $input) { session { accessToken } } }', {
    input: { email: 'admin@example.com', password: 'demo-Admin-1' },
  });
  headers.authorization = `Bearer ${logIn.session.accessToken}`;
  const { allPageSettings } = await run('{ allPageSettings { pageName version } }');
  for (const { pageName, version } of allPageSettings) {
    await run(
      'mutation ($input: UpdatePageSettingsInput!) { updatePageSettings(input: $input) { pageSettings { id } } }',
      { input: { pageName, expectedVersion: version, set: { pageSize: rowsPerPage } } },
    );
  }
}

const mailFolders = process.argv.slice(2);
const [first, ...others] = mailFolders.map((_, index) => path.join(folder, `${index}`));
const { server, origin } = await start(first);
await shortenLists(origin);
await stop(server);
for (const mails of mailFolders) rmSync(mails, { recursive: true, force: true });
// Preserves owners and permissions, because PostgreSQL runs under a separate account if started as root.
for (const other of others) execFileSync('cp', ['-R', '-p', first, other]);
const servers = await Promise.all(
  mailFolders.map((MAIL_DIR, index) => start(path.join(folder, `${index}`), { MAIL_DIR })),
);
process.stdout.write(`Servers are ready at ${servers.map((each) => each.origin).join(' ')}\n`);

// node scripts/check-image.mjs <folder>: checks the Dockerfile without Docker. Runs the commands of each stage in a clean
// root folder, starts the server from the files of the last stage (read-only, without root rights), and sends requests.
// Requires Linux and root rights. The folder must not exist, must not be on the same file system as `/`, and needs 2 GB.
import '../server/swc-hook.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { checkResponses } from './image/requests.mjs';
import { buildStages, inRoot, megabytesOf, searchPath } from './image/stages.mjs';
import { main, root, StepError } from './project.mjs';

const { startEmbeddedPostgres } = await import('../server/src/platform/embedded-postgres/embedded-postgres.ts');

/** Same restrictions as `docker-compose.yml`: the account `node`, no capabilities, no new privileges. */
const restricted =
  'setpriv --reuid=1000 --regid=1000 --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs';

await main(async () => {
  const folder = path.resolve(process.argv[2] ?? '');
  if (process.argv.length !== 3) throw new StepError('Usage: node scripts/check-image.mjs <folder>');
  if (existsSync(folder)) throw new StepError(`${folder} already exists: choose a new folder`);
  if (process.getuid?.() !== 0) throw new StepError('This check mounts file systems: run it as root');
  mkdirSync(folder, { recursive: true });
  const stage = buildStages(path.join(root, 'Dockerfile'), folder);
  console.log(`Size of the files added to the base image: ${megabytesOf(path.join(stage.files, 'app'))} MB`);
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  try {
    await checkServer(stage, folder, database.url);
  } finally {
    await database.stop();
  }
  console.log('The image is complete.');
});

async function checkServer(stage, folder, databaseUrl) {
  const data = path.join(folder, 'data');
  const url = new URL(databaseUrl);
  url.search = ''; // TCP instead of the socket, which the account cannot open
  const env = {
    ...stage.env,
    ...{ PATH: searchPath(), PORT: '0', DATABASE_URL: url.href, DEMO: '1', DEMO_IN_PRODUCTION: '1' },
    ...{ JWT_SECRET: 'a secret that only this check knows: 32+', WEB_CONCURRENCY: '2', LOG_LEVEL: 'warn' },
  };
  const inContainer = (command) =>
    inRoot(
      `lowerdir=${stage.files}:/`,
      `cd ${stage.workFolder} && exec ${restricted} ${command.map((word) => `'${word}'`).join(' ')}`,
      `install -d -o 1000 -g 1000 ${data}; mount --bind ${data} "$root/data"; mount -t tmpfs tmpfs "$root/tmp"`,
    );
  const start = performance.now();
  const server = spawn(...inContainer(stage.command), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const address = new Promise((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      console.log(line);
      const ready = /is ready: (http:\S+)/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
  });
  const ready = await Promise.race([address, ended.then(() => undefined)]);
  if (!ready) throw new StepError('The server did not start');
  console.log(`Started after ${Math.round(performance.now() - start)} ms (including demo data)`);
  try {
    await checkResponses(ready, path.join(data, 'mail'));
    const backup = ['node', path.join(path.dirname(stage.command.at(-1)), 'backup.mjs'), '/data/backups'];
    const { status } = spawnSync(...inContainer(backup), { env, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) throw new StepError('The backup command failed');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

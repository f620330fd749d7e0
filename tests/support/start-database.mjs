import '../../server/swc-hook.mjs';
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensureServerBuilt } from '../../scripts/server-build.mjs';
import { programs } from '../../server/programs.mjs';

const database = 'server/src/platform/database/database.ts';
const { migrate } = await import(`../../${database}`);
const { startEmbeddedPostgres } = await import('../../server/src/platform/embedded-postgres/embedded-postgres.ts');

const watchdog = fileURLToPath(new URL('watchdog.mjs', import.meta.url));

// These settings risk data loss in a crash, which is acceptable because the data is deleted after the run.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Jest's global setup. Starts one PostgreSQL server for the run, with a migrated template database that each test
 * file copies. Stores a copy of the server's data folder after migration, for tests that need a separate server.
 * Builds the programs that tests start as processes.
 */
export default async function startDatabase() {
  process.env.TEST_PROGRAMS = JSON.stringify(await builtPrograms());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'facet-tests-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  // The watchdog detects that this process has ended when the pipe closes, even after a crash.
  const watch = spawn(process.execPath, [watchdog, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  process.env.TEST_PREPARED_CLUSTER = await prepareCluster(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, settings });
  await createTemplate(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabaseServer = { server, watch };
}

/** Builds all programs and returns the Node arguments that run them, by name. */
async function builtPrograms() {
  const texts = {};
  for (const name of Object.keys(programs)) texts[name] = await ensureServerBuilt(process.execPath, name);
  return texts;
}

async function prepareCluster(dataDir) {
  const server = await startEmbeddedPostgres({ dataDir, settings });
  await migrate(server.url);
  // Folder of a newer release, whose schema this release is tested with (scripts/test-upgrade.mjs).
  const newer = process.env.TEST_NEWER_RELEASE;
  if (newer) await (await import(pathToFileURL(path.join(newer, database)).href)).migrate(server.url);
  await server.stop();
  const prepared = path.join(dataDir, 'prepared');
  await mkdir(prepared);
  const files = ['cluster', 'password'].map((name) => path.join(server.dataDir, name));
  await promisify(execFile)('cp', ['-R', '-p', ...files, prepared]);
  return prepared;
}

async function createTemplate(url) {
  const maintenanceUrl = new URL(url);
  maintenanceUrl.pathname = '/postgres'; // a template database must have no connections
  const client = new pg.Client({ connectionString: maintenanceUrl.href });
  await client.connect();
  try {
    await client.query('create database facet_template template facet');
    await client.query('alter database facet_template with is_template true allow_connections false');
  } finally {
    await client.end();
  }
}

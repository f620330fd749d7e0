import '../../server/swc-hook.mjs';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const { migrate } = await import('../../server/src/platform/database/database.ts');
const { startEmbeddedPostgres } = await import('../../server/src/platform/embedded-postgres/embedded-postgres.ts');

const watchdog = fileURLToPath(new URL('watchdog.mjs', import.meta.url));

// Nothing here outlives the run, so nothing has to survive a power cut.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Jest's global set-up: one PostgreSQL server for the run, with a migrated template that each test file copies. */
export default async function startDatabase() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'facet-tests-'));
  await chmod(dataDir, 0o755); // run as root, the server has an account of its own that must get in
  // It notices by its end of the pipe when this process is gone, however that went.
  const watch = spawn(process.execPath, [watchdog, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  const server = await startEmbeddedPostgres({ dataDir, settings });
  await createTemplate(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabaseServer = { server, watch };
}

async function createTemplate(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create database facet_template');
    const templateUrl = new URL(url);
    templateUrl.pathname = '/facet_template';
    await migrate(templateUrl.href);
    await client.query('alter database facet_template with is_template true allow_connections false');
  } finally {
    await client.end();
  }
}

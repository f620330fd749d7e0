import { rm } from 'node:fs/promises';

/** Jest's global teardown. Stops the run's PostgreSQL server and deletes its data. */
export default async function stopDatabase() {
  const { server, watch } = globalThis.testDatabaseServer;
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
  watch.kill();
}

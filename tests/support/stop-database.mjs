import { rm } from 'node:fs/promises';

/** Jest's global teardown. Stops the PostgreSQL server of the run and deletes its data. */
export default async function stopDatabase() {
  const { server, watch } = globalThis.testDatabaseServer;
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
  watch.kill();
}

import { rm } from 'node:fs/promises';

/** Jest's global tear-down: stops the run's PostgreSQL server and removes its data. */
export default async function stopDatabase() {
  const { server, watch } = globalThis.testDatabaseServer;
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
  watch.kill();
}

// Process that runs the embedded PostgreSQL in the given folder. Prints `{ url, dataDir }` as one line of JSON, and
// stops gracefully when its standard input ends.
import '../../server/swc-hook.mjs';

const { startEmbeddedPostgres } = await import('../../server/src/platform/embedded-postgres/embedded-postgres.ts');

const { url, dataDir, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], settings: { fsync: 'off' } });
process.stdout.write(`${JSON.stringify({ url, dataDir })}\n`);
process.stdin.resume().on('end', stop);

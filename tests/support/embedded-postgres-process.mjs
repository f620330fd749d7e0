// A process of its own that runs the embedded PostgreSQL on the folder it is given: prints { url, dataDir } as one line
// of JSON, and stops in order when its standard input ends.
import '../../server/swc-hook.mjs';

const { startEmbeddedPostgres } = await import('../../server/src/platform/embedded-postgres/embedded-postgres.ts');

const { url, dataDir, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], settings: { fsync: 'off' } });
process.stdout.write(`${JSON.stringify({ url, dataDir })}\n`);
process.stdin.resume().on('end', stop);

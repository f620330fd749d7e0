// Started with each test run, with a pipe as its standard input. The pipe closes when the run's process ends without
// cleanup, for example after kill -9. The watchdog then stops the PostgreSQL server of the run and deletes its
// folder.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const [dataDir] = process.argv.slice(2);

process.stdin.resume().on('end', async () => {
  const pidFile = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pid = Number(pidFile.split('\n')[0]);
  if (pid > 0) process.kill(pid, 'SIGQUIT'); // immediate shutdown, without writing data
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

// Process that is started for each test run, with a pipe as its standard input. The pipe closes when the process of
// the run ends without cleanup, for example after `kill -9`. The watchdog then stops the run's PostgreSQL server and
// deletes its folder.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const [dataDir] = process.argv.slice(2);

process.stdin.resume().on('end', async () => {
  const pidFile = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pid = Number(pidFile.split('\n')[0]);
  if (pid > 0) process.kill(pid, 'SIGQUIT'); // immediate shutdown that writes no data
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

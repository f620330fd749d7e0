// Started beside a test run with a pipe as its standard input. When the run's process ends without having cleaned up
// (kill -9, a closed terminal), the pipe closes: then this stops the run's PostgreSQL server and removes its folder.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const [dataDir] = process.argv.slice(2);

process.stdin.resume().on('end', async () => {
  const pidFile = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const pid = Number(pidFile.split('\n')[0]);
  if (pid > 0) process.kill(pid, 'SIGQUIT'); // at once, without writing anything down
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

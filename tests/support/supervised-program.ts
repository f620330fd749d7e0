import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createLogger } from '../../server/src/platform/logger.ts';
import { followSupervisor, isFirstProcess, reportReady } from '../../server/src/platform/processes/supervised.ts';
import { Supervisor } from '../../server/src/platform/processes/supervisor.ts';

/*
 * Minimal program for tests of the supervisor, with two processes. Connections are closed after each request. The
 * environment variable FATE contains the path of a file. If the file contains "fail", processes exit during startup;
 * if it contains "serve", they serve requests. Responses contain the value of BUILD.
 */

const { FATE = '', BUILD = 'the sources' } = process.env;

function serve(): void {
  if (readFileSync(FATE, 'utf8') === 'fail') process.exit(3);
  followSupervisor({ retire: () => process.exit(0), end: () => process.exit(0) });
  process.on('SIGTERM', () => process.exit(0));
  const server = createServer((_request, response) =>
    response.setHeader('Connection', 'close').end(`served by ${BUILD}`),
  );
  server.listen(0, () => {
    const address = server.address();
    if (isFirstProcess && typeof address === 'object')
      process.stdout.write(`It is ready: http://127.0.0.1:${address?.port}\n`);
    reportReady();
  });
}

if (cluster.isPrimary)
  process.exit(await new Supervisor({ count: 2, log: createLogger('info'), firstPauseMs: 10 }).run());
serve();

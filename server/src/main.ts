import './platform/heap.ts';
import cluster from 'node:cluster';
import { EnvError, readEnv } from './env.ts';
import { DatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { LoggedErrors } from './platform/logged-errors.ts';
import { createLogger } from './platform/logger.ts';

/*
 * Runs the server either as one process, or as several processes with this process as their supervisor. The
 * application code is imported dynamically, because a supervisor does not need it. This saves memory and time.
 */
async function main(): Promise<void> {
  const env = readEnv();
  const errors = new LoggedErrors();
  const log = createLogger(env.LOG_LEVEL, { errors });
  if (env.WEB_CONCURRENCY === 1 || cluster.isWorker) {
    const { serve } = await import('./serve.ts');
    await serve(env, log, errors);
    return;
  }
  const { Supervisor } = await import('./platform/processes/supervisor.ts');
  const { relayMetrics } = await import('./platform/metrics/relay.ts');
  const { relayLogLevel } = await import('./platform/processes/log-level.ts');
  relayMetrics(log);
  relayLogLevel(log);
  process.exit(await new Supervisor({ count: env.WEB_CONCURRENCY, drainMs: env.DRAIN_SECONDS * 1_000, log }).run());
}

try {
  await main();
} catch (error) {
  const isForOperators = error instanceof EnvError || error instanceof DatabaseUnavailable;
  process.stderr.write(
    `${isForOperators ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

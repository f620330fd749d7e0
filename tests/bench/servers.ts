import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childrenOf } from './memory.ts';

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Secret of the measured servers. Benchmarks use it to sign access tokens. */
export const benchSecret = 'a secret that only benchmarks know: 32+ chars';

/** Node flags that stop the servers when the benchmark ends, even after a crash. */
const stopping = ['--import', './scripts/stop-with-parent.mjs'];

/** Includes an IPC channel, which closes when the benchmark ends. The server then stops. */
const stdio: StdioOptions = ['ignore', 'pipe', 'inherit', 'ipc'];

const settings = (databaseUrl: string, dataDir: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  JWT_SECRET: benchSecret,
  PORT: '0',
  LOG_LEVEL: 'error',
  DEMO: '0',
  RATE_LIMITS: '0',
  IMPORT_MAX_BYTES: '1000000000',
  // One process, like the baseline.
  WEB_CONCURRENCY: '1',
});

/** Starts the product in one process, as `npm start` does in production. `env` overrides settings. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const launcher = spawn(process.execPath, [...stopping, 'scripts/start.mjs'], {
    stdio,
    env: { ...settings(databaseUrl, dataDir), ...env },
  });
  const url = await firstLine(launcher, ready);
  const [pid] = await childrenOf(pidOf(launcher));
  if (pid === undefined) throw new Error('the server runs in no process of its own');
  return { url: url.replace('localhost', '127.0.0.1'), pid, stop: () => stop(launcher) };
}

interface ProbedServer extends BenchServer {
  /** Requests a counter of the probe (`ci/probe.ts`) by name. */
  readCounter(name: string): Promise<number>;
}

/** Starts the product from its sources with the given Node.js flags. */
export async function startFromSources(
  databaseUrl: string,
  dataDir: string,
  flags: readonly string[],
): Promise<ProbedServer> {
  const args = [...stopping, '--import', './server/swc-hook.mjs', ...flags, 'server/src/main.ts'];
  const child = spawn(process.execPath, args, { stdio, env: settings(databaseUrl, dataDir) });
  const url = await firstLine(child, ready);
  const ended = new AbortController();
  child.once('exit', (code, signal) => ended.abort(new Error(`the server has ended: ${signal ?? code}`)));
  return {
    ...served(child, url.replace('localhost', '127.0.0.1')),
    async readCounter(name) {
      const reply = once(child, 'message', { signal: ended.signal });
      child.send(name);
      const [figure] = await reply;
      return Number(figure);
    },
  };
}

const ready = /is ready: (\S+)/;

/** Starts the product with demo data in a separate data folder, as `npm start` does. */
export async function startDemoServer(): Promise<BenchServer> {
  const child = spawn(process.execPath, ['tests/support/browser-test-servers.mjs', 'test-results/mail/bench'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error' },
  });
  return served(child, await firstLine(child, /open at (\S+)/));
}

/** Starts the baseline server. */
export async function startFloor(databaseUrl: string): Promise<BenchServer> {
  const child = spawn(process.execPath, [...stopping, 'tests/bench/floor/server.ts', databaseUrl], { stdio });
  return served(child, `http://127.0.0.1:${await firstLine(child, /^(\d+)$/)}`);
}

const served = (child: ChildProcess, url: string): BenchServer => ({ url, pid: pidOf(child), stop: () => stop(child) });

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the server has no process');
  return pid;
}

async function firstLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('the server prints nowhere');
  for await (const line of createInterface(child.stdout)) {
    const [, match] = pattern.exec(line) ?? [];
    if (match) {
      child.stdout.resume();
      return match;
    }
  }
  throw new Error('the server ended before it was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

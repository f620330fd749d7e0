import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ensureServerBuilt } from '../../scripts/server-build.mjs';

/** A server process under load. */
export interface BenchServer {
  readonly url: string;
  /** Of its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Known to the server and to the bench, which signs its own tokens. */
export const benchSecret = 'a secret that only benchmarks know, 32+ chars';

const loader = ['--import', './server/swc-hook.mjs'];

/** The product itself, as in production. `flags` are Node's. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  flags: readonly string[] = [],
): Promise<BenchServer> {
  const child = spawn(process.execPath, [...flags, ...(await ensureServerBuilt(process.execPath))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
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
    },
  });
  const line = await firstLine(child, /is ready: (\S+)/);
  return served(child, line.replace('localhost', '127.0.0.1'));
}

/** The product with its demo data in a folder of its own, as `npm start` leaves it to somebody who looks. */
export async function startDemoHouse(): Promise<BenchServer> {
  const child = spawn(process.execPath, ['tests/support/browser-test-houses.mjs', 'test-results/mail/bench'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error' },
  });
  return served(child, await firstLine(child, /open at (\S+)/));
}

/** Plain `http` and `pg`. */
export async function startFloor(databaseUrl: string): Promise<BenchServer> {
  const child = spawn(process.execPath, [...loader, 'tests/bench/floor-server.ts', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return served(child, `http://127.0.0.1:${await firstLine(child, /^(\d+)$/)}`);
}

function served(child: ChildProcess, url: string): BenchServer {
  if (child.pid === undefined) throw new Error('the server has no process');
  return { url, pid: child.pid, stop: () => stop(child) };
}

async function firstLine(child: ChildProcess, wanted: RegExp): Promise<string> {
  if (!child.stdout) throw new Error('the server prints nowhere');
  for await (const line of createInterface(child.stdout)) {
    const [, found] = wanted.exec(line) ?? [];
    if (found) {
      child.stdout.resume();
      return found;
    }
  }
  throw new Error('the server ended before it was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server process as `npm start` runs it, with only the given variables set. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves with its address once it listens; rejects with what it printed when it ends before. */
  readonly ready: Promise<string>;
  /** Resolves with exit code and everything that it printed. */
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** What it has printed so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
}

/** What Node is given to run one of the programs of the build (server/programs.mjs). */
export const builtProgram = (name: 'main' | 'import' | 'export' | 'reset-password'): readonly string[] =>
  JSON.parse(process.env.TEST_PROGRAMS ?? '{}')[name];

/** The server from its sources, in a copy of the project that has no build. */
const sources = ['--import', './server/swc-hook.mjs', 'server/src/main.ts'];

/**
 * Starts the server in a process of its own, on any free port: the build of the project, or the sources of a copy of it in
 * `folder`, unless Node is given another program. There is one server process, unless `WEB_CONCURRENCY` says more.
 */
export function startServerProcess(
  env: Record<string, string>,
  folder = process.cwd(),
  program = folder === process.cwd() ? builtProgram('main') : sources,
): ServerProcess {
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        const url = /is ready: (http:\S+)/.exec(line)?.[1];
        if (url) resolve(url.replace('localhost', '127.0.0.1'));
      });
    }
  });
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  const ready = Promise.race([
    address,
    ended.then(() => {
      throw new Error(`the server ended before it was ready:\n${output}`);
    }),
  ]);
  ready.catch(() => undefined); // a test that expects the end does not ask for the address
  if (child.pid === undefined) throw new Error('the server has no process');
  return { pid: child.pid, ready, ended, output: () => output, signal: (signal) => child.kill(signal) };
}

/** Asks again and again until the answer is right; fails through the test's own time limit. */
export async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    await sleep(50);
  }
}

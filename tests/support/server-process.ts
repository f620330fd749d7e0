import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** Server process, started like `npm start` but with only the given environment variables. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves with the URL when the server is ready. Rejects with the output if the process exits earlier. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code and the complete output when the process has ended. */
  readonly ended: Promise<{ code: number | null; output: string }>;
  /** Returns the output so far. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
}

/** Returns the Node arguments that run a built program (server/programs.mjs). */
export const builtProgram = (
  name: 'main' | 'import' | 'export' | 'backup' | 'restore' | 'recover' | 'reset-password',
): readonly string[] => JSON.parse(process.env.TEST_PROGRAMS ?? '{}')[name];

/** Node arguments that run the server from its sources. Used for a copy of the project without a build. */
const sources = ['--import', './server/swc-hook.mjs', 'server/src/main.ts'];

/**
 * Starts the server in a separate process on a free port. By default it runs the project's build. If `folder` is
 * given, it runs the sources of the copy in that folder. Uses one process unless `WEB_CONCURRENCY` is set.
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
      throw new Error(`the server exited before it was ready:\n${output}`);
    }),
  ]);
  ready.catch(() => undefined); // not all tests await it
  if (child.pid === undefined) throw new Error('could not start the server process');
  return { pid: child.pid, ready, ended, output: () => output, signal: (signal) => child.kill(signal) };
}

/**
 * Calls `read` repeatedly until `isRight` returns true for the result. Only the timeout of the test limits the wait.
 */
export async function until<T>(read: () => Promise<T>, isRight: (result: T) => boolean): Promise<T> {
  for (;;) {
    const result = await read();
    if (isRight(result)) return result;
    await sleep(50);
  }
}

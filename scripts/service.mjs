import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const stopWithParent = fileURLToPath(new URL('stop-with-parent.mjs', import.meta.url));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs long-lived Node processes in parallel until one of them exits or this process is stopped. Then stops all of
 * them and returns the exit code of the first process that exited. The processes also stop if this process is killed
 * (SIGKILL).
 */
export function serve(node, commands, { env = {} } = {}) {
  return new Promise((resolve) => {
    let exitCode;
    let running = commands.length;
    const children = commands.map((args) =>
      spawn(node, ['--import', stopWithParent, ...args], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    );
    const stop = (signal) => {
      for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
    watchNpm(() => stop('SIGTERM'));
    for (const child of children) {
      child.once('exit', (code) => {
        exitCode ??= code ?? 1;
        running -= 1;
        if (running === 0) resolve(exitCode);
        else stop('SIGTERM');
      });
    }
  });
}

/**
 * Watches npm and the shell that started this process, because they do not forward signals. If either has ended, for
 * example because the terminal was closed, the server is stopped to free the port.
 */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const callers = callersOf(process.ppid);
  const timer = setInterval(() => {
    if (callersOf(process.ppid) === callers) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

/** Identifies the parent process and, on Linux, also the parent's own parent. */
function callersOf(parent) {
  if (process.platform !== 'linux') return String(parent);
  try {
    const [, status] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') '); // format: "pid (name) state parent …"
    return `${parent} ${status.split(' ')[1]}`;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 'gone';
    throw error;
  }
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const stopWithParent = fileURLToPath(new URL('stop-with-parent.mjs', import.meta.url));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs long-lived Node processes side by side until one of them ends or this process is stopped. It then stops all of
 * them and returns the exit code of the first that ended. The processes also stop if this process is killed (kill
 * -9).
 */
export function serve(node, commands, { env = {} } = {}) {
  return new Promise((resolve) => {
    let exitCode;
    let living = commands.length;
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
        living -= 1;
        if (living === 0) resolve(exitCode);
        else stop('SIGTERM');
      });
    }
  });
}

/**
 * Watches npm and the shell between npm and this process, because they do not forward signals. If either has ended
 * (kill, kill -9, a closed terminal), the server is stopped to free the port.
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

/** Returns the parent process and, if the system makes it available, its parent. */
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

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const stopWithParent = fileURLToPath(new URL('stop-with-parent.mjs', import.meta.url));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs long-lived Node processes side by side until one of them ends or we are told to stop; then stops them all.
 * Gives the exit code of the first that ended. Each also stops when this process dies without a word (kill -9).
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

/** npm passes signals on, but whoever kills it with -9 wants the server gone as well, not holding the port. */
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

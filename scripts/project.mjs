import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/**
 * Error for a failed step of a script. The message contains the name of the step and can be printed without a stack
 * trace.
 */
export class StepError extends Error {}

/** Node options for running the server's TypeScript. */
export const typescript = ['--enable-source-maps', '--import', './server/swc-hook.mjs'];

/**
 * Limits the size of the young generation. On a large machine, Node's default is up to 128 MB, but a request needs
 * only 1 MB.
 */
export const heap = ['--max-semi-space-size=8'];

/** Makes Node read .env if the file exists. Variables that are already set take precedence. */
export const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];

/**
 * Runs a program in the root folder and shows its output on the terminal. If the program fails, rejects with a {@link
 * StepError} whose message contains `step`.
 */
export function run(step, file, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => reject(new StepError(`${step} failed: cannot run ${file} (${error.message})`)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new StepError(`${output}${step} failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

/**
 * Runs the main function of a script. A failed step is printed on one line, other errors with their stack trace. The
 * exit code is 1 in both cases.
 */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
    process.exitCode = 1;
  }
}

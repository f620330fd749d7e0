import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The checkout. */
export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/** A step of a script that failed. The message names the step; nothing more needs to be printed. */
export class StepError extends Error {}

/** How Node runs the server's TypeScript. */
export const typescript = ['--enable-source-maps', '--import', './server/swc-hook.mjs'];

/**
 * How much is kept of what is young. By itself Node lets that grow to 128 MB on a large machine, of which a request uses
 * one.
 */
export const heap = ['--max-semi-space-size=8'];

/** Lets Node read .env where there is one; variables that are set already win. */
export const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];

/**
 * Runs a program in the checkout to its end, its output going straight to the terminal.
 * Rejects with a {@link StepError} that names `step` when the program fails.
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

/** Runs a script's main function: a failed step is reported in one line, anything else with its stack; both exit 1. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof StepError ? error.message : error);
    process.exitCode = 1;
  }
}

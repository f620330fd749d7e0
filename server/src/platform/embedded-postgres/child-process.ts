import { spawn } from 'node:child_process';
import path from 'node:path';

/** Unprivileged operating-system account of a child process. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Result of a child process: exit code (null if a signal ended it) and its output. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

// Fixed environment, so that the caller's locale, PGDATA, PGPORT or PGOPTIONS does not affect the server.
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };

/**
 * Runs a program, as `account` if given, and waits until it exits. Rejects only if the program cannot be started (not
 * found, not permitted).
 */
export function run(file: string, args: readonly string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: path.parse(file).root || path.parse(process.execPath).root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    const collect = (text: string): void => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** Like {@link run}, but throws an error that starts with `purpose` if the program fails. */
export async function runOrThrow(
  purpose: string,
  file: string,
  args: readonly string[],
  account?: Account,
): Promise<string> {
  let outcome: Outcome;
  try {
    outcome = await run(file, args, account);
  } catch (error) {
    throw new Error(`${purpose}: cannot run ${file}`, { cause: error });
  }
  if (outcome.code !== 0) throw new Error(`${purpose}: ${outcome.output || `exit code ${outcome.code}`}`);
  return outcome.output;
}

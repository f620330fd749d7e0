import { spawn } from 'node:child_process';
import path from 'node:path';

/** The unprivileged operating-system account that a child process runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How a child process ended: its exit code (null when a signal ended it) and all that it printed. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

// A fixed environment: PGDATA, PGPORT, PGOPTIONS or a locale of the caller must not bend the server.
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin' };

/**
 * Runs a program to its end, as `account` when given.
 * Rejects only when the program cannot be started at all (not found, not permitted).
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

/** Like {@link run}, but throws an error that starts with `purpose` when the program reports failure. */
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

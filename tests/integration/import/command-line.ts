import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What an import on the command line printed, and how it ended. */
export interface CommandOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `server/src/import-command.ts` in a process of its own, with only the given variables set. */
export async function runImport(
  args: readonly string[],
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<CommandOutcome> {
  const child = spawn(
    process.execPath,
    [...nodeOptions, '--import', './server/swc-hook.mjs', 'server/src/import-command.ts', ...args],
    { env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const outcome: CommandOutcome = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    outcome.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    outcome.stderr += text;
  });
  [outcome.code] = await once(child, 'close');
  return outcome;
}

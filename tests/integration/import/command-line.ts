import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from '../../support/server-process.ts';

export interface CommandOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm run import` in a separate process with only the given environment variables. */
export const runImport = (
  args: readonly string[],
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<CommandOutcome> => runCommand('import', args, env, nodeOptions);

/** Runs `npm run export` with a reader that closes the pipe immediately, as `head` does. */
export const runExportUnread = (args: readonly string[], env: Record<string, string>): Promise<CommandOutcome> =>
  runCommand('export', args, env, [], { reads: false });

/** Runs `npm run export` in a separate process with only the given environment variables. */
export const runExport = (args: readonly string[], env: Record<string, string>): Promise<CommandOutcome> =>
  runCommand('export', args, env);

async function runCommand(
  name: 'import' | 'export',
  args: readonly string[],
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
  { reads = true } = {},
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [...nodeOptions, ...builtProgram(name), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!reads) child.stdout.destroy();
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

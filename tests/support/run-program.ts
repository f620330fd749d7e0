import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { builtProgram } from './server-process.ts';

/** Result of a program that has ended. */
interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a built program (server/programs.mjs) with only the given environment variables, and waits until it ends. */
export async function runProgram(
  name: Parameters<typeof builtProgram>[0],
  args: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const child = spawn(process.execPath, [...builtProgram(name), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const examples = path.resolve('client/src/storefront/partners/examples');

/** Commands that run the examples, by file extension. */
const programs: Readonly<Record<string, string>> = { '.sh': 'bash', '.py': 'python3', '.ts': process.execPath };

/** Working directory and environment variables for running an example. */
export interface ExampleEnvironment {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const startOf = (example: string): readonly [program: string, file: string] => {
  const program = programs[path.extname(example)];
  if (program === undefined) throw new Error(`no program for ${example}`);
  return [program, path.join(examples, example)];
};

const optionsOf = ({ folder, env }: ExampleEnvironment) => ({ cwd: folder, env: { PATH: process.env.PATH, ...env } });

/** Runs an unchanged example and returns its output. Rejects with the example's error output if it fails. */
export async function runExample(
  environment: ExampleEnvironment,
  example: string,
  ...args: readonly string[]
): Promise<string> {
  const [program, file] = startOf(example);
  const { stdout } = await run(program, [file, ...args], optionsOf(environment)).catch(({ message, code }) => {
    throw new Error(code === 'ENOENT' ? `${program} is not installed, but the examples of the guide need it` : message);
  });
  return stdout;
}

/** Example that runs until it is stopped, such as a webhook receiver. */
export interface RunningExample {
  readonly url: string;
  /** Returns the example's output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts an example that listens on the port in `PORT`, and waits until it responds. */
export async function startExample(environment: ExampleEnvironment, example: string): Promise<RunningExample> {
  const [program, file] = startOf(example);
  const child = spawn(program, [file], { ...optionsOf(environment), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${environment.env.PORT}`;
  while (!(await isListening(url))) {
    if (child.exitCode !== null) throw new Error(`${example} has ended: ${output}`);
  }
  return {
    url,
    output: () => output,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Returns whether a server responds at a URL with any status. */
const isListening = (url: string): Promise<boolean> =>
  fetch(url, { method: 'POST', body: 'unsigned' }).then(
    () => true,
    () => false,
  );

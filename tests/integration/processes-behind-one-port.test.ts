import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { freePort } from '../support/free-port.ts';
import { copyPreparedCluster } from '../support/prepared-cluster.ts';
import { type ServerProcess, startServerProcess, until } from '../support/server-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

/* Tests several server processes behind one port, and their supervisor. */

jest.setTimeout(300_000);

const settings = {
  WEB_CONCURRENCY: '2',
  JWT_SECRET: 'a secret that only tests know: 32+ characters',
  RATE_LIMITS: '0',
  LOG_LEVEL: 'info',
};

let dataDir: string;
const supervisors: ServerProcess[] = [];

const start = (...args: Parameters<typeof startServerProcess>): ServerProcess => {
  const supervisor = startServerProcess(...args);
  supervisors.push(supervisor);
  return supervisor;
};

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'facet-processes-test-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
});

afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) {
    supervisor.signal('SIGKILL');
    await supervisor.ended; // the child processes share the pipe, so this resolves after the last one has ended
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the process IDs of the running server processes. */
async function processesOf({ pid }: ServerProcess): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}

/** Waits until `started` processes in total have been started. Returns the process IDs of those that are running. */
async function bothOf(supervisor: ServerProcess, started: number): Promise<number[]> {
  await until(
    async () => countInOutput(supervisor, 'a server process has started'),
    (times) => times === started,
  );
  return processesOf(supervisor);
}

/** Returns the numbers of the processes that `/metrics` reports. */
async function countedProcesses(metricsPort: number): Promise<string[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return [...metrics.matchAll(/^facet_database_up\{process="(\d+)"\} 1$/gm)].map(([, process = '']) => process).sort();
}

/** Starts eight clients that send requests over persistent connections until they are stopped. */
function load(sendRequest: () => Promise<Response>): { stop(): Promise<{ responses: number; failures: unknown[] }> } {
  let isOver = false;
  let responses = 0;
  const failures: unknown[] = [];
  const sendOnce = async (): Promise<void> => {
    const response = await sendRequest();
    await response.text();
    if (response.status === 200) responses += 1;
    else failures.push(response.status);
  };
  const client = async (): Promise<void> => {
    while (!isOver) {
      await sendOnce().catch((error: unknown) => failures.push(error));
      await sleep(20);
    }
  };
  const clients = Array.from({ length: 8 }, client);
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { responses, failures };
    },
  };
}

/** Returns the process IDs whose processes are still running. Zombie processes are not included. */
async function livingOf(pids: readonly number[]): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,state=']);
  const living = stdout.split('\n').flatMap((line) => {
    const [pid, state = ''] = line.trim().split(/\s+/);
    return state.startsWith('Z') ? [] : [Number(pid)];
  });
  return pids.filter((pid) => living.includes(pid));
}

const countInOutput = (supervisor: ServerProcess, text: string): number => supervisor.output().split(text).length - 1;

test('replaces all processes on reload without a failed request, and stops them on a signal', async () => {
  const database = await createTestDatabase();
  const metricsPort = await freePort();
  const supervisor = start({
    ...settings,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  });
  try {
    const url = await supervisor.ready;
    const first = await bothOf(supervisor, 2);
    expect(first).toHaveLength(2);
    expect(await countedProcesses(metricsPort)).toEqual(['1', '2']);
    expect(countInOutput(supervisor, 'is ready')).toBe(1);

    const duringReload = load(() =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ siteSettings { brandName } }' }),
      }),
    );
    supervisor.signal('SIGHUP');
    await until(
      async () => countInOutput(supervisor, '"reloaded"'),
      (times) => times === 1,
    );
    const reloaded = await duringReload.stop();
    expect(reloaded.failures).toEqual([]);
    expect(reloaded.responses).toBeGreaterThan(100);
    const second = await bothOf(supervisor, 4);
    expect(second).toHaveLength(2);
    expect(second.filter((pid) => first.includes(pid))).toEqual([]);
    expect(await countedProcesses(metricsPort)).toEqual(['3', '4']);

    supervisor.signal('SIGTERM');
    expect((await supervisor.ended).code).toBe(0);
    expect(await livingOf(second)).toEqual([]);
  } finally {
    supervisor.signal('SIGKILL');
    await supervisor.ended;
    await database.drop();
  }
});

test('stops all processes and the embedded database if the supervisor is killed', async () => {
  await copyPreparedCluster(path.join(dataDir, 'postgres'));
  const supervisor = start({ ...settings, DATA_DIR: dataDir, DEMO: '0' });
  const processes = await bothOf(supervisor, 2);
  expect(await readdir(path.join(dataDir, 'postgres/cluster'))).toContain('postmaster.pid');
  supervisor.signal('SIGKILL');
  await supervisor.ended;
  expect(await livingOf(processes)).toEqual([]);
  // Waits, because on a busy machine the database may stop after the processes.
  await until(
    () => readdir(path.join(dataDir, 'postgres/cluster')),
    (files) => !files.includes('postmaster.pid'),
  );
});

describe('supervisor of a test server', () => {
  const small = 'tests/support/supervised-program.ts';

  const startSmall = async (behavior: 'serve' | 'fail', program = small): Promise<ServerProcess> => {
    await writeFile(path.join(dataDir, 'fate'), behavior);
    const args = ['--import', './server/swc-hook.mjs', program];
    return start({ FATE: path.join(dataDir, 'fate') }, process.cwd(), args);
  };

  /** Creates a build of the program, marks it as the newest build, and returns its path. */
  const build = async (name: string): Promise<string> => {
    const program = path.join(dataDir, name, 'main.mjs');
    await mkdir(path.dirname(program));
    await writeFile(
      program,
      `process.env.BUILD = '${name}'; await import('${pathToFileURL(path.resolve(small)).href}');`,
    );
    await writeFile(path.join(dataDir, 'newest'), name);
    return program;
  };

  test('runs the newest build after a reload', async () => {
    const supervisor = await startSmall('serve', await build('old'));
    const url = await supervisor.ready;
    await bothOf(supervisor, 2);
    await build('new');
    expect(await (await fetch(url)).text()).toBe('served by old');
    supervisor.signal('SIGHUP');
    await until(
      async () => countInOutput(supervisor, 'reloaded'),
      (times) => times === 1,
    );
    expect(await (await fetch(url)).text()).toBe('served by new');
    supervisor.signal('SIGTERM');
    expect((await supervisor.ended).code).toBe(0);
  });

  test('exits with the exit code of the first process if that process does not start', async () => {
    const supervisor = await startSmall('fail');
    expect(await supervisor.ended).toEqual({ code: 3, output: '' });
  });

  test('continues to serve requests while a killed process is replaced', async () => {
    const supervisor = await startSmall('serve');
    const url = await supervisor.ready;
    const [killed = 0, other = 0] = await bothOf(supervisor, 2);
    const clients = load(() => fetch(url));
    process.kill(killed, 'SIGKILL');
    const processes = await bothOf(supervisor, 3);
    expect(processes).toEqual([other, expect.any(Number)]);
    expect(processes).not.toContain(killed);
    const { responses, failures } = await clients.stop();
    expect(responses).toBeGreaterThan(0);
    expect(failures.length).toBeLessThanOrEqual(8); // requests that were in progress or about to be accepted
    expect(countInOutput(supervisor, 'a server process has exited unexpectedly')).toBe(1);
    supervisor.signal('SIGINT');
    expect((await supervisor.ended).code).toBe(0);
  });

  test('keeps the running processes if a new process does not start, and exits after several failed replacements', async () => {
    const supervisor = await startSmall('serve');
    const url = await supervisor.ready;
    const processes = await bothOf(supervisor, 2);
    await writeFile(path.join(dataDir, 'fate'), 'fail');
    supervisor.signal('SIGHUP');
    await until(
      async () => countInOutput(supervisor, 'a new server process did not start'),
      (times) => times === 1,
    );
    expect(await processesOf(supervisor)).toEqual(processes);
    expect(await (await fetch(url)).text()).toBe('served by the sources');

    process.kill(processes[0] ?? 0, 'SIGKILL');
    const { code } = await supervisor.ended;
    expect(code).toBe(1);
    expect(countInOutput(supervisor, 'a server process has exited unexpectedly')).toBe(6);
    expect(countInOutput(supervisor, 'server processes crash repeatedly')).toBe(1);
  });
});

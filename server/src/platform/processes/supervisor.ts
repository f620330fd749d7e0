import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { ServerProcess } from './server-process.ts';

/**
 * Returns the program from the latest build if a folder contains several builds (`scripts/server-build.mjs`). That
 * build may be newer than the running one. Otherwise, returns the program itself.
 */
function newestBuild(program: string): string {
  const builds = path.dirname(path.dirname(program));
  const name = path.join(builds, 'newest');
  if (!existsSync(name)) return program;
  const newest = path.join(builds, readFileSync(name, 'utf8').trim(), path.basename(program));
  return existsSync(newest) ? newest : program;
}

interface SupervisorOptions {
  readonly count: number;
  readonly log: Logger;
  /** How long processes keep serving requests after SIGTERM, in milliseconds. */
  readonly drainMs?: number;
  /**
   * Pause before replacing a process that died soon after another one, in milliseconds. The pause doubles each time.
   */
  readonly firstPauseMs?: number;
}

/** Uptime in milliseconds after which a crash is no longer attributed to the startup. */
const steadyMs = 30_000;
/** Maximum number of consecutive crashes soon after a start. */
const maxDeaths = 5;

/**
 * Runs several server processes of this program that share one port. The supervisor loads no application code and
 * does not connect to the database. The first process starts alone, so that it completes one-time startup tasks
 * before the other processes start.
 */
export class Supervisor {
  readonly #count: number;
  readonly #log: Logger;
  readonly #drainMs: number;
  readonly #firstPauseMs: number;
  readonly #processes = new Set<ServerProcess>();
  readonly #ended = Promise.withResolvers<number>();
  #exitCode = 0;
  #isUp = false;
  #isStopping = false;
  #deathsInARow = 0;
  #reload: Promise<void> = Promise.resolve();
  #reloadsWaiting = 0;

  constructor({ count, log, drainMs = 0, firstPauseMs = 1_000 }: SupervisorOptions) {
    this.#count = count;
    this.#log = log;
    this.#drainMs = drainMs;
    this.#firstPauseMs = firstPauseMs;
  }

  /** Resolves with the exit code when all processes have ended, after a signal or repeated crashes. */
  async run(): Promise<number> {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (!this.#isStopping) this.#log.info({ signal }, 'stopping');
        this.#stop(signal);
      });
    }
    process.on('SIGHUP', () => this.#reloadSoon());
    if (await this.#start().isReady) {
      this.#isUp = true;
      this.#fillUp();
    }
    return this.#ended.promise;
  }

  #start(): ServerProcess {
    const process = new ServerProcess(cluster.fork());
    this.#processes.add(process);
    void process.isReady.then((isReady) => {
      if (isReady) this.#log.info({ process: process.pid }, 'a server process has started');
    });
    void process.ended.then(() => this.#hasEnded(process));
    return process;
  }

  /** Processes that are not being replaced. */
  get #staying(): ServerProcess[] {
    return [...this.#processes].filter(({ isRetired }) => !isRetired);
  }

  #fillUp(): void {
    if (this.#isStopping) return;
    for (let missing = this.#count - this.#staying.length; missing > 0; missing--) this.#start();
  }

  #hasEnded(process: ServerProcess): void {
    this.#processes.delete(process);
    if (this.#isStopping || !this.#isUp) {
      // The first process has already logged why it did not start.
      if (!this.#isStopping) this.#exitCode = process.exitCode || 1;
      if (this.#processes.size === 0) this.#ended.resolve(this.#exitCode);
      return;
    }
    // If a replacement does not start, the code that reloads the processes reports it.
    if (process.isRetired || this.#staying.length >= this.#count) return;
    this.#deathsInARow = process.servedMs > steadyMs ? 1 : this.#deathsInARow + 1;
    this.#log.error({ process: process.pid, ...process.end }, 'a server process has exited unexpectedly');
    if (this.#deathsInARow > maxDeaths) {
      this.#log.fatal('server processes crash repeatedly: shutting down');
      this.#exitCode = 1;
      this.#stop('SIGINT');
      return;
    }
    const doublings = this.#deathsInARow - 2;
    setTimeout(() => this.#fillUp(), doublings < 0 ? 0 : this.#firstPauseMs * 2 ** doublings);
  }

  /** Passes a signal on to all processes. Only SIGTERM as the first signal makes them drain. */
  #stop(signal: 'SIGTERM' | 'SIGINT'): void {
    const drainMs = signal === 'SIGTERM' && !this.#isStopping ? this.#drainMs : 0;
    this.#isStopping = true;
    for (const process of this.#processes) process.stop(signal, drainMs);
    if (this.#processes.size === 0) this.#ended.resolve(this.#exitCode);
  }

  #reloadSoon(): void {
    if (!this.#isUp || this.#reloadsWaiting > 1) return; // a reload that is already waiting also covers this one
    this.#reloadsWaiting += 1;
    this.#reload = this.#reload.then(async () => {
      await this.#replaceAll();
      this.#reloadsWaiting -= 1;
    });
  }

  /**
   * Replaces the processes one by one with the latest build. Each process serves requests until its replacement is
   * ready.
   */
  async #replaceAll(): Promise<void> {
    const { exec: program = '' } = cluster.settings;
    cluster.setupPrimary({ exec: newestBuild(program) });
    this.#log.info({ program: cluster.settings.exec }, 'reloading');
    for (const old of this.#staying) {
      if (this.#isStopping) return;
      const successor = this.#start();
      if (!(await successor.isReady)) {
        cluster.setupPrimary({ exec: program });
        if (!this.#isStopping)
          this.#log.error(successor.end, 'a new server process did not start: the running processes continue');
        return;
      }
      old.retire();
      await old.ended;
    }
    this.#log.info('reloaded');
  }
}

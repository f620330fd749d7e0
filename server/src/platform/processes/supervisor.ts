import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { ServerProcess } from './server-process.ts';

/**
 * The build that was made last, where the program is one of several in a folder (`scripts/server-build.mjs`): it may have
 * been made while this one runs. Else the program itself, such as the sources.
 */
function newestBuild(program: string): string {
  const builds = path.dirname(path.dirname(program));
  const name = path.join(builds, 'newest');
  if (!existsSync(name)) return program;
  const newest = path.join(builds, readFileSync(name, 'utf8').trim(), path.basename(program));
  return existsSync(newest) ? newest : program;
}

interface SupervisorOptions {
  /** How many server processes there are to be. */
  readonly count: number;
  readonly log: Logger;
  /** Before a process that has died soon after another is replaced, in milliseconds; twice as long each time. */
  readonly firstPauseMs?: number;
}

/** Who has served for so long, in milliseconds, has not died of its start. */
const steadyMs = 30_000;
/** So many deaths in a row, each soon after a start, are borne. */
const mostDeaths = 5;

/**
 * Runs server processes of this very program behind one port, and does nothing else: this process loads nothing of the
 * house and speaks to no database. The first one starts alone, so that what a start does only once is done by then.
 */
export class Supervisor {
  readonly #count: number;
  readonly #log: Logger;
  readonly #firstPauseMs: number;
  readonly #processes = new Set<ServerProcess>();
  readonly #ended = Promise.withResolvers<number>();
  #exitCode = 0;
  #isUp = false;
  #isStopping = false;
  #deathsInARow = 0;
  #reload: Promise<void> = Promise.resolve();
  #reloadsWaiting = 0;

  constructor({ count, log, firstPauseMs = 1_000 }: SupervisorOptions) {
    this.#count = count;
    this.#log = log;
    this.#firstPauseMs = firstPauseMs;
  }

  /** Resolves with the exit code when all processes have ended: told to by a signal, or because they die again and again. */
  async run(): Promise<number> {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (!this.#isStopping) this.#log.info({ signal }, 'stopping');
        this.#stop();
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
      if (isReady) this.#log.info({ process: process.pid }, 'a server process serves');
    });
    void process.ended.then(() => this.#hasEnded(process));
    return process;
  }

  /** Those that are there to stay. */
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
      // Why the first one did not start it has said itself.
      if (!this.#isStopping) this.#exitCode = process.exitCode || 1;
      if (this.#processes.size === 0) this.#ended.resolve(this.#exitCode);
      return;
    }
    // A successor that does not start is told of by the reload.
    if (process.isRetired || this.#staying.length >= this.#count) return;
    this.#deathsInARow = process.servedMs > steadyMs ? 1 : this.#deathsInARow + 1;
    this.#log.error({ process: process.pid, ...process.end }, 'a server process has died');
    if (this.#deathsInARow > mostDeaths) {
      this.#log.fatal('server processes die again and again: the house is closed');
      this.#exitCode = 1;
      this.#stop();
      return;
    }
    const doublings = this.#deathsInARow - 2;
    setTimeout(() => this.#fillUp(), doublings < 0 ? 0 : this.#firstPauseMs * 2 ** doublings);
  }

  #stop(): void {
    this.#isStopping = true;
    for (const process of this.#processes) process.stop();
    if (this.#processes.size === 0) this.#ended.resolve(this.#exitCode);
  }

  #reloadSoon(): void {
    if (!this.#isUp || this.#reloadsWaiting > 1) return; // the one that waits begins anew as well
    this.#reloadsWaiting += 1;
    this.#reload = this.#reload.then(async () => {
      await this.#replaceAll();
      this.#reloadsWaiting -= 1;
    });
  }

  /** Replaces one process after the other, by the build that was made last; each serves until its successor does. */
  async #replaceAll(): Promise<void> {
    const { exec: program = '' } = cluster.settings;
    cluster.setupPrimary({ exec: newestBuild(program) });
    this.#log.info({ program: cluster.settings.exec }, 'reloading');
    for (const old of this.#staying) {
      if (this.#isStopping) return;
      const successor = this.#start();
      if (!(await successor.isReady)) {
        cluster.setupPrimary({ exec: program });
        if (!this.#isStopping) this.#log.error(successor.end, 'a new server process does not start: the others go on');
        return;
      }
      old.retire();
      await old.ended;
    }
    this.#log.info('reloaded');
  }
}

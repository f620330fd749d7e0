import { mkdir } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { RepeatedErrorLog } from './repeated-errors.ts';
import { createFolderScan } from './scan-folder.ts';

interface ImportFolderOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
  /** Absolute path of the folder. Created if it does not exist. */
  readonly folder: string;
  /** Quiet period: a file is imported once it has not changed for this time. */
  readonly quietSeconds: number;
}

/** Folder that is watched for files to import. */
export interface ImportFolder {
  /** Starts scanning: immediately, and then every few seconds. */
  start(): Promise<void>;
  /** Stops scanning after the current scan. */
  stop(): Promise<void>;
}

/** Returns the interval between two scans in milliseconds: short enough to measure the quiet period. */
const restBetween = (pauseBetweenScans: number): number => Math.min(5_000, Math.max(200, pauseBetweenScans * 500));

/**
 * Watches a folder by scanning it repeatedly. Unlike change events, this also works for network file systems, and
 * finds files that arrived while no process was running.
 */
export function openImportFolder({ quietSeconds, log, ...options }: ImportFolderOptions): ImportFolder {
  const scan = createFolderScan({ ...options, log, quietMs: quietSeconds * 1_000 });
  let timer: NodeJS.Timeout | undefined;
  let scanning: Promise<void> = Promise.resolve();
  let isStopped = false;
  const errorLog = new RepeatedErrorLog(log);

  const scanOnce = async (): Promise<void> => {
    await errorLog.runLogged('', () => scan(() => isStopped));
    if (!isStopped) timer = setTimeout(startScan, restBetween(quietSeconds)).unref();
  };
  const startScan = (): void => {
    scanning = scanOnce();
  };
  return {
    async start() {
      await mkdir(options.folder, { recursive: true });
      if (!isStopped) startScan();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await scanning;
    },
  };
}

import { mkdir } from 'node:fs/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { createLook } from './look.ts';
import { Troubles } from './troubles.ts';

interface ImportFolderOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
  /** Absolute. Made where it is not there. */
  readonly folder: string;
  /** A file is taken once it has not changed for so long. */
  readonly quietSeconds: number;
}

/** A folder whose files are imported. */
export interface ImportFolder {
  /** Begins to look at it, now and every few seconds. */
  start(): Promise<void>;
  /** Waits for what is being looked at. */
  stop(): Promise<void>;
}

/** Between two looks, in milliseconds: often enough to see how long a file has rested. */
const restBetween = (quietSeconds: number): number => Math.min(5_000, Math.max(200, quietSeconds * 500));

/**
 * Looks at a folder again and again. That serves network file systems too, which tell nobody of new files, and needs no
 * memory: what came while no process was running is seen at the first look.
 */
export function openImportFolder({ quietSeconds, log, ...options }: ImportFolderOptions): ImportFolder {
  const look = createLook({ ...options, log, quietMs: quietSeconds * 1_000 });
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isStopped = false;
  const troubles = new Troubles(log);

  const lookOnce = async (): Promise<void> => {
    await troubles.outlive('', () => look(() => isStopped));
    if (!isStopped) timer = setTimeout(again, restBetween(quietSeconds)).unref();
  };
  const again = (): void => {
    looking = lookOnce();
  };
  return {
    async start() {
      await mkdir(options.folder, { recursive: true });
      if (!isStopped) again();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

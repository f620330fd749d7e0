import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Events } from '../../../kernel/use-cases/events.ts';
import type { KeptFiles } from '../../../kernel/use-cases/kept-files.ts';
import type { HouseConfig, Jobs } from '../../../kernel/use-cases/services.ts';

/** Dependencies of runs, in requests, jobs and on the command line. */
export interface RunDeps {
  /** Outside any transaction. */
  readonly em: EntityManager;
  readonly services: {
    readonly jobs: Jobs;
    readonly events: Events;
    readonly keptFiles: KeptFiles;
    readonly config: Pick<HouseConfig, 'currency' | 'importPriceMovePercent'>;
  };
  readonly log: Logger;
}

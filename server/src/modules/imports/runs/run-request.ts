import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Upload } from '../../../kernel/input/upload.ts';
import type { Events } from '../../../kernel/use-cases/events.ts';
import type { KeptFiles } from '../../../kernel/use-cases/kept-files.ts';
import type { HouseConfig, Jobs } from '../../../kernel/use-cases/services.ts';
import type { EntryAuthor } from '../../../platform/database/audit-trail.ts';
import type { StockImport } from '../../stock/files/index.ts';
import type { ImportOptions } from '../import-stock.ts';
import type { ImportOrigin } from './import-run.entity.ts';

/** What runs work with, in requests, jobs and on the command line. */
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

/** What is imported, how, and for whom. */
export interface RunRequest {
  readonly type: StockImport;
  readonly options: ImportOptions;
  readonly origin: ImportOrigin;
  /** The saved profile by which the file is read. Null: none. What it says stands in the options already. */
  readonly savedProfile: { readonly id: number; readonly name: string } | null;
  /** Who answers for it: an administrator, or the machine (`actorId` null). */
  readonly author: EntryAuthor;
  /** The caller's own name for this import, where they have one. */
  readonly idempotencyKey?: string | null;
}

/** The same with its file. */
export interface FileRequest extends RunRequest {
  readonly upload: Upload;
}

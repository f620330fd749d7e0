import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { AppError } from '../../../../kernel/errors/errors.ts';
import { refuseTooLarge } from '../../../../kernel/input/upload.ts';
import { contentOf } from '../../../../kernel/transport/download.ts';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { csvHead, csvLines } from '../../../../platform/spreadsheets/spreadsheets.ts';
import { queryIn } from '../../database.ts';
import { problemColumns, problemDownload } from '../../findings/problem-file.ts';
import type { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';
import { ImportOrigin, ImportRunState, isOpen } from '../../runs/import-run.entity.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { mailRefusedFile } from '../emails/source-file-emails.ts';
import { startArrival } from '../start-source-file-run.ts';
import {
  archivedName,
  type ClaimedFile,
  ensureFolder,
  listClaimedFiles,
  moveClaimedFile,
  uploadOf,
} from './claimed-files.ts';
import { doneFolder, refusedFolder } from './folder-files.ts';

type FailureReason = Pick<RunFailure, 'code' | 'explanation'>;

/** Moves the file of a run that has ended: to `done`, or to `refused` together with its problems. */
async function moveProcessed(em: EntityManager, folder: string, file: ClaimedFile, run: ArrivedRun): Promise<void> {
  if (run.isImported) {
    const target = path.join(await ensureFolder(folder, doneFolder), archivedName(new Date(), file.name));
    await moveClaimedFile(folder, file, target);
    return;
  }
  const failure = run.failure ?? { code: 'INVALID_REQUEST', explanation: 'The import was cancelled.' };
  await moveRefused(folder, file, failure, await storedProblems(em, run.problemFileId));
}

/** Moves a file that was not imported to `refused`, and writes the reason to a second file in that folder. */
async function moveRefused(
  folder: string,
  file: ClaimedFile,
  { code, explanation }: FailureReason,
  problems: AsyncIterable<string | Uint8Array> | null = null,
): Promise<void> {
  const target = path.join(await ensureFolder(folder, refusedFolder), archivedName(new Date(), file.name));
  const lines = problems ?? [csvHead(problemColumns), csvLines([['', '', '', '', code, explanation]])];
  const problemFile = `${target}.problems.csv`;
  // Written before the move, so that every file in `refused` has a reason.
  await pipeline(Readable.from(lines), createWriteStream(problemFile, { flags: 'wx' }));
  // Another process has moved the file concurrently and has written its own problem file.
  if (!(await moveClaimedFile(folder, file, target))) await rm(problemFile);
}

/** Returns all problems of a run as CSV. Null if the run has none, or if they are no longer stored. */
async function storedProblems(
  em: EntityManager,
  fileId: string | null,
): Promise<AsyncIterable<string | Uint8Array> | null> {
  if (fileId === null) return null;
  try {
    return contentOf(await problemDownload(em, fileId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'ITEM_NOT_FOUND') return null;
    throw error;
  }
}

/** Milliseconds without a run after which a claimed file is considered abandoned by a stopped process. */
const abandonedAfterMs = 120_000;
/** Delay in milliseconds before a retry after a temporary failure. */
const pauseMs = 60_000;

interface Deps {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
}

/** Starts the runs of claimed files, and moves the files of runs that have ended. */
export class ClaimedFileProcessor {
  readonly #deps: Deps;
  /** IDs of files that this process has claimed but not started yet. */
  readonly #ownIds = new Set<string>();
  /** Time before which the import of a file is not attempted again, by file ID. */
  readonly #notBefore = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Records that this process has claimed a file. */
  markAsOwn(id: string): void {
    this.#ownIds.add(id);
  }

  /** Processes the claimed files of a folder. `profile` is null if the folder belongs to no profile. */
  async process(em: EntityManager, folder: string, profile: SavedImportProfile | null): Promise<void> {
    const files = await listClaimedFiles(folder);
    if (files.length === 0) return;
    const runs = await arrivedRuns(
      em,
      files.map(({ id }) => id),
    );
    for (const file of files) {
      const run = runs.get(file.id);
      if (run) await this.#finish(em, folder, file, run);
      else if (this.#canStart(file)) await this.#start(folder, file, profile);
    }
  }

  async #finish(em: EntityManager, folder: string, file: ClaimedFile, run: ArrivedRun): Promise<void> {
    this.#forget(file);
    if (run.hasEnded) await moveProcessed(em, folder, file, run);
  }

  /**
   * A file claimed by another process is started here only after a delay. Even if both processes start it, only one
   * run is created.
   */
  #canStart({ id, claimedAt }: ClaimedFile): boolean {
    const isFree = this.#ownIds.has(id) || Date.now() - claimedAt > abandonedAfterMs;
    return isFree && Date.now() >= (this.#notBefore.get(id) ?? 0);
  }

  async #start(folder: string, file: ClaimedFile, profile: SavedImportProfile | null): Promise<void> {
    const { orm, services, log } = this.#deps;
    try {
      if (!profile) throw noProfileError();
      if (file.bytes > services.config.importMaxBytes) throw refuseTooLarge('file', services.config.importMaxBytes);
      const arrival = { id: file.id, upload: uploadOf(file), origin: ImportOrigin.FOLDER, profile };
      await startArrival({ em: orm.em.fork(), services, log }, arrival);
      this.#forget(file);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return this.#refuse(folder, file, profile, error);
      log.error({ err: error, file: file.name }, 'could not start the import of a file, will retry');
      this.#notBefore.set(file.id, Date.now() + pauseMs);
    }
  }

  /** Moves a file for which no run can be created to `refused`. */
  async #refuse(folder: string, file: ClaimedFile, profile: SavedImportProfile | null, error: AppError): Promise<void> {
    const { orm, services } = this.#deps;
    const { code, explanation } = error;
    const whence = 'from the import folder';
    const facts = { profile, fileName: file.name, whence, explanation, problems: [], problemCount: 0, runId: null };
    await orm.em.fork().transactional((tx) => mailRefusedFile(tx, services, facts, `refused file ${file.id}`));
    await moveRefused(folder, file, { code, explanation });
    this.#forget(file);
  }

  #forget({ id }: ClaimedFile): void {
    this.#ownIds.delete(id);
    this.#notBefore.delete(id);
  }
}

const noProfileError = (): AppError =>
  new AppError('INVALID_REQUEST', {
    explanation:
      'No import profile uses this folder. Add the folder to an import profile, then put the file there again.',
  });

interface ArrivedRun {
  readonly hasEnded: boolean;
  /** Null if the run succeeded or was canceled. */
  readonly failure: Pick<RunFailure, 'code' | 'explanation'> | null;
  readonly isImported: boolean;
  /** Stored file with all problems. */
  readonly problemFileId: string | null;
}

const importedStates: ReadonlySet<ImportRunState> = new Set([ImportRunState.DONE, ImportRunState.UNDONE]);

/** Returns the runs of files by claim ID. */
async function arrivedRuns(em: EntityManager, ids: readonly string[]): Promise<Map<string, ArrivedRun>> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('import_arrival as a')
    .innerJoin('import_run as r', 'r.id', 'a.run_id')
    .select(['a.id', 'r.state', 'r.failure', 'r.problem_file_id as problemFileId'])
    .where('a.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, state, failure, problemFileId }) => [
      id,
      { hasEnded: !isOpen(state), isImported: importedStates.has(state), failure, problemFileId },
    ]),
  );
}

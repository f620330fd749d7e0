import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../../kernel/errors/errors.ts';
import { contentOf } from '../../../../kernel/transport/download.ts';
import { csvHead, csvLines } from '../../../../platform/spreadsheets/spreadsheets.ts';
import { problemColumns, problemDownload } from '../../findings/problem-file.ts';
import type { RunFailure } from '../../runs/run-failure.ts';
import { doneFolder, refusedFolder } from './arrived-files.ts';
import type { ArrivedRun } from './arrived-runs.ts';
import { realFolder, settledName, settleFile, type TakenFile } from './taken-files.ts';

type Why = Pick<RunFailure, 'code' | 'explanation'>;

/** Moves a file whose run has ended: to `done`, or to `refused` with its problems beside it. */
export async function moveSettled(em: EntityManager, folder: string, file: TakenFile, run: ArrivedRun): Promise<void> {
  if (run.isTakenOver) {
    const target = path.join(await realFolder(folder, doneFolder), settledName(new Date(), file.name));
    return settleFile(folder, file, target);
  }
  const why = run.failure ?? { code: 'INVALID_REQUEST', explanation: 'The import was cancelled.' };
  await moveRefused(folder, file, why, await keptProblems(em, run.problemFileId));
}

/** Moves a file that was not taken over, and writes down beside it why. */
export async function moveRefused(
  folder: string,
  file: TakenFile,
  { code, explanation }: Why,
  problems: AsyncIterable<string | Uint8Array> | null = null,
): Promise<void> {
  const target = path.join(await realFolder(folder, refusedFolder), settledName(new Date(), file.name));
  const lines = problems ?? [csvHead(problemColumns), csvLines([['', '', '', '', code, explanation]])];
  // First, so that a file never lies there without a reason.
  await pipeline(Readable.from(lines), createWriteStream(`${target}.problems.csv`, { flags: 'wx' }));
  await settleFile(folder, file, target);
}

/** All problems of a run as CSV; null where it has none, or they are no longer kept. */
async function keptProblems(
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

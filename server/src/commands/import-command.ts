import { ImportOrigin, ImportRefusal, problemDownload, runNow } from '../modules/imports/index.ts';
import 'reflect-metadata';
import '../platform/heap.ts';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { type Env, readEnv } from '../env.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { contentOf } from '../kernel/transport/download.ts';
import type { KeptFiles } from '../kernel/use-cases/kept-files.ts';
import type { HouseConfig } from '../kernel/use-cases/services.ts';
import { createEvents, subscriberJobs } from '../platform/events.ts';
import { openJobs } from '../platform/jobs.ts';
import { openKeptFiles } from '../platform/kept-files/kept-files.ts';
import { subscribers } from '../subscribers.ts';
import { withDatabase } from './command-database.ts';
import { complain, tellError } from './command-error.ts';
import { type ImportCommand, readCommand, usage } from './import-command-line.ts';
import { type Reading, readingOf, stockImportOf } from './import-reading.ts';
import { tellFindings, tellReport } from './import-telling.ts';

/** So often the rows read so far are told. */
const progressStep = 25_000;

async function run(command: ImportCommand): Promise<void> {
  if (command.type !== undefined) stockImportOf(command.type);
  await access(command.file).catch(() => complain(`${command.file} cannot be read`));
  const env = readEnv();
  await withDatabase(env, async ({ orm, log }) => {
    const reading = await readingOf(orm, command);
    await importInto(orm, command, { ...reading, keptFiles: openKeptFiles(env, orm), config: configOf(env), log });
  });
}

const configOf = ({ CURRENCY, IMPORT_PRICE_MOVE_PERCENT }: Env): Importing['config'] => ({
  currency: CURRENCY,
  importPriceMovePercent: IMPORT_PRICE_MOVE_PERCENT,
});

interface Importing extends Reading {
  readonly config: Pick<HouseConfig, 'currency' | 'importPriceMovePercent'>;
  readonly keptFiles: KeptFiles;
  readonly log: Logger;
}

async function importInto(
  orm: MikroORM,
  command: ImportCommand,
  { type, profile, savedProfile, keptFiles, config, log }: Importing,
): Promise<void> {
  const em = orm.em.fork();
  let told = 0;
  let problemFile: string | null = null;
  const upload = {
    filename: path.basename(command.file),
    mimetype: 'application/octet-stream',
    createReadStream: () => createReadStream(command.file),
  };
  const { mode, skipInvalid, dryRun, confirmRemoved } = command;
  // What the import tells is heard by processes that work off jobs.
  const jobs = await openJobs({ orm, handlers: subscriberJobs(subscribers), log });
  try {
    const report = await runNow(
      { em, services: { jobs, events: createEvents(jobs, subscribers), keptFiles, config }, log },
      {
        type,
        options: { mode, skipInvalid, dryRun, confirmRemoved, profile },
        origin: ImportOrigin.COMMAND_LINE,
        savedProfile,
        author: { actorId: null, requestId: randomUUID() },
        upload,
      },
      {
        offerProblems(fileId) {
          problemFile = fileId;
          return null;
        },
        onProgress(rows) {
          if (rows < told + progressStep) return;
          told = rows;
          process.stderr.write(`${rows.toLocaleString('en')} rows read\n`);
        },
      },
    );
    tellReport(report);
    if (report.problemCount > 0 && !skipInvalid) process.exitCode = 1;
  } catch (error) {
    tellFailure(error);
  } finally {
    await jobs.stop();
    if (problemFile !== null && command.problems !== undefined) await writeProblems(em, problemFile, command.problems);
  }
}

/** Where the file cannot be written that is told too: it changes nothing of what the import has come to. */
async function writeProblems(em: EntityManager, fileId: string, target: string): Promise<void> {
  try {
    const file = await problemDownload(em, fileId);
    await pipeline(Readable.from(contentOf(file)), createWriteStream(target));
  } catch (error) {
    tellError(error);
    process.exitCode = 1;
  }
}

function tellFailure(error: unknown): void {
  if (error instanceof ImportRefusal) tellFindings(error.problems, error.summary.problemCounts, 'problems');
  else tellError(error);
  if (error instanceof AppError) process.stderr.write('nothing was imported\n');
  process.exitCode = 1;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  tellFailure(error);
}

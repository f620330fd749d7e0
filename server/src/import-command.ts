import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { entities } from './entities.ts';
import { EnvError, readEnv } from './env.ts';
import { CommandError, complain, type ImportCommand, readCommand, usage } from './import-command-line.ts';
import { type Reading, readingOf, stockImportOf } from './import-reading.ts';
import { tellFindings, tellReport } from './import-telling.ts';
import { AppError } from './kernel/errors/errors.ts';
import { contentOf } from './kernel/transport/download.ts';
import type { KeptFiles } from './kernel/use-cases/kept-files.ts';
import { ImportOrigin, ImportRefusal, type ImportReport, problemDownload, runNow } from './modules/catalogue/index.ts';
import { migrate, openDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { createEvents, subscriberJobs } from './platform/events.ts';
import { openJobs } from './platform/jobs.ts';
import { openKeptFiles } from './platform/kept-files/kept-files.ts';
import { createLogger } from './platform/logger.ts';
import { subscribers } from './subscribers.ts';

/** So often the rows read so far are told. */
const progressStep = 25_000;

async function run(command: ImportCommand): Promise<ImportReport> {
  if (command.type !== undefined) stockImportOf(command.type);
  await access(command.file).catch(() => complain(`${command.file} cannot be read`));
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL);
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: path.join(env.DATA_DIR, 'postgres') });
  try {
    const url = env.DATABASE_URL ?? embedded?.url ?? '';
    await migrate(url);
    const orm = await openDatabase({ url, poolSize: 4, entities, log });
    try {
      const reading = await readingOf(orm, command);
      return await importInto(orm, command, { ...reading, keptFiles: openKeptFiles(env, orm), log });
    } finally {
      await orm.close();
    }
  } finally {
    await embedded?.stop();
  }
}

interface Importing extends Reading {
  readonly keptFiles: KeptFiles;
  readonly log: Logger;
}

async function importInto(
  orm: MikroORM,
  command: ImportCommand,
  { type, profile, savedProfile, keptFiles, log }: Importing,
): Promise<ImportReport> {
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
    return await runNow(
      { em, services: { jobs, events: createEvents(jobs, subscribers), keptFiles }, log },
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
  } finally {
    await jobs.stop();
    if (problemFile !== null && command.problems !== undefined) await writeProblems(em, problemFile, command.problems);
  }
}

async function writeProblems(em: EntityManager, fileId: string, target: string): Promise<void> {
  const file = await problemDownload(em, fileId);
  await pipeline(Readable.from(contentOf(file)), createWriteStream(target));
}

function tellError(error: unknown): void {
  if (error instanceof ImportRefusal) {
    tellFindings(error.problems, error.summary.problemCounts, 'problems');
    process.stderr.write('nothing was imported\n');
  } else if (error instanceof AppError) {
    for (const { path: place, message } of error.details ?? []) process.stderr.write(`${place}: ${message}\n`);
    process.stderr.write('nothing was imported\n');
  } else {
    const isExpected = error instanceof CommandError || error instanceof EnvError;
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) {
    const report = await run(command);
    tellReport(report);
    if (report.problemCount > 0 && !command.skipInvalid) process.exitCode = 1;
  } else {
    process.stdout.write(`${usage}\n`);
  }
} catch (error) {
  tellError(error);
  process.exitCode = 1;
}

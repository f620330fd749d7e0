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
import type { FileStore } from '../kernel/use-cases/file-store.ts';
import type { UseCaseConfig } from '../kernel/use-cases/services.ts';
import {
  formatLocation,
  type ImportJob,
  ImportOrigin,
  ImportRefusal,
  type ImportReport,
  problemDownload,
  runSynchronously,
  savedProfileNamed,
  stockImports,
} from '../modules/imports/index.ts';
import { subscribers } from '../modules/index.ts';
import type { StockImport } from '../modules/stock/files/index.ts';
import { createEvents, subscriberJobs } from '../platform/events.ts';
import { openFileStore } from '../platform/file-store/file-store.ts';
import { openJobs } from '../platform/jobs.ts';
import { withDatabase } from './command-database.ts';
import { fail, printError } from './command-error.ts';
import { type ImportCommand, readCommand, readProfile, usage } from './import-command-line.ts';

/** Maximum number of findings to print. The back office and the API list more. */
const maxPrinted = 50;

type PrintedProblem = Pick<ImportReport['problems'][number], 'row' | 'line' | 'column' | 'value' | 'message'>;

/** Prints findings about the file to standard error. */
function printFindings(findings: readonly PrintedProblem[], counts: ImportReport['problemCounts'], noun: string): void {
  for (const finding of findings.slice(0, maxPrinted))
    process.stderr.write(`${formatLocation(finding)}: ${finding.message}\n`);
  const count = counts.reduce((sum, kind) => sum + kind.count, 0);
  const unprinted = count - Math.min(findings.length, maxPrinted);
  if (unprinted === 0) return;
  const kinds = counts.map((kind) => `${kind.count.toLocaleString('en')} ${kind.code}`).join(', ');
  process.stderr.write(`and ${unprinted.toLocaleString('en')} more ${noun}; in total: ${kinds}\n`);
}

/** Prints the result of an import or dry run. Findings are printed to standard error, counts to standard output. */
function tellReport(report: ImportReport): void {
  printFindings(report.problems, report.problemCounts, 'problems');
  printFindings(report.notices, report.noticeCounts, 'notices');
  const { read, inserted, updated, unchanged, notApplied, deactivated, deactivatable, skipped } = report;
  const counts = {
    read,
    inserted,
    updated,
    unchanged,
    deactivated,
    skipped,
    ...(notApplied > 0 && { 'not applied': notApplied }),
  };
  const summary = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  process.stdout.write(`${report.isApplied ? 'imported' : 'dry run'}: ${summary.join(', ')}\n`);
  if (report.isConfirmationNeeded && !report.isApplied) {
    process.stdout.write(
      `${deactivated} of ${deactivatable} items would be deactivated: confirm with --confirm-removed ${deactivated}\n`,
    );
  }
}

/** Returns the stock import with this type name. Throws if there is none. */
const stockImportOf = (type: string): StockImport =>
  stockImports.get(type) ?? fail(`--type: must be ${[...stockImports.keys()].join(' or ')}`);

/** Part of the import job that determines how the file is read. */
type Reading = Pick<ImportJob, 'type' | 'profile' | 'savedProfile'>;

/**
 * Returns the type and profile for reading the file. If `profile` is the path of an existing file, the profile is
 * read from it. Otherwise, `profile` is the name of a saved profile.
 */
async function readingOf(orm: MikroORM, { type, profile }: ImportCommand): Promise<Reading> {
  const isFile =
    profile !== undefined &&
    (await access(profile).then(
      () => true,
      () => false,
    ));
  if (profile === undefined || isFile) {
    const stockImport = stockImportOf(type ?? fail(`--type is missing\n\n${usage}`));
    return {
      type: stockImport,
      profile: profile === undefined ? null : await readProfile(profile),
      savedProfile: null,
    };
  }
  const saved = await savedProfileNamed(orm.em.fork(), profile);
  if (!saved) return fail(`--profile: ${profile} is neither a file nor the name of a saved profile`);
  if (type !== undefined && type !== saved.kind) {
    return fail(`--type: the profile ${saved.name} can only be used for ${saved.kind}`);
  }
  return { type: stockImportOf(saved.kind), profile: saved.profile, savedProfile: saved };
}

/** Number of rows between progress messages. */
const progressStep = 25_000;

async function run(command: ImportCommand): Promise<void> {
  if (command.type !== undefined) stockImportOf(command.type);
  await access(command.file).catch(() => fail(`${command.file} cannot be read`));
  const env = readEnv();
  await withDatabase(env, async ({ orm, log }) => {
    const reading = await readingOf(orm, command);
    await importInto(orm, command, { ...reading, keptFiles: openFileStore(env, orm), config: configOf(env), log });
  });
}

const configOf = ({ CURRENCY, IMPORT_PRICE_MOVE_PERCENT }: Env): Importing['config'] => ({
  currency: CURRENCY,
  importPriceMovePercent: IMPORT_PRICE_MOVE_PERCENT,
});

interface Importing extends Reading {
  readonly config: Pick<UseCaseConfig, 'currency' | 'importPriceMovePercent'>;
  readonly keptFiles: FileStore;
  readonly log: Logger;
}

async function importInto(
  orm: MikroORM,
  command: ImportCommand,
  { type, profile, savedProfile, keptFiles, config, log }: Importing,
): Promise<void> {
  const em = orm.em.fork();
  let printedRows = 0;
  let problemFile: string | null = null;
  const upload = {
    filename: path.basename(command.file),
    mimetype: 'application/octet-stream',
    createReadStream: () => createReadStream(command.file),
  };
  const { mode, skipInvalid, dryRun, confirmRemoved } = command;
  // The import's events are handled by server processes that run jobs.
  const jobs = await openJobs({ orm, handlers: subscriberJobs(subscribers), log });
  try {
    const report = await runSynchronously(
      { em, services: { jobs, events: createEvents(jobs, subscribers), keptFiles, config }, log },
      {
        ...{
          type,
          origin: ImportOrigin.COMMAND_LINE,
          mode,
          skipInvalid,
          dryRun,
          confirmRemoved,
          profile,
          savedProfile,
        },
        author: { actorId: null, requestId: randomUUID() },
        idempotencyKey: null,
      },
      upload,
      {
        offerProblems(fileId) {
          problemFile = fileId;
          return null;
        },
        onProgress(rows) {
          if (rows < printedRows + progressStep) return;
          printedRows = rows;
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

/** If the problem file cannot be written, only a message is printed, because the import itself is complete. */
async function writeProblems(em: EntityManager, fileId: string, target: string): Promise<void> {
  try {
    const file = await problemDownload(em, fileId);
    await pipeline(Readable.from(contentOf(file)), createWriteStream(target));
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

function tellFailure(error: unknown): void {
  if (error instanceof ImportRefusal) printFindings(error.problems, error.summary.problemCounts, 'problems');
  else printError(error);
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

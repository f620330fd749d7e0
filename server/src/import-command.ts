import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { entities } from './entities.ts';
import { EnvError, readEnv } from './env.ts';
import { tellFindings, tellReport } from './import-telling.ts';
import { AppError } from './kernel/errors/errors.ts';
import { readInput, refuseUnknownFields } from './kernel/input/input.ts';
import {
  ImportMode,
  ImportProfileInput,
  ImportRefusal,
  type ImportReport,
  importStock,
  problemDownload,
  stockImports,
} from './modules/catalogue/index.ts';
import { migrate, openDatabase } from './platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { createEvents, subscriberJobs } from './platform/events.ts';
import { openJobs } from './platform/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { subscribers } from './subscribers.ts';

const usage = `Usage: npm run import -- --type TYPE [options] FILE

Imports a CSV file into the database of DATABASE_URL, or into the embedded one.

  --type TYPE      ${[...stockImports.keys()].join(', ')}
  --profile FILE   how to read the file (JSON; see server/profiles)
  --mode MODE      ${Object.values(ImportMode).join(' (the default) or ')}
  --skip-invalid   take over the rows without problems
  --confirm-removed N  how many pieces replace takes away, where that is more than usual
  --problems FILE  write all problems there, as CSV
  --dry-run        tell what would happen, change nothing
  --help           this text`;

/** What the caller has to mend. The message is printed as it is. */
class CommandError extends Error {}

const complain = (message: string): never => {
  throw new CommandError(message);
};

interface Command {
  readonly type: string;
  readonly file: string;
  readonly profile: string | undefined;
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly dryRun: boolean;
  readonly confirmRemoved: number | null;
  readonly problems: string | undefined;
}

function readCommand(args: string[]): Command | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const mode = Object.values(ImportMode).find((known) => known === (values.mode ?? ImportMode.ADD_OR_UPDATE));
  const [file, ...others] = positionals;
  return {
    type: values.type ?? complain(`--type is missing\n\n${usage}`),
    file: file !== undefined && others.length === 0 ? file : complain(`one FILE is needed\n\n${usage}`),
    profile: values.profile,
    mode: mode ?? complain(`--mode: must be ${Object.values(ImportMode).join(' or ')}`),
    skipInvalid: values['skip-invalid'] ?? false,
    dryRun: values['dry-run'] ?? false,
    confirmRemoved: countOf(values['confirm-removed']),
    problems: values.problems,
  };
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : complain('--confirm-removed: must be a whole number');
}

const options = {
  type: { type: 'string' },
  profile: { type: 'string' },
  mode: { type: 'string' },
  'skip-invalid': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'confirm-removed': { type: 'string' },
  problems: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function readProfile(file: string): Promise<ImportProfileInput> {
  const text = await readFile(file, 'utf8').catch(() => complain(`--profile: ${file} cannot be read`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    complain(`--profile: ${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  refuseUnknownFields(ImportProfileInput, json, 'profile');
  return readInput(ImportProfileInput, json);
}

/** So often the rows read so far are told. */
const progressStep = 25_000;

async function run(command: Command): Promise<ImportReport> {
  const type = stockImports.get(command.type) ?? complain(`--type: must be ${[...stockImports.keys()].join(' or ')}`);
  await access(command.file).catch(() => complain(`${command.file} cannot be read`));
  const profile = command.profile === undefined ? null : await readProfile(command.profile);
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL);
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: path.join(env.DATA_DIR, 'postgres') });
  try {
    const url = env.DATABASE_URL ?? embedded?.url ?? '';
    await migrate(url);
    const orm = await openDatabase({ url, poolSize: 2, entities, log });
    // What the import tells is heard by the processes that work off jobs.
    const jobs = await openJobs({ orm, handlers: subscriberJobs(subscribers), log });
    try {
      const em = orm.em.fork();
      let told = 0;
      let problemFile: string | null = null;
      const upload = {
        filename: path.basename(command.file),
        mimetype: 'text/csv',
        createReadStream: () => createReadStream(command.file),
      };
      try {
        return await importStock(
          {
            em,
            events: createEvents(jobs, subscribers),
            author: { actorId: null, requestId: randomUUID() },
            log,
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
          type,
          upload,
          { ...command, profile },
        );
      } finally {
        if (problemFile !== null && command.problems !== undefined)
          await writeProblems(em, problemFile, command.problems);
      }
    } finally {
      await jobs.stop();
      await orm.close();
    }
  } finally {
    await embedded?.stop();
  }
}

async function writeProblems(em: EntityManager, fileId: string, target: string): Promise<void> {
  const { text } = await problemDownload(em, fileId);
  await pipeline(Readable.from(text), createWriteStream(target));
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

import 'reflect-metadata';
import '../platform/heap.ts';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readEnv } from '../env.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { contentOf, type Download } from '../kernel/transport/download.ts';
import { Loaders } from '../kernel/use-cases/loaders.ts';
import { findByEmail } from '../modules/accounts/users/index.ts';
import { unrestrictedViewer } from '../modules/accounts/visibility/index.ts';
import { type ExportLayoutInput, OwnLayout, prepareExport, tableFile } from '../modules/exports/index.ts';
import { savedProfileNamed } from '../modules/imports/index.ts';
import { stockModules } from '../modules/stock-types/index.ts';
import { inSnapshot } from '../platform/database/transactions.ts';
import { withDatabase } from './command-database.ts';
import { CommandError, fail, printError } from './command-error.ts';
import { type ExportCommand, readCommand, usage } from './export-command-line.ts';

/** Returns the built-in layout or the saved profile's layout with this name. */
async function layoutNamed(em: EntityManager, name: string): Promise<ExportLayoutInput> {
  const builtIn = Object.values(OwnLayout).find((candidate) => candidate === name.toLowerCase());
  if (builtIn) return { own: builtIn };
  const { id } =
    (await savedProfileNamed(em, name)) ?? fail('--layout: must be facet, rapnet or the name of a saved profile');
  return { profileId: id };
}

async function customerId(em: EntityManager, email: string): Promise<number> {
  const user = await findByEmail(em, email).catch((error: unknown) => {
    throw error instanceof AppError ? new CommandError(`--for-user: ${email} is not registered`) : error;
  });
  return user.id;
}

const run = (command: ExportCommand): Promise<void> => {
  const env = readEnv();
  const layoutConfig = { currency: env.CURRENCY, publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
  return withDatabase(env, ({ orm }) =>
    // The whole export reads from one snapshot of the stock.
    inSnapshot(orm.em, async (em) => {
      const { format, activeOnly, forUser } = command;
      const layout = await layoutNamed(em, command.layout);
      const forUserId = forUser === null ? null : await customerId(em, forUser);
      const { type } =
        stockModules.find((module) => module.type.name === command.type) ?? fail('--type: unknown stock type');
      const reader = { em, loaders: new Loaders(), viewer: unrestrictedViewer, config: layoutConfig };
      const request = { list: null, activeOnly, format, layout, forUserId };
      const { notes, ...table } = await prepareExport(reader, type, request);
      for (const { column, message } of notes)
        process.stderr.write(`${column === null ? '' : `${column}: `}${message}\n`);
      await write(tableFile(command.type, format, table), command.out);
    }),
  );
};

/**
 * Returns whether the error means that the program reading the output has ended early, as `head` does. The command
 * then does not report an error.
 */
const isClosedByReader = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Writes the export to a file or standard output. If writing to a file fails, no file is created. */
async function write(file: Download, out: string | null): Promise<void> {
  const content = Readable.from(contentOf(file), { highWaterMark: 1 });
  if (out === null) {
    await pipeline(content, process.stdout, { end: false }).catch((error: unknown) => {
      if (!isClosedByReader(error)) throw error;
    });
    return;
  }
  const unfinished = `${out}.tmp`;
  try {
    await pipeline(content, createWriteStream(unfinished));
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command) await run(command);
  else process.stdout.write(`${usage}\n`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

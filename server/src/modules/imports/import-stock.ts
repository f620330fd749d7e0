import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { AppError } from '../../kernel/errors/errors.ts';
import { storageFault } from '../../kernel/errors/storage-fault.ts';
import type { Upload } from '../../kernel/input/upload.ts';
import type { Events } from '../../kernel/use-cases/events.ts';
import type { HouseConfig } from '../../kernel/use-cases/services.ts';
import type { Transaction } from '../../kernel/use-cases/transaction.ts';
import type { EntryAuthor } from '../../platform/database/audit-trail.ts';
import { readSheet, type Sheet, type SheetRow } from '../../platform/spreadsheets/spreadsheets.ts';
import type { StockImport } from '../stock/files/index.ts';
import { importRefused } from '../stock/index.ts';
import type { OfferedFile, ProblemSummary } from './findings/finding.ts';
import type { ImportReport } from './findings/import-report.ts';
import type { KeepPiece } from './findings/problem-file.ts';
import { ImportRefusal, ProblemLog } from './findings/problem-log.ts';
import { readAsOf } from './findings/read-as.type.ts';
import { ImportMode } from './import-mode.ts';
import { type ImportOutcome, perform, rehearse } from './import-transaction.ts';
import { type ImportTrail, importEntry } from './merging/change-trail.ts';
import type { IdRange } from './merging/id-range.ts';
import { withImportConnection } from './merging/import-connection.ts';
import { importTable } from './merging/import-table.ts';
import { isConfirmationNeeded } from './merging/removal.ts';
import { checkStagedRows } from './merging/row-checks.ts';
import { Staging } from './merging/staging.ts';
import { claimStock, StockBusy } from './merging/stock-claim.ts';
import { firstDifferent } from './reading/column-questions.ts';
import { type ImportPlan, planImport } from './reading/import-plan.ts';
import { headerNames, type ImportProfile, vendorOf } from './reading/import-profile.ts';

export interface ImportOptions {
  readonly mode: ImportMode;
  /** Take over the rows without problems and leave the others. */
  readonly skipInvalid: boolean;
  /** Tell what would happen, change nothing. */
  readonly dryRun: boolean;
  /** How many pieces REPLACE may take away that the file does not name, where that is more than usual. Null: nobody has said. */
  readonly confirmRemoved: number | null;
  readonly profile: ImportProfile | null;
}

export interface ImportDeps {
  readonly em: EntityManager;
  readonly events: Events;
  readonly config: Pick<HouseConfig, 'currency' | 'importPriceMovePercent'>;
  /** Whose import the audit log tells of. Null: nobody's. */
  readonly author: EntryAuthor | null;
  readonly log: Logger;
  /** Makes the address of the file that has all problems; null offers none. */
  readonly offerProblems?: (fileId: string) => OfferedFile | null;
  /** The run that this import is: entries of the audit log name it. */
  readonly runId?: number;
  /** Keeps the report of what was imported, in the import's own transaction. */
  readonly keepReport?: (transaction: Transaction, report: ImportReport, made: ImportMade) => Promise<void>;
  /** Hears of rows read so far. */
  readonly onProgress?: (rows: number) => void;
  /** The import comes again when its stock is free: that another one writes it just now is no refusal. */
  readonly comesAgain?: boolean;
  /** Ends the import with its reason, before anything is changed. */
  readonly signal?: AbortSignal;
}

/** What an import has made that its report does not tell. */
export interface ImportMade {
  /** The ids of new rows, from the first to the last of each range. */
  readonly newRows: readonly IdRange[];
}

/** Rows from the beginning of a file by which its reading is decided. */
const headRows = 500;

/**
 * Imports one file of one type of stock. All or nothing: a file with problems is refused with INVALID_REQUEST, the problems
 * under `details`, unless `skipInvalid`; a dry run answers them in the report. Readers see all changes at once.
 * A column that is there and blank clears its field; a field without a column stays as it is. The audit log has an entry for
 * every changed row and one for the import, also when it is refused.
 */
export async function importStock(
  deps: ImportDeps,
  type: StockImport,
  upload: Upload,
  options: ImportOptions,
): Promise<ImportReport> {
  const { em, events, author, log } = deps;
  const trail =
    author && !options.dryRun ? { author, type, fileName: upload.filename, runId: deps.runId ?? null } : null;
  try {
    return await importFile(deps, type, upload, { ...options, trail });
  } catch (thrown) {
    // Where workbooks are unpacked, and where rows are staged, there may be no room either.
    const error = storageFault(thrown) ?? thrown;
    if (trail && error instanceof AppError && !isPutOff(deps, error)) {
      const why = { mode: options.mode, ...refusalFacts(error) };
      const told = em.transactional(async (tx) => {
        await importEntry(trail, why).execute(tx.getKysely());
        const facts = { type: type.name, fileName: upload.filename, actorId: trail.author.actorId, why };
        await events.tell(tx, importRefused, facts);
      });
      await told.catch((err: unknown) => log.error({ err }, 'a refused import has no entry'));
    }
    throw error;
  }
}

/** Whether an import is only put off: another one writes its stock, and it comes again. */
export const isPutOff = ({ comesAgain }: Pick<ImportDeps, 'comesAgain'>, error: unknown): boolean =>
  comesAgain === true && error instanceof StockBusy;

/** What the log says of an import that was refused. */
function refusalFacts(error: AppError): Record<string, string | number> {
  if (error instanceof ImportRefusal) return { refused: 'problems', problems: error.summary.problemCount };
  const [{ path, message } = { path: '', message: error.message }] = error.details ?? [];
  return { refused: `${path} ${message}`.trim() };
}

async function importFile(
  { em, events, config, log, offerProblems, keepReport, onProgress, signal }: ImportDeps,
  type: StockImport,
  upload: Upload,
  options: ImportOptions & { readonly trail: ImportTrail | null },
): Promise<ImportReport> {
  const profile = options.profile ?? {};
  const vendor = vendorOf(profile);
  const sheet = await readSheet(upload, headerNames(type, profile), { sheet: profile.sheet });
  const problems = new ProblemLog(sheet.headerLine);
  const told = async (keep: KeepPiece): Promise<ProblemSummary> => {
    const fileId = await problems.keepAll(keep);
    const problemFile = fileId === null ? null : (offerProblems?.(fileId) ?? null);
    return { problemCount: problems.count, problemCounts: problems.counts, problemFile };
  };
  const batches = sheet.batches[Symbol.asyncIterator]();
  try {
    const head = await firstRows(batches);
    const plan = planImport(type, { ...sheet, rows: head }, { profile, currency: config.currency }, problems);
    const columns = describeColumns(sheet, head, plan);
    // What its columns hold has to be told first.
    const unread = (summary: ProblemSummary, read = 0): ImportReport => {
      if (!options.dryRun) throw new ImportRefusal(problems.list, summary);
      return {
        ...emptyReport,
        readAs: readAsOf(sheet),
        read,
        problems: problems.list,
        ...summary,
        questions: problems.questions,
        columns,
      };
    };
    if (problems.count > 0) return unread(await told((statement) => statement.execute(em.getKysely())));
    return await withImportConnection({ em, signal, log }, async (connection) => {
      if (!options.dryRun) await claimStock(connection, type, vendor);
      const table = importTable(em, type, plan);
      const staging = await Staging.open(connection, table, plan.keySlot);
      let read = 0;
      for await (const rows of startingWith(head, batches)) {
        for (const row of rows) staging.add(plan.read(row));
        await staging.endBatch();
        await problems.keepFullPieces(connection.run);
        read += rows.length;
        onProgress?.(read);
        signal?.throwIfAborted();
        // Whoever else waits for this process comes first: parsing is done a slice at a time.
        await turnOfOthers();
      }
      await staging.finish();
      if (plan.askQuestions()) return unread(await told(connection.run), read);
      await checkStagedRows({ connection, type, plan, table, problems, changedStones: profile.changedStones ?? null });
      const summary = await told(connection.run);
      if (problems.count > 0 && !options.skipInvalid && !options.dryRun)
        throw new ImportRefusal(problems.list, summary);

      const reportOf = ({ counts, preview, notices }: ImportOutcome): ImportReport => {
        const { inserted, updated, unchanged, notApplied } = counts;
        return {
          isApplied: !options.dryRun,
          readAs: readAsOf(sheet),
          read,
          ...counts,
          isConfirmationNeeded: isConfirmationNeeded(counts),
          skipped: read - inserted - updated - unchanged - notApplied,
          problems: problems.list,
          ...summary,
          questions: problems.questions,
          notices: notices.list,
          noticeCounts: notices.counts,
          columns,
          preview,
        };
      };
      signal?.throwIfAborted();
      const isReplacing = options.mode === ImportMode.REPLACE;
      const words = { headersOf: plan.headersOf, lineOf: (row: number) => problems.lineOf(row) };
      const keep = (outcome: ImportOutcome) => keepReport?.(connection, reportOf(outcome), outcome);
      const merge = {
        ...options,
        file: plan.file,
        events,
        connection,
        type,
        table,
        isReplacing,
        vendor,
        words,
        keep,
        priceMovePercent: config.importPriceMovePercent,
      };
      return reportOf(await (options.dryRun ? rehearse(merge) : perform(merge, log)));
    });
  } finally {
    await batches.return?.();
  }
}

const emptyReport = {
  isApplied: false,
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  notApplied: 0,
  deactivated: 0,
  deactivatable: 0,
  isConfirmationNeeded: false,
  skipped: 0,
  questions: [],
  notices: [],
  noticeCounts: [],
  preview: [],
};

async function firstRows(batches: AsyncIterator<readonly SheetRow[]>): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  while (rows.length < headRows) {
    const next = await batches.next();
    if (next.done) break;
    rows.push(...next.value);
  }
  return rows;
}

async function* startingWith(
  head: readonly SheetRow[],
  rest: AsyncIterator<readonly SheetRow[]>,
): AsyncGenerator<readonly SheetRow[]> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const describeColumns = (sheet: Sheet, head: readonly SheetRow[], plan: ImportPlan): ImportReport['columns'] =>
  sheet.header.map((column, index) => {
    const use = plan.uses[index];
    const cells = head.map(({ cells }) => cells[index]?.trim() ?? '').filter((text) => text !== '');
    return {
      column,
      field: use?.kind === 'heading' ? use.heading : null,
      isExtra: plan.isExtra(index),
      isKnown: use?.kind !== 'extra' || use.isKnown,
      samples: firstDifferent(cells),
    };
  });

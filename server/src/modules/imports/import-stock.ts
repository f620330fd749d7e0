import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { AppError } from '../../kernel/errors/errors.ts';
import { storageFault } from '../../kernel/errors/external-faults.ts';
import type { Upload } from '../../kernel/input/upload.ts';
import type { Events } from '../../kernel/use-cases/events.ts';
import type { UseCaseConfig } from '../../kernel/use-cases/services.ts';
import type { Transaction } from '../../kernel/use-cases/transaction.ts';
import type { EntryAuthor } from '../../platform/database/audit-trail.ts';
import { readSheet, type Sheet, type SheetRow } from '../../platform/spreadsheets/spreadsheets.ts';
import { importRefused } from '../stock/index.ts';
import type { OfferedFile } from './findings/finding.type.ts';
import type { ImportReport, ProblemSummary } from './findings/import-report.ts';
import { ImportRefusal, ProblemCollector } from './findings/problem-collector.ts';
import type { StorePiece } from './findings/problem-file.ts';
import { readAsOf } from './findings/read-as.type.ts';
import type { FileJob } from './import-job.ts';
import { dryRunMerge, type ImportOutcome, runMerge } from './import-transaction.ts';
import { type ImportAuditContext, importEntry } from './merging/audited-update.ts';
import type { IdRange } from './merging/id-range.ts';
import { withImportConnection } from './merging/import-connection.ts';
import { importTable } from './merging/import-table.ts';
import { isConfirmationNeeded } from './merging/removal-confirmation.ts';
import { checkStagedRows } from './merging/row-checks.ts';
import { Staging } from './merging/staging.ts';
import { claimStock, StockBusy } from './merging/stock-claim.ts';
import { firstDifferent } from './reading/column-questions.ts';
import { type ImportPlan, planImport } from './reading/import-plan.ts';
import { headerNames, vendorOf } from './reading/import-profile.ts';

export interface ImportDeps {
  readonly em: EntityManager;
  readonly events: Events;
  readonly config: Pick<UseCaseConfig, 'currency' | 'importPriceMovePercent'>;
  /** Author of the audit log entries. Null for imports that write no entries, such as imports of demo data. */
  readonly author: EntryAuthor | null;
  readonly log: Logger;
  /** Returns the download URL of the file that lists all problems, or null for no URL. */
  readonly offerProblems?: (fileId: string) => OfferedFile | null;
  /** Run ID for the audit log entries. */
  readonly runId?: number;
  /** Stores the report in the import's transaction. */
  readonly storeReport?: (transaction: Transaction, report: ImportReport, result: ImportSideResult) => Promise<void>;
  /** Called during the import with the number of rows read so far. */
  readonly onProgress?: (rows: number) => void;
  /**
   * True if the caller retries the import later. A concurrent import of the same stock is then not recorded as a
   * rejection.
   */
  readonly isRetried?: boolean;
  /** If this signal is aborted before any changes are made, the import fails with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Data about a completed import that its report does not contain. */
export interface ImportSideResult {
  /** ID ranges of inserted rows. */
  readonly newRows: readonly IdRange[];
}

/** Number of rows used to detect the format of a file. */
const headRows = 500;

/**
 * Imports one file of one stock type, all or nothing. A file with problems is rejected with INVALID_REQUEST and the
 * problems in `details`, unless `skipInvalid` is true. A dry run returns them in the report. All changes become
 * visible at the same time. A blank cell clears its field; a field without a column is unchanged. The audit log has
 * an entry for every changed row and one for the import, even if it is rejected.
 */
export async function importStock(deps: ImportDeps, job: FileJob, upload: Upload): Promise<ImportReport> {
  const { em, events, author, log } = deps;
  const { type } = job;
  const auditContext =
    author && !job.dryRun ? { author, type, fileName: upload.filename, runId: deps.runId ?? null } : null;
  try {
    return await importFile(deps, { ...job, auditContext }, upload);
  } catch (thrown) {
    // The disk can also become full while a workbook is unpacked or rows are staged.
    const error = storageFault(thrown) ?? thrown;
    if (auditContext && error instanceof AppError && !isPostponed(deps, error)) {
      const why = { mode: job.mode, ...refusalFacts(error) };
      const recorded = em.transactional(async (tx) => {
        await importEntry(auditContext, why).execute(tx.getKysely());
        const facts = { type: type.name, fileName: upload.filename, actorId: auditContext.author.actorId, why };
        await events.publish(tx, importRefused, facts);
      });
      await recorded.catch((err: unknown) =>
        log.error({ err }, 'could not write the audit entry of a rejected import'),
      );
    }
    throw error;
  }
}

/** Returns true if the import will be retried because another import is writing the same stock. */
export const isPostponed = ({ isRetried }: Pick<ImportDeps, 'isRetried'>, error: unknown): boolean =>
  isRetried === true && error instanceof StockBusy;

/** Returns the facts about a rejected import for the audit log. */
function refusalFacts(error: AppError): Record<string, string | number> {
  if (error instanceof ImportRefusal) return { refused: 'problems', problems: error.summary.problemCount };
  const [{ path, message } = { path: '', message: error.message }] = error.details ?? [];
  return { refused: `${path} ${message}`.trim() };
}

async function importFile(
  { em, events, config, log, offerProblems, storeReport, onProgress, signal }: ImportDeps,
  job: FileJob & { readonly auditContext: ImportAuditContext | null },
  upload: Upload,
): Promise<ImportReport> {
  const { type, dryRun, skipInvalid } = job;
  const profile = job.profile ?? {};
  const vendor = vendorOf(profile);
  const sheet = await readSheet(upload, headerNames(type, profile), { sheet: profile.sheet });
  const problems = new ProblemCollector(sheet.headerLine);
  const summarizeProblems = async (store: StorePiece): Promise<ProblemSummary> => {
    const fileId = await problems.flush(store);
    const problemFile = fileId === null ? null : (offerProblems?.(fileId) ?? null);
    return { problemCount: problems.count, problemCounts: problems.counts, problemFile };
  };
  const batches = sheet.batches[Symbol.asyncIterator]();
  try {
    const head = await firstRows(batches);
    const plan = planImport(type, { ...sheet, rows: head }, { profile, currency: config.currency }, problems);
    const columns = describeColumns(sheet, head, plan);
    // Returns the report for a file that could not be read because its columns have problems or open questions.
    const unreadReport = (summary: ProblemSummary, read = 0): ImportReport => {
      if (!dryRun) throw new ImportRefusal(problems.list, summary);
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
    if (problems.count > 0)
      return unreadReport(await summarizeProblems((statement) => statement.execute(em.getKysely())));
    return await withImportConnection({ em, signal, log }, async (connection) => {
      if (!dryRun) await claimStock(connection, type, vendor);
      const table = importTable(em, type, plan);
      const staging = await Staging.open(connection, table, plan.keySlot);
      let read = 0;
      for await (const rows of prependRows(head, batches)) {
        for (const row of rows) staging.add(plan.read(row));
        await staging.endBatch();
        await problems.flushFullPieces(connection.run);
        read += rows.length;
        onProgress?.(read);
        signal?.throwIfAborted();
        // Lets other requests in this process run between two batches of rows.
        await turnOfOthers();
      }
      await staging.finish();
      if (plan.askQuestions()) return unreadReport(await summarizeProblems(connection.run), read);
      await checkStagedRows({ connection, type, plan, table, problems, changedStones: profile.changedStones ?? null });
      const summary = await summarizeProblems(connection.run);
      if (problems.count > 0 && !skipInvalid && !dryRun) throw new ImportRefusal(problems.list, summary);

      const reportOf = ({ counts, preview, notices }: ImportOutcome): ImportReport => {
        const { inserted, updated, unchanged, notApplied } = counts;
        return {
          isApplied: !dryRun,
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
      const fileNames = { headersOf: plan.headersOf, lineOf: (row: number) => problems.lineOf(row) };
      const storeOutcome = (outcome: ImportOutcome) => storeReport?.(connection, reportOf(outcome), outcome);
      const merge = {
        ...job,
        file: plan.file,
        events,
        connection,
        table,
        vendor,
        fileNames,
        storeOutcome,
        priceMovePercent: config.importPriceMovePercent,
      };
      return reportOf(await (dryRun ? dryRunMerge(merge) : runMerge(merge, log)));
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

async function* prependRows(
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

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ChangeAuthor } from '../../../kernel/change-author.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Upload } from '../../../kernel/upload.ts';
import { summaryEntry } from '../../../platform/audit-trail.ts';
import { readSheet, type Sheet, type SheetRow } from '../../../platform/spreadsheets.ts';
import { checkStagedRows } from './import-checks.ts';
import { type ImportConnection, withImportConnection } from './import-connection.ts';
import type { MergeCounts } from './import-merge.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { ImportRefusal, ProblemLog } from './import-problems.ts';
import { headerNames, type ImportProfile } from './import-profile.ts';
import type { ImportReport } from './import-report.ts';
import { settleDoubts } from './import-settle-doubts.ts';
import { Staging } from './import-staging.ts';
import { importTable } from './import-table.ts';
import { perform, rehearse } from './import-transaction.ts';
import type { StockImport } from './import-type.ts';

/** What to do with the rows of a file. The values are REST's. */
export enum ImportMode {
  ADD_OR_UPDATE = 'addOrUpdate',
  REPLACE = 'replace',
}

export interface ImportOptions {
  readonly mode: ImportMode;
  /** Take over the rows without problems and leave the others. */
  readonly skipInvalid: boolean;
  /** Tell what would happen, change nothing. */
  readonly dryRun: boolean;
  readonly profile: ImportProfile | null;
}

interface ImportDeps {
  readonly em: EntityManager;
  /** Whose import the audit log tells of. Null: nobody's. */
  readonly author: ChangeAuthor | null;
  readonly log: Logger;
  /** Hears of rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Rows from the beginning of a file by which its reading is decided. */
const headRows = 500;
const samplesShown = 5;

/**
 * Imports one file of one type of stock. All or nothing: a file with problems is refused with INVALID_REQUEST, the problems
 * under `details`, unless `skipInvalid`; a dry run answers them in the report. Readers see all changes at once.
 * A column that is there and blank clears its field; a field without a column stays as it is.
 */
export async function importStock(
  { em, author, log, onProgress }: ImportDeps,
  type: StockImport,
  upload: Upload,
  options: ImportOptions,
): Promise<ImportReport> {
  const problems = new ProblemLog();
  const sheet = await readSheet(upload, headerNames(type, options.profile ?? {}));
  const batches = sheet.batches[Symbol.asyncIterator]();
  try {
    const head = await firstRows(batches);
    const plan = planImport(type, { ...sheet, rows: head }, options.profile ?? {}, problems);
    const columns = describeColumns(sheet, head, plan);
    if (problems.count > 0) {
      if (!options.dryRun) throw new ImportRefusal(problems);
      return { ...emptyReport, problems: problems.list, problemCount: problems.count, columns };
    }
    return await withImportConnection(em, async (connection) => {
      if (!options.dryRun) await claim(connection, type);
      const table = importTable(em, type, plan);
      const staging = await Staging.open(connection, table, plan.keySlot);
      let read = 0;
      for await (const rows of startingWith(head, batches)) {
        for (const row of rows) staging.add(plan.read(row));
        await staging.sendFullPieces();
        read += rows.length;
        onProgress?.(read);
      }
      await staging.finish();
      if (plan.askQuestions()) {
        if (!options.dryRun) throw new ImportRefusal(problems);
        return { ...emptyReport, read, problems: problems.list, problemCount: problems.count, columns };
      }
      await settleDoubts({ connection, type, plan, table, problems });
      await checkStagedRows({ connection, type, plan, table, problems });
      if (problems.count > 0 && !options.skipInvalid && !options.dryRun) throw new ImportRefusal(problems);

      const merge = { connection, type, table, isReplacing: options.mode === ImportMode.REPLACE };
      const noteOf = author && ((counts: MergeCounts) => importEntry(author, type, upload, { ...options, counts }));
      const outcome = await (options.dryRun ? rehearse(merge) : perform(merge, noteOf, log));
      const { inserted, updated, unchanged } = outcome.counts;
      return {
        isApplied: !options.dryRun,
        read,
        ...outcome.counts,
        skipped: read - inserted - updated - unchanged,
        problems: problems.list,
        problemCount: problems.count,
        columns,
        preview: outcome.preview,
      };
    });
  } finally {
    await batches.return?.();
  }
}

/** One entry of the audit log for the whole file: rows by the thousand would drown what people have done by hand. */
const importEntry = (
  author: ChangeAuthor,
  { name }: StockImport,
  { filename }: Upload,
  { mode, counts: { inserted, updated, deactivated } }: Pick<ImportOptions, 'mode'> & { counts: MergeCounts },
) =>
  summaryEntry(author, {
    subject: 'import',
    subjectId: name,
    label: filename,
    facts: { mode, inserted, updated, deactivated },
  });

const emptyReport = {
  isApplied: false,
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  deactivated: 0,
  skipped: 0,
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
      isExtra: plan.file.extras.includes(use?.kind === 'extra' ? use.name : column),
      samples: [...new Set(cells)].slice(0, samplesShown),
    };
  });

/** One import of a type at a time: two would undo each other's REPLACE. */
async function claim(connection: ImportConnection, type: StockImport): Promise<void> {
  const { rows } = await connection.run(sql<{ claimed: boolean }>`
    select pg_try_advisory_lock(hashtext('stock-import'), hashtext(${type.name})) as claimed`);
  if (rows[0]?.claimed) return;
  throw new AppError('INVALID_REQUEST', {
    status: 409,
    details: [{ path: 'file', message: `another import of ${type.name} is running: try again when it has ended` }],
  });
}

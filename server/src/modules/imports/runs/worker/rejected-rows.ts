import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileStore } from '../../../../kernel/use-cases/file-store.ts';
import { queryIn } from '../../../../platform/database/statements/own-tables.ts';
import { anyOf } from '../../../../platform/database/statements/statements.ts';
import { readSheet, type Sheet, writeCsv } from '../../../../platform/spreadsheets/spreadsheets.ts';
import type { ImportProblem } from '../../findings/finding.type.ts';
import type { ImportJob } from '../../import-job.ts';
import { headerNames } from '../../reading/import-profile.ts';
import { storedUpload } from './stored-upload.ts';

interface RejectedFile extends Pick<ImportJob, 'type' | 'profile'> {
  readonly fileName: string;
  readonly fileId: string;
  readonly problemFileId: string;
}

/**
 * Returns the rows of a stored file that have problems, as CSV. Adds the line number and the problems to the columns
 * of the file. Reads the file and its problems in parallel, with constant memory.
 */
export async function rejectedRows(
  em: EntityManager,
  files: FileStore,
  file: RejectedFile,
): Promise<AsyncIterable<string>> {
  const { type, fileId, fileName, profile } = file;
  const { sheet: name } = profile ?? {};
  const sheet = await readSheet(storedUpload(files, fileId, fileName), headerNames(type, profile ?? {}), {
    sheet: name,
  });
  return writeCsv([...sheet.header, 'line', 'reason'], rowsOf(sheet, new ProblemsByRow(em, file.problemFileId)));
}

async function* rowsOf({ header, headerLine, batches }: Sheet, problems: ProblemsByRow): AsyncGenerator<string[]> {
  const columnIndex = ({ column }: ImportProblem): number => (column === null ? -1 : header.indexOf(column));
  const byColumn = (problem: ImportProblem, otherProblem: ImportProblem): number =>
    columnIndex(problem) - columnIndex(otherProblem);
  for await (const rows of batches) {
    const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
    await problems.moveTo(first, last);
    for (const { number, cells } of rows) {
      const reasons = problems.problemsOf(number);
      if (reasons.length === 0) continue;
      const paddedCells = header.map((_, column) => cells[column] ?? '');
      // Includes cells beyond the last header column, because they may be the problem.
      yield [
        ...paddedCells,
        String(headerLine + number),
        reasons.toSorted(byColumn).map(reasonOf).join('; '),
        ...cells.slice(header.length),
      ];
    }
  }
}

const reasonOf = ({ column, message }: ImportProblem): string => (column === null ? message : `${column} ${message}`);

/** Problems of a file, read in the order of its rows. */
class ProblemsByRow {
  #pieces: { readonly position: number; readonly last: number; readonly byRow: Map<number, ImportProblem[]> }[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly fileId: string,
  ) {}

  /**
   * Loads the stored pieces with problems of these rows. There are only a few, because each check reports its
   * problems in row order.
   */
  async moveTo(first: number, last: number): Promise<void> {
    this.#pieces = this.#pieces.filter((piece) => piece.last >= first);
    const loaded = this.#pieces.map(({ position }) => position);
    const rows = await queryIn(this.em)
      .selectFrom('import_problem_piece')
      .select(['position', 'last_row as last', 'problems'])
      .where('file_id', '=', this.fileId)
      .where('last_row', '>=', first)
      .where('first_row', '<=', last)
      .where((piece) => piece.not(piece('position', '=', anyOf(loaded))))
      .orderBy('position')
      .$castTo<{ position: number; last: number; problems: ImportProblem[] }>()
      .execute();
    for (const { position, last: end, problems } of rows) {
      this.#pieces.push({ position, last: end, byRow: Map.groupBy(problems, ({ row }) => row) });
    }
  }

  problemsOf(row: number): ImportProblem[] {
    return this.#pieces.flatMap(({ byRow }) => byRow.get(row) ?? []);
  }
}

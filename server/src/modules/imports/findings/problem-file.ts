import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { Download } from '../../../kernel/transport/download.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { asJson } from '../../../platform/database/statements/statements.ts';
import { csvHead, csvLines } from '../../../platform/spreadsheets/spreadsheets.ts';
import type { ImportProblem, OfferedFile } from './finding.type.ts';

/** Time for which the problems of a dry run are stored and their download URL is valid, in seconds. */
const retentionSeconds = 24 * 60 * 60;

/** Columns of the problem file. */
export const problemColumns = ['line', 'row', 'column', 'value', 'code', 'message'] as const;

/** Number of problems per stored piece, about 100 kB. */
const pieceRows = 1_000;

/**
 * Runs the statement that stores a piece, outside the import's transaction, so that the problems of a rejected import
 * remain stored.
 */
export type StorePiece = (statement: RawBuilder<unknown>) => Promise<unknown>;

/**
 * All problems of one imported file. Pieces are written to the database as problems are found, so memory stays
 * constant.
 */
export class ProblemFile {
  readonly #id = randomUUID();
  #rows: ImportProblem[] = [];
  #pieces = 0;

  add(problem: ImportProblem): void {
    this.#rows.push(problem);
  }

  async flushFullPieces(store: StorePiece): Promise<void> {
    while (this.#rows.length >= pieceRows) await this.#storePiece(store);
  }

  async flush(store: StorePiece): Promise<string | null> {
    while (this.#rows.length > 0) await this.#storePiece(store);
    return this.#pieces === 0 ? null : this.#id;
  }

  async #storePiece(store: StorePiece): Promise<void> {
    const problems = this.#rows.splice(0, pieceRows);
    const rows = problems.map(({ row }) => row);
    await store(sql`
      insert into import_problem_piece (file_id, position, problems, first_row, last_row)
      values (
        ${this.#id}, ${this.#pieces++}, ${asJson(problems)}, ${Math.min(...rows)}, ${Math.max(...rows)}
      )`);
  }
}

/** Returns a stored problem file, by ID, as a CSV download. Throws ITEM_NOT_FOUND if it has been deleted. */
export async function problemDownload(em: EntityManager, id: string): Promise<Download> {
  const first = await pieceOf(em, id, 0);
  if (first === undefined) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'token', message: 'refers to a file that has been deleted' }],
      explanation: 'This list of problems has been deleted. Check the file again to get a new list.',
    });
  }
  async function* text(): AsyncGenerator<string> {
    yield csvHead(problemColumns);
    for (let position = 0, piece: readonly ImportProblem[] | undefined = first; piece !== undefined; ) {
      yield csvLines(piece.map((problem) => problemColumns.map((name) => String(problem[name] ?? ''))));
      piece = await pieceOf(em, id, ++position);
    }
  }
  return { fileName: problemFileName, mediaType: 'text/csv; charset=utf-8', text: text() };
}

const problemFileName = 'import-problems.csv';

/** Prefix of the file name in download tokens for problem files. */
export const problemFilePrefix = 'import-problems/';

/**
 * Signs a download URL for the problem file. It is valid while the file is stored and the caller is an administrator.
 */
export function signProblemFileUrl(ctx: RequestContext, id: string): OfferedFile {
  const claims = { userId: actorOf(ctx).id, file: `${problemFilePrefix}${id}`, activeOnly: false };
  const { token, expiresAt } = ctx.services.downloadTokens.sign(claims, retentionSeconds);
  return { fileName: problemFileName, url: `/exports?token=${token}`, expiresAt };
}

async function pieceOf(em: EntityManager, id: string, position: number): Promise<readonly ImportProblem[] | undefined> {
  const piece = queryIn(em).selectFrom('import_problem_piece').select('problems').$castTo<ProblemPiece>();
  return (await piece.where('file_id', '=', id).where('position', '=', position).executeTakeFirst())?.problems;
}

interface ProblemPiece {
  readonly problems: readonly ImportProblem[];
}

/** SQL condition: the piece belongs to an import, not a dry run, whose file is still stored. */
const hasStoredFile = sql<boolean>`exists (
  select from import_run r join kept_file k on k.id = r.file_id
  where r.problem_file_id = import_problem_piece.file_id and not r.is_dry_run)`;

/** Deletes expired problems: problems of dry runs after a day, all others when the imported file is deleted. */
export const deleteExpiredProblems: JobHandler = {
  queue: 'forget-import-problems',
  schedule: '17 * * * *',
  title: 'Delete old import problems',
  async handle({ em }) {
    const expiryTime = sql<string>`now() - ${`${retentionSeconds} seconds`}::interval`;
    const old = queryIn(em).deleteFrom('import_problem_piece').where('kept_at', '<', expiryTime);
    await old.where(({ not }) => not(hasStoredFile)).execute();
  },
};

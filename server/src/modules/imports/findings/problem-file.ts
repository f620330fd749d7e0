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

/** For so long all problems of a file can be fetched. */
const keptSeconds = 24 * 60 * 60;

/** Of such files. */
export const problemColumns = ['line', 'row', 'column', 'value', 'code', 'message'] as const;

/** Problems are kept in pieces of so many: some 100 kB. */
const pieceRows = 1_000;

/** Runs the statement that keeps a piece. Outside transactions: a refusal takes nothing of it back. */
export type KeepPiece = (statement: RawBuilder<unknown>) => Promise<unknown>;

/** All problems of one imported file: written to the database while they are found, in constant memory. */
export class ProblemFile {
  readonly #id = randomUUID();
  #rows: ImportProblem[] = [];
  #pieces = 0;

  add(problem: ImportProblem): void {
    this.#rows.push(problem);
  }

  async keepFullPieces(keep: KeepPiece): Promise<void> {
    while (this.#rows.length >= pieceRows) await this.#keep(keep);
  }

  async keepAll(keep: KeepPiece): Promise<string | null> {
    while (this.#rows.length > 0) await this.#keep(keep);
    return this.#pieces === 0 ? null : this.#id;
  }

  async #keep(keep: KeepPiece): Promise<void> {
    const problems = this.#rows.splice(0, pieceRows);
    const rows = problems.map(({ row }) => row);
    await keep(sql`
      insert into import_problem_piece (file_id, position, problems, first_row, last_row)
      values (
        ${this.#id}, ${this.#pieces++}, ${asJson(problems)}, ${Math.min(...rows)}, ${Math.max(...rows)}
      )`);
  }
}

/** The problems kept under an id. Throws ITEM_NOT_FOUND when they are no longer kept. */
export async function problemDownload(em: EntityManager, id: string): Promise<Download> {
  const first = await pieceOf(em, id, 0);
  if (first === undefined) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'token', message: 'names a file that is no longer kept' }],
      explanation: 'This list of problems is no longer kept. Check the file again to get a new one.',
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

/** What begins the names of such files in the tokens that open them. */
export const problemFilePrefix = 'import-problems/';

/** Signs an address under which this administrator, and nobody who is none any more, gets the file as long as it is kept. */
export function offerProblemFile(ctx: RequestContext, id: string): OfferedFile {
  const claims = { userId: actorOf(ctx).id, file: `${problemFilePrefix}${id}`, activeOnly: false };
  const { token, expiresAt } = ctx.services.downloadTokens.sign(claims, keptSeconds);
  return { fileName: problemFileName, url: `/exports?token=${token}`, expiresAt };
}

async function pieceOf(em: EntityManager, id: string, position: number): Promise<readonly ImportProblem[] | undefined> {
  const piece = queryIn(em).selectFrom('import_problem_piece').select('problems').$castTo<ProblemPiece>();
  return (await piece.where('file_id', '=', id).where('position', '=', position).executeTakeFirst())?.problems;
}

interface ProblemPiece {
  readonly problems: readonly ImportProblem[];
}

/** SQL: pieces whose file is kept with a run that has changed something, or wanted to: for as long as that file. */
const isOfKeptFile = sql<boolean>`exists (
  select from import_run r join kept_file k on k.id = r.file_id
  where r.problem_file_id = import_problem_piece.file_id and not r.is_dry_run)`;

/** Problems of dry runs are kept for a day: by then the file is mended or forgotten. */
export const forgetImportProblems: JobHandler = {
  queue: 'forget-import-problems',
  schedule: '17 * * * *',
  async handle({ em }) {
    const oldest = sql<string>`now() - ${`${keptSeconds} seconds`}::interval`;
    const old = queryIn(em).deleteFrom('import_problem_piece').where('kept_at', '<', oldest);
    await old.where(({ not }) => not(isOfKeptFile)).execute();
  },
};

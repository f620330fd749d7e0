import { type RawBuilder, sql } from 'kysely';
import { DecimalMark, FaultCode, readNumber } from '../../stock/cells/index.ts';
import type { ImportQuestion, ImportReading } from '../../stock/headings/index.ts';
import type { AmbiguityKind } from '../reading/ambiguous-numbers.ts';
import { firstDifferent } from '../reading/column-questions.ts';
import { type CheckedFile, rejectRows } from './row-rejections.ts';

/**
 * Resolves ambiguous numbers after all rows have been staged. Converts the numbers if the decimal separator can be
 * determined from the column. Otherwise rejects their rows and adds a question.
 */
export async function resolveAmbiguousNumbers(file: CheckedFile): Promise<void> {
  for (const { id, kind } of file.plan.doubts.kinds) {
    const mark = kind.numbers.markFor(kind.sign);
    if (mark === kind.stagedBy) continue;
    if (mark === null) await refuseAndAsk(file, id, kind);
    else if (kind.fault)
      await refuseAmbiguous(file, id, kind, kind.fault.code, sql<string>`${sql.lit(kind.fault.message)}`);
    else await applyOtherReading(file, id, kind);
  }
}

async function refuseAndAsk(file: CheckedFile, id: number, kind: AmbiguityKind): Promise<void> {
  const staged = sql`${sql.ref(`s.${stagedColumn(file, kind).column}`)}::numeric`;
  const readings = sql`trim_scale(least(${staged}, ${otherReading(staged, kind)}))::text || ' or '
    || trim_scale(greatest(${staged}, ${otherReading(staged, kind)}))::text`;
  const message = sql<string>`'may be ' || ${readings} || ${sql.lit(`: ${kind.numbers.question}`)}`;
  await refuseAmbiguous(file, id, kind, FaultCode.AMBIGUOUS_NUMBER, message);
  file.problems.addQuestion(await questionOf(file, id, kind));
}

/** Maximum number of cells that are searched for distinct example values. */
const sampledCells = 200;

/**
 * Returns the question about the decimal separator. The answer applies to all columns, so the question shows only the
 * first ambiguous column.
 */
async function questionOf(file: CheckedFile, id: number, { column }: AmbiguityKind): Promise<ImportQuestion> {
  const { rows } = await file.connection.run(sql<{ cell: string }>`
    select s.doubts ->> ${sql.lit(String(id))} as cell from import_row s where ${isAmbiguous(id)}
    order by s.row_number limit ${sql.lit(sampledCells)}`);
  const cells = firstDifferent(rows.map(({ cell }) => cell));
  const reading = (label: string, decimals: DecimalMark): ImportReading => ({
    label,
    answer: { decimals },
    samples: cells.map((cell) => String(Number(readNumber[decimals](cell)))),
  });
  return {
    column: file.plan.nameOf(column),
    message: 'has numbers that can be read in two ways',
    field: null,
    value: null,
    readings: [
      reading('1,250 is one thousand two hundred and fifty: decimals follow a point', DecimalMark.POINT),
      reading('1,250 is one and a quarter: decimals follow a comma', DecimalMark.COMMA),
    ],
  };
}

const refuseAmbiguous = (
  file: CheckedFile,
  id: number,
  kind: AmbiguityKind,
  code: FaultCode,
  message: RawBuilder<string>,
): Promise<void> =>
  rejectRows(file, {
    column: file.plan.nameOf(kind.column),
    code,
    message,
    fails: isAmbiguous(id),
    value: sql<string>`s.doubts ->> ${sql.lit(String(id))}`,
  });

async function applyOtherReading(file: CheckedFile, id: number, kind: AmbiguityKind): Promise<void> {
  const { column } = stagedColumn(file, kind);
  const staged = sql`s.${sql.id(column)}::numeric`;
  await file.connection.run(sql`
    update import_row s set ${sql.id(column)} = ${otherReading(staged, kind)} where ${isAmbiguous(id)}`);
}

const isAmbiguous = (id: number): RawBuilder<boolean> => sql<boolean>`s.doubts ? ${sql.lit(String(id))}`;

/** The two interpretations of a number differ by a factor of 1,000. */
const otherReading = (staged: RawBuilder<unknown>, { sign, stagedBy }: AmbiguityKind): RawBuilder<unknown> =>
  sign === stagedBy ? sql`trim_scale(${staged} * 1000)` : sql`(${staged} * 0.001)`;

function stagedColumn({ table }: CheckedFile, { slot }: AmbiguityKind): CheckedFile['table']['staged'][number] {
  const column = table.staged[slot];
  if (!column) throw new Error('an ambiguous number has no column in the staged row');
  return column;
}

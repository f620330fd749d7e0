import { sql } from 'kysely';
import { FaultCode } from '../../stock/cells/index.ts';
import { ChangedStones } from '../../stock/headings/index.ts';
import type { CheckedFile } from './row-rejections.ts';

/** Maximum relative difference between two weights of the same stone, due to scales and rounding. */
const weightTolerance = 0.02;

/** Maximum number of stock numbers listed in the question. */
const maxListedNumbers = 5;

/**
 * Rejects rows whose stock number belongs to a different stone in stock, because vendors reuse numbers. Adds one
 * question unless the profile sets how to handle such rows. Blank values are not compared.
 */
export async function rejectDifferentStones(file: CheckedFile): Promise<void> {
  const { connection, type, table, plan, problems, changedStones } = file;
  if (!type.identity || changedStones === ChangedStones.UPDATE) return;
  const { fields, weight, isSeveral } = type.identity;
  const isStaged = (field: string): boolean => plan.slots.includes(field);
  const sides = (field: string) => {
    const column = table.columnOf(field);
    return { s: sql.ref(`s.${column}`), d: sql.ref(`d.${column}`) };
  };
  const differences = fields
    .filter(({ field }) => isStaged(field))
    .map(({ field, label }) => {
      const { s, d } = sides(field);
      return { label, differs: sql<boolean>`${s} <> ${d}` };
    });
  if (isStaged(weight)) {
    const { s, d } = sides(weight);
    const differs = sql<boolean>`abs(${s} - ${d}) > ${d} * ${sql.lit(weightTolerance)} and not ${isSeveral(plan.file)}`;
    differences.push({ label: 'weight', differs });
  }
  if (differences.length === 0) return;
  const key = sql.id(table.key);
  const [column = null] = plan.headersOf(type.key);
  const labels = sql.join(
    differences.map(({ label, differs }) => sql`case when ${differs} then ${sql.lit(label)} end`),
  );
  const { rows } = await connection.run(sql<{ value: string }>`
    with refused as (
      update import_row s set is_valid = false
      from ${sql.table(table.name)} d
      where s.is_valid and d.${key} = s.${key} and (${sql.join(
        differences.map(({ differs }) => sql`(${differs})`),
        sql` or `,
      )})
      returning s.row_number as row, s.${key} as value, concat_ws(', ', ${labels}) as fields
    ), noted as (
      insert into import_refusal (row_number, column_name, value, code, message)
      select row, ${column}, value, ${FaultCode.ANOTHER_STONE},
        'is the stock number of a stone with another ' || fields || ': is this another stone under the same number?'
      from refused
    )
    select value from refused order by row limit ${sql.lit(maxListedNumbers)}`);
  if (rows.length === 0 || changedStones !== null) return;
  const samples = rows.map(({ value }) => value);
  problems.addQuestion({
    column,
    message:
      'has stock numbers that already exist with different details: are these other stones with the same number?',
    field: null,
    value: null,
    readings: [
      { label: 'The same stones: update them', answer: { changedStones: ChangedStones.UPDATE }, samples },
      { label: 'Other stones: skip these rows', answer: { changedStones: ChangedStones.REFUSE }, samples: [] },
    ],
  });
}

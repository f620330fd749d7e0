import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';

/** Tables of parts, and the column of their stock numbers. */
const numberColumns = { ring_setting: 'stock_number', diamond: 'stock_id', generic_diamond: 'stock_number' } as const;

type PartTable = keyof typeof numberColumns;

/** A part that is there, whether the caller sees it or not. */
export interface Found {
  readonly id: number;
}

/** Parts by their stock numbers, whatever the case. One query. Nothing is told of them: `ring-parts` asks who may see them. */
export async function idByNumber(
  ctx: RequestContext,
  numbers: Readonly<Record<PartTable, string | null>>,
): Promise<Partial<Record<PartTable, Found>>> {
  const found = (table: PartTable) => sql`
    select ${sql.lit(table)} as "table", d.id from ${sql.table(table)} d
    where lower(d.${sql.ref(numberColumns[table])}) = lower(${numbers[table]})`;
  const { rows } = await sql<Found & { table: PartTable }>`
    ${found('ring_setting')} union all ${found('diamond')} union all ${found('generic_diamond')}`.execute(
    ctx.em.getKysely(),
  );
  return Object.fromEntries(rows.map(({ table, id }) => [table, { id }]));
}

import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: those of the columns that differ between a row as it was (`before`) and as it is (`d`), as one JSON object, with
 * their values in `row`. Sets of rows made it twice as slow.
 */
export const differing = (columns: readonly string[], row: 'before' | 'd'): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => {
      const [was, is] = [sql.ref(`before.${column}`), sql.ref(`d.${column}`)];
      const field = sql`jsonb_build_object(${sql.lit(column)}, ${row === 'd' ? is : was})`;
      return sql`case when ${was} is distinct from ${is} then ${field} else '{}' end`;
    }),
    sql` || `,
  );

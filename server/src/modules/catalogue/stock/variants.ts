import { sql } from 'kysely';
import { FilterFlag } from '../../../kernel/input/filter-fields.ts';
import type { OwnFilter } from './stock-type.ts';

/**
 * Narrows a type of which rows are variants of the same design to one of each design, so that a list shows a design once:
 * the least expensive of those on the lists, of several that cost the same the oldest. `design` names the columns, all of
 * them texts, that the variants of a design share.
 */
export const oneOfEachDesign = (table: string, design: readonly [string, ...string[]]): OwnFilter => {
  const alike = design.map((column) => {
    const [other, own] = ['o', 'd'].map((row) => sql`lower(coalesce(${sql.ref(`${row}.${column}`)}, ''))`);
    return sql`${other} = ${own}`;
  });
  return {
    input: FilterFlag('The least expensive variant of each design; false: all others.'),
    condition: (isFirst) => sql`(${isFirst} = not exists (
      select from ${sql.table(table)} o
      where o.is_active and ${sql.join(alike, sql` and `)} and (o.price, o.id) < (d.price, d.id)))`,
  };
};

import { type RawBuilder, sql } from 'kysely';
import { NoticeCode } from '../findings/finding.type.ts';
import type { Merge } from '../merging/merge-rows.ts';

/**
 * SQL: halves of pairs that are sold only as a pair, if only one half is for sale after the import. This happens if
 * the file changes a value, or if REPLACE deactivates the other half. Pairs are found through the half that
 * references the other, in the file or in stock. These few halves are first stored in `import_half`, so that only
 * their other halves have to be looked up.
 */
export async function brokenPairs({ type, table, connection }: Merge): Promise<RawBuilder<unknown>[]> {
  const { pairs } = type;
  if (!pairs) return [];
  const key = sql.id(table.key);
  const column = (field: string) => table.columnOf(field);
  const stored = (field: string) => sql.ref(`d.${column(field)}`);
  const newValue = (field: string) => table.targets.find((target) => target.field === field)?.value;
  const isTied = newValue(pairs.isTied) ?? stored(pairs.isTied);
  const status = newValue(pairs.status) ?? pairs.statusNow;
  const isActive = newValue('isActive') ?? stored('isActive');
  const mate = newValue(pairs.mate) ?? stored(pairs.mate);
  const forSale = sql.lit(pairs.forSale);
  // New rows are for sale unless the file sets another status.
  const itemsInFile = sql`
    select s.row_number, s.${key} as key, c.row_number is not null as is_changed, ${mate} as mate,
      coalesce(${isTied}, false) as is_tied,
      coalesce(${isActive}, true) and (d.id is null and ${newValue(pairs.status) ?? sql`null`} is null
        or ${status} = ${forSale}) as is_for_sale
    from import_row s left join ${sql.table(table.name)} d on d.${key} = s.${key}
      left join import_change c on c.row_number = s.row_number and c.is_changed
    where s.is_valid`;
  const otherItems = sql`
    select null::integer, d.${key}, c.id is not null, ${stored(pairs.mate)}, ${stored(pairs.isTied)},
      ${stored('isActive')} and c.id is null and ${pairs.statusNow} = ${forSale}
    from ${sql.table(table.name)} d left join import_change c on c.id = d.id and c.row_number is null
    where not exists (select from import_row n where n.is_valid and n.${key} = d.${key})`;
  await connection.run(sql`drop table if exists import_half`);
  const { count } = await connection.run(sql`
    create temporary table import_half as
    ${itemsInFile} and ${mate} is not null union all ${otherItems} and ${stored(pairs.mate)} is not null`);
  if (count === 0) return [];
  await connection.run(sql`analyze import_half`);
  return [
    sql`
      with in_file as not materialized (${itemsInFile}),
        on_stock (row_number, key, is_changed, mate, is_tied, is_for_sale) as not materialized (${otherItems}),
        pairs as (
          select a.row_number as row_a, a.key as key_a, b.row_number as row_b, b.key as key_b
          from import_half a join in_file b on lower(b.key) = lower(a.mate)
          where ${isBroken}
          union all
          select a.row_number, a.key, b.row_number, b.key
          from import_half a join on_stock b on lower(b.key) = lower(a.mate)
          where ${isBroken}
        )
      select row_a, ${type.key}, key_a, ${NoticeCode.HALF_OF_PAIR}, key_b, false from pairs where row_a is not null
      union
      select row_b, ${type.key}, key_b, ${NoticeCode.HALF_OF_PAIR}, key_a, false from pairs where row_b is not null`,
  ];
}

const isBroken = sql<boolean>`a.key <> b.key and (a.is_tied or b.is_tied)
  and (a.is_changed or b.is_changed) and a.is_for_sale <> b.is_for_sale`;

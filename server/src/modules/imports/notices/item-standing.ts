import { type RawBuilder, sql } from 'kysely';
import { NoticeCode } from '../findings/finding.ts';
import type { Merge } from '../merging/merge-rows.ts';

/** In `other` of what REPLACE takes off the lists. */
export const isRemoved = 'removed';

/** SQL: pieces that somebody counts on, in a cart, on hold or sold, and that the import changes or takes off the lists. */
export function standings({ type, table }: Merge): RawBuilder<unknown>[] {
  const told = (code: NoticeCode, is: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    select coalesce(c.row_number, 0), ${type.key}, ${sql.ref(`d.${table.key}`)}, ${code},
      case when c.row_number is null then ${isRemoved} end, false
    from import_change c join ${sql.table(table.name)} d on d.id = c.id
    where c.is_changed and ${is}`;
  const { standing } = type;
  return [
    told(NoticeCode.IN_CARTS, sql`d.id in (${type.inCarts()})`),
    ...(standing ? [told(NoticeCode.ON_HOLD, standing.isOnHold()), told(NoticeCode.SOLD, standing.isSold())] : []),
  ];
}

/** SQL: pieces of another vendor, which the file makes pieces of its own. */
export function takenOver({ table }: Merge): RawBuilder<unknown>[] {
  const vendor = table.targets.find(({ field }) => field === 'vendor');
  if (!vendor) return [];
  return [
    sql`
      select c.row_number, 'vendor', ${vendor.value}, ${NoticeCode.OTHER_VENDOR}, d.vendor, false
      from import_change c join import_row s on s.row_number = c.row_number
        join ${sql.table(table.name)} d on d.id = c.id
      where c.is_changed and d.vendor is not null and lower(d.vendor) is distinct from lower(${vendor.value})`,
  ];
}

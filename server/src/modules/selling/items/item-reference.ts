import { ManyToOne } from '@mikro-orm/decorators/legacy';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { itemKinds, kindOf } from '../kinds/kinds.ts';

/**
 * Adds foreign keys for items to an entity, one column per item kind. `deleteRule` is the action on the row when its
 * item is deleted.
 */
export const ItemReferences =
  (deleteRule: 'cascade' | 'set null'): ClassDecorator =>
  ({ prototype }) => {
    for (const { entity, column: fieldName, reference } of itemKinds) {
      ManyToOne<object, object>({
        entity: () => entity,
        fieldName,
        mapToPk: true,
        nullable: true,
        deleteRule,
        index: true,
        hidden: true,
      })(prototype, reference);
    }
  };

const columns = itemKinds.map(({ column }) => column);

/** Check constraint: exactly one item column is set, and it belongs to the kind of the row. */
export const referenceCheck = `num_nonnulls(${columns.join(', ')}) = 1 and (${itemKinds
  .map(({ itemType, column }) => `item_type = ${itemType} and ${column} is not null`)
  .join(' or ')})`;

/** Check constraint: the kind of the row is valid. */
export const itemTypeCheck = `item_type in (${itemKinds.map(({ itemType }) => itemType).join(', ')})`;

/** SQL: ID of the item that a row references, within its kind. */
export const itemIdIn = (alias: string) =>
  sql<number | null>`coalesce(${sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))})`;

/** Returns the ID of the item that a row references, within its kind. Null if the item is deleted. */
export function itemIdOf(row: { readonly itemType: number }): number | null {
  const id: unknown = Reflect.get(row, kindOf(row).reference);
  return typeof id === 'number' ? id : null;
}

/** Returns the item columns of a row: the ID in the column of the item's kind, null in all other columns. */
export const referencesTo = (item: {
  readonly itemType: number;
  readonly itemId: number;
}): Record<string, number | null> =>
  Object.fromEntries(
    itemKinds.map(({ itemType, reference }) => [reference, itemType === item.itemType ? item.itemId : null]),
  );

/** SQL condition: the row references the same item as one of the given rows. */
export const isSameItem = (
  alias: string,
  rows: readonly { readonly itemType: number; readonly itemId: number | null }[],
): RawBuilder<boolean> => {
  const conditions = itemKinds.flatMap(({ itemType, column }) => {
    const ids = rows.flatMap((row) => (row.itemType === itemType ? (row.itemId ?? []) : []));
    return ids.length === 0 ? [] : [sql`${sql.ref(`${alias}.${column}`)} = ${anyOf(ids)}`];
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
};

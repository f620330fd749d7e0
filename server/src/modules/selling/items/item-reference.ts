import { ManyToOne } from '@mikro-orm/decorators/legacy';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { itemKinds, kindOf } from '../kinds/kinds.ts';

/**
 * Gives a row's entity the columns that point to items, one per kind, so that the database knows what each row points to.
 * `deleteRule`: what becomes of the row when its item is deleted.
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

/** The database's check that a row points to one item, of its own kind. */
export const referenceCheck = `num_nonnulls(${columns.join(', ')}) = 1 and (${itemKinds
  .map(({ itemType, column }) => `item_type = ${itemType} and ${column} is not null`)
  .join(' or ')})`;

/** The database's check that a row is of a kind. */
export const itemTypeCheck = `item_type in (${itemKinds.map(({ itemType }) => itemType).join(', ')})`;

/** SQL: the id of the item that the row with an alias points to, among those of its kind. */
export const itemIdIn = (alias: string) =>
  sql<number | null>`coalesce(${sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))})`;

/** The item that a row points to, among those of its kind. Null: it was deleted. */
export function itemIdOf(row: { readonly itemType: number }): number | null {
  const id: unknown = Reflect.get(row, kindOf(row).reference);
  return typeof id === 'number' ? id : null;
}

/** A row's references to one item; the others are null. */
export const referencesTo = (item: {
  readonly itemType: number;
  readonly itemId: number;
}): Record<string, number | null> =>
  Object.fromEntries(
    itemKinds.map(({ itemType, reference }) => [reference, itemType === item.itemType ? item.itemId : null]),
  );

/** SQL: whether the row with an alias points to the item of one of some rows. */
export const isSameItem = (
  alias: string,
  rows: readonly { readonly itemType: number; readonly itemId: number | null }[],
): RawBuilder<boolean> => {
  const ofKinds = itemKinds.flatMap(({ itemType, column }) => {
    const ids = rows.flatMap((row) => (row.itemType === itemType ? (row.itemId ?? []) : []));
    return ids.length === 0 ? [] : [sql`${sql.ref(`${alias}.${column}`)} = ${anyOf(ids)}`];
  });
  return ofKinds.length === 0 ? sql`false` : sql`(${sql.join(ofKinds, sql` or `)})`;
};

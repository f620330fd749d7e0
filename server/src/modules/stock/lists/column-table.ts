import type { CopiedTable } from '../../../platform/database/statements/copied-table.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockType } from '../stock-type.ts';

/** Returns whether lists filter, sort or count by the field's own column. */
const isInCopy = ({ isStored, filterName, isSorted, hasFacet, value }: StockField): boolean =>
  isStored && (filterName !== null || isSorted || hasFacet) && value.kind !== 'link' && value.kind !== 'picture';

/**
 * Returns the columns of a type's table that are copied to the in-memory column store. Undefined if the type is not
 * in the store.
 */
export function columnStoreTable({ table, subject, fields, copy }: StockType): CopiedTable | undefined {
  if (!copy) return undefined;
  const { computed, also, orderedBy, changesAt } = copy;
  const columns = fields.filter(isInCopy).map(({ column }) => column);
  return {
    table,
    subject,
    plain: [...new Set(['id', 'is_active', 'updated_at', ...columns, ...also])],
    computed,
    orderedBy,
    changesAt,
  };
}

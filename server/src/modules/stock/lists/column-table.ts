import type { CopiedTable } from '../../../platform/database/statements/copied-table.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockType } from '../stock-type.ts';

/** Whether lists ask for something by the field's own column. */
const isAsked = ({ isStored, filterName, isSorted, hasFacet, value }: StockField): boolean =>
  isStored && (filterName !== null || isSorted || hasFacet) && value.kind !== 'link' && value.kind !== 'picture';

/** What is copied of the table of a type; nothing where the type is not copied. */
export function copiedTable({ table, subject, fields, copy }: StockType): CopiedTable | undefined {
  if (!copy) return undefined;
  const { made, also, orderedBy, changesAt } = copy;
  const asked = fields.filter(isAsked).map(({ column }) => column);
  return {
    table,
    subject,
    plain: [...new Set(['id', 'is_active', 'updated_at', ...asked, ...also])],
    made,
    orderedBy,
    changesAt,
  };
}

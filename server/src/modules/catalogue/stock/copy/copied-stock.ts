import type { CopiedTable } from '../../../../platform/columns/copied-table.ts';
import type { MadeColumn } from '../../../../platform/columns/two-dialects.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockType } from '../stock-type.ts';

/** What a columnar copy has of a type of stock besides the columns by which lists are narrowed, sorted and divided. */
export interface StockCopy {
  /** Values that need other columns, or other tables. */
  readonly made: readonly MadeColumn[];
  /** Columns of the table that no field is asked by, and that its rules need. */
  readonly also: readonly string[];
  /** Columns that are asked most. */
  readonly orderedBy: readonly string[];
  /** The column of moments at which holds end. */
  readonly changesAt: string;
}

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

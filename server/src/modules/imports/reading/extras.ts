import { Fault, FaultCode, text } from '../../stock/cells/index.ts';
import type { ColumnUse } from './column-use.ts';

/** Column that is stored as an extra attribute, with the name of the attribute. */
export type ExtraColumn = readonly [column: number, name: string];

/**
 * Returns the columns to store as extra attributes: columns without a field, and columns in `retainedColumns`, whose
 * fields do not store the whole value. Columns with the same name are stored as separate attributes.
 */
export function extraColumns(
  uses: readonly ColumnUse[],
  header: readonly string[],
  retainedColumns: ReadonlySet<number>,
): ExtraColumn[] {
  const usedNames = new Set<string>();
  return uses.flatMap((use, column) => {
    if (use.kind !== 'extra' && !retainedColumns.has(column)) return [];
    const baseName = use.kind === 'extra' ? use.name : (header[column] ?? '');
    let name = baseName;
    for (let count = 2; usedNames.has(name); count++) name = `${baseName} (${count})`;
    usedNames.add(name);
    return [[column, name] as const];
  });
}

/** Maximum number of extra attributes per row. More than the number of columns of any trade format. */
const maxExtras = 200;

/** Reads an extra attribute of at most 2,000 characters. */
const readExtra = text(2_000);

/** Returns the extra attributes of a row as JSON for the database, or a fault. */
export function extrasOf(
  cells: Iterable<readonly [column: number, name: string, cell: string]>,
): string | { readonly column: number | null; readonly fault: Fault } {
  // Headers are untrusted: `__proto__` must be an ordinary key.
  const extras: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [column, name, cell] of cells) {
    if (cell === '') continue;
    const read = readExtra(cell);
    if (read instanceof Fault) return { column, fault: read };
    if (++count > maxExtras) return { column: null, fault: tooManyCells };
    extras[name] = cell;
  }
  return JSON.stringify(extras);
}

const tooManyCells = new Fault(FaultCode.TOO_LONG, `has more than ${maxExtras} cells without a field`);

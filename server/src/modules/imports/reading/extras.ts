import { Fault, FaultCode, text } from '../../stock/cells/index.ts';
import type { ColumnUse } from './column-use.ts';

/** Column that is stored as an extra attribute, with the name of the attribute. */
export type ExtraColumn = readonly [column: number, name: string];

/**
 * Returns the columns to store as extra attributes: columns without a field, and columns in `kept`, whose fields do
 * not store the whole value. Columns with the same name are stored as separate attributes.
 */
export function extraColumns(
  uses: readonly ColumnUse[],
  header: readonly string[],
  kept: ReadonlySet<number>,
): ExtraColumn[] {
  const taken = new Set<string>();
  return uses.flatMap((use, column) => {
    if (use.kind !== 'extra' && !kept.has(column)) return [];
    const own = use.kind === 'extra' ? use.name : (header[column] ?? '');
    let name = own;
    for (let count = 2; taken.has(name); count++) name = `${own} (${count})`;
    taken.add(name);
    return [[column, name] as const];
  });
}

/** Maximum number of extra attributes per row. Exceeds the number of columns of every trade format. */
const mostExtras = 200;

/** Reads an extra attribute of at most 2,000 characters. */
const readExtra = text(2_000);

/** Returns the extra attributes of a row as JSON for the database, or a fault. */
export function extrasOf(
  cells: Iterable<readonly [column: number, name: string, cell: string]>,
): string | { readonly column: number | null; readonly fault: Fault } {
  // Headers are untrusted: `__proto__` must be an ordinary key.
  const found: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [column, name, cell] of cells) {
    if (cell === '') continue;
    const read = readExtra(cell);
    if (read instanceof Fault) return { column, fault: read };
    if (++count > mostExtras) return { column: null, fault: tooMany };
    found[name] = cell;
  }
  return JSON.stringify(found);
}

const tooMany = new Fault(FaultCode.TOO_LONG, `has more than ${mostExtras} cells without a field`);

import { Fault, FaultCode, text } from '../../stock/cells/index.ts';
import type { ColumnUse } from './column-use.ts';

/** A column that is kept as an extra attribute, and what that is called. */
export type ExtraColumn = readonly [column: number, name: string];

/**
 * The columns that are kept: those that no field takes, and `kept` ones, whose fields do not take all that they say. Two of
 * one name are two attributes.
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

/** More attributes than any trade format has. */
const mostExtras = 200;

/** Attributes are notes of a supplier, not documents. */
const readExtra = text(2_000);

/** What a row keeps besides its fields, as JSON for the database, or what is wrong with it. */
export function extrasOf(
  cells: Iterable<readonly [column: number, name: string, cell: string]>,
): string | { readonly column: number | null; readonly fault: Fault } {
  // Headers come from outside: `__proto__` is a name like any other here.
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

const tooMany = new Fault(FaultCode.TOO_LONG, `has more than ${mostExtras} cells that no field takes`);

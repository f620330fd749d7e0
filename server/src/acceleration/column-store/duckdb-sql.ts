import {
  createQueryId,
  DefaultQueryCompiler,
  type OperationNode,
  type RawBuilder,
  type RawNode,
  type ReferenceNode,
  ValueNode,
} from 'kysely';
import { duckDbEquivalent } from '../../platform/database/statements/sql-dialects.ts';
import { quoted } from './duckdb.ts';

/** Thrown if the copy does not support a query, because it lacks a column or the SQL reads other tables. */
export class UnsupportedByColumnStore extends Error {}

/** Options for compiling SQL for a copy. */
export interface DuckDbOptions {
  /** Names of the columns that SQL can use with the row alias `d`. */
  readonly columns: ReadonlySet<string>;
  /** SQL that replaces `now()`. */
  readonly now: string;
}

/**
 * Compiles PostgreSQL conditions and values that use the row alias `d` to SQL for the copy of the table. Values
 * become literals. Throws {@link UnsupportedByColumnStore} if the copy does not support them.
 */
export function compileForDuckDb(builder: RawBuilder<unknown>, printing: DuckDbOptions): string {
  const node = builder.toOperationNode();
  if (node.kind !== 'RawNode') throw new UnsupportedByColumnStore(`${node.kind} is not an SQL fragment`);
  return new CopyCompiler(printing).compileQuery(node as RawNode, createQueryId()).sql;
}

/**
 * Cast that prevents overflow, because DuckDB multiplies decimals of up to 18 digits in 64 bits. It has enough digits
 * for all prices.
 */
const wideDecimal = '::decimal(20, 6)';

/** Parsed SQL fragment. Cached, because there are few different fragments. */
interface Piece {
  readonly text: string;
  readonly columns: readonly string[];
  readonly isNested: boolean;
}

const pieces = new Map<string, Piece>();

/** Maximum number of cached fragments. There are only a few hundred, because fragments are constants in the code. */
const maxPieces = 10_000;

function pieceOf(text: string): Piece {
  const cached = pieces.get(text);
  if (cached) return cached;
  const piece = {
    text,
    columns: [...text.matchAll(/\bd\.([a-z_][a-z0-9_]*)/g)].flatMap(([, name]) => name ?? []),
    isNested: /\b(select|lateral|unnest)\b/i.test(text),
  };
  if (pieces.size < maxPieces) pieces.set(text, piece);
  return piece;
}

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d{1,20}(\.\d{1,18})?$/.test(value);

class CopyCompiler extends DefaultQueryCompiler {
  readonly #printing: DuckDbOptions;
  /** Whether the SQL being compiled is used only for copies. */
  #isOfCopy = false;

  constructor(printing: DuckDbOptions) {
    super();
    this.#printing = printing;
  }

  protected override visitRaw(node: RawNode): void {
    const equivalent = duckDbEquivalent(node);
    if (equivalent) {
      const before = this.#isOfCopy;
      this.#isOfCopy = true;
      this.visitNode(equivalent);
      this.#isOfCopy = before;
      return;
    }
    const { sqlFragments, parameters } = node;
    let skipped = 0;
    sqlFragments.forEach((fragment, fragmentIndex) => {
      const text = fragment.slice(skipped);
      const [parameter, after = ''] = [parameters[fragmentIndex], sqlFragments[fragmentIndex + 1]];
      skipped = 0;
      if (!parameter || !ValueNode.is(parameter) || parameter.immediate) {
        this.#print(text);
        if (parameter) this.#within(parameter);
        return;
      }
      const { value } = parameter;
      if (Array.isArray(value) && text.endsWith('= any(') && after.startsWith(')')) {
        // With `in` and constants, DuckDB can skip row groups based on their minimum and maximum.
        this.#print(`${text.slice(0, -'= any('.length)}in (`);
        this.append(value.length === 0 ? 'null' : value.map(literal).join(', '));
        return;
      }
      this.#print(text);
      const isExact = isDecimal(value) && (after.startsWith('::numeric') || /[<>]=? $/.test(text));
      if (isExact) {
        // Written with all digits and without a cast, because DuckDB's `numeric` has three decimals.
        this.append(value);
        if (after.startsWith('::numeric')) skipped = '::numeric'.length;
      } else this.append(literal(value));
    });
  }

  /** Compiles nested SQL separately, because it may also be used in PostgreSQL. */
  #within(node: OperationNode): void {
    const before = this.#isOfCopy;
    this.#isOfCopy = before && node.kind !== 'RawNode' ? before : false;
    this.visitNode(node);
    this.#isOfCopy = before;
  }

  protected override visitReference(node: ReferenceNode): void {
    if (node.column.kind === 'ColumnNode') this.#requireColumn(node.column.column.name);
    super.visitReference(node);
  }

  protected override appendValue(value: unknown): void {
    this.append(literal(value));
  }

  #print(fragment: string): void {
    const { text, columns, isNested } = pieceOf(fragment);
    if (isNested && !this.#isOfCopy) throw new UnsupportedByColumnStore('the SQL reads rows of other tables');
    for (const name of columns) this.#requireColumn(name);
    this.append(text.replaceAll('now()', this.#printing.now).replaceAll('::numeric', wideDecimal));
  }

  #requireColumn(name: string): void {
    if (!this.#printing.columns.has(name)) throw new UnsupportedByColumnStore(`the copy has no column ${name}`);
  }
}

/** Formats a value as a DuckDB literal. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') {
    const text = String(value);
    if (!isDecimal(text)) throw new UnsupportedByColumnStore(`${text} is not an exact decimal`);
    return text;
  }
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Date) return `timestamptz ${quoted(value.toISOString())}`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  throw new UnsupportedByColumnStore(`unsupported value of type ${typeof value}`);
}

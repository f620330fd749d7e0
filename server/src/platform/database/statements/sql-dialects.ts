import { type OperationNode, type OperationNodeSource, type RawBuilder, RawNode, sql } from 'kysely';

/** SQL fragment for PostgreSQL with its equivalent for DuckDB. */
interface TwofoldNode extends RawNode {
  readonly ofCopy: OperationNode;
}

class Twofold implements OperationNodeSource {
  readonly #node: TwofoldNode;

  constructor(stated: RawBuilder<unknown>, ofCopy: RawBuilder<unknown>) {
    this.#node = Object.freeze({
      ...RawNode.createWithChild(stated.toOperationNode()),
      ofCopy: ofCopy.toOperationNode(),
    });
  }

  toOperationNode(): OperationNode {
    return this.#node;
  }
}

/**
 * Returns SQL that differs between PostgreSQL and DuckDB. The DuckDB version may use columns and tables that only the
 * column store has.
 */
export const dialectSql = <T>(stated: RawBuilder<T>, ofCopy: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`${new Twofold(stated, ofCopy)}`;

/** Returns the DuckDB equivalent of a node. Undefined if it has none. */
export const duckDbEquivalent = (node: OperationNode): OperationNode | undefined =>
  'ofCopy' in node ? (node as TwofoldNode).ofCopy : undefined;

/** Column that exists only in the column store. PostgreSQL computes its value when a row is copied. */
export interface MadeColumn<T = unknown> {
  readonly name: string;
  /** DuckDB type of the column. */
  readonly type: string;
  /** PostgreSQL expression that can use the row alias `d`. */
  readonly value: RawBuilder<T>;
}

/** Returns SQL for both databases: PostgreSQL computes the value, DuckDB reads it from the column. */
export const asColumn = <T>({ name, value }: MadeColumn<T>): RawBuilder<T> =>
  dialectSql(value, sql`${sql.ref(`d.${name}`)}`);

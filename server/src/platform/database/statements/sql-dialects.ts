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
 * Returns SQL with different texts for PostgreSQL and DuckDB. The second may use columns and tables that only the
 * copy has.
 */
export const dialectSql = <T>(stated: RawBuilder<T>, ofCopy: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`${new Twofold(stated, ofCopy)}`;

/** Returns the DuckDB equivalent of a node, if it has one. */
export const duckDbEquivalent = (node: OperationNode): OperationNode | undefined =>
  'ofCopy' in node ? (node as TwofoldNode).ofCopy : undefined;

/** Column that only the copy has. PostgreSQL computes its value when a row is copied. */
export interface MadeColumn<T = unknown> {
  readonly name: string;
  /** DuckDB type. */
  readonly type: string;
  /** SQL over the row `d`, for PostgreSQL. */
  readonly value: RawBuilder<T>;
}

/** Returns SQL for both: PostgreSQL computes the value, the copy reads it from the column. */
export const asColumn = <T>({ name, value }: MadeColumn<T>): RawBuilder<T> =>
  dialectSql(value, sql`${sql.ref(`d.${name}`)}`);

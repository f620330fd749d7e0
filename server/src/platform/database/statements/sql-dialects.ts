import { type OperationNode, type OperationNodeSource, type RawBuilder, RawNode, sql } from 'kysely';

/** A piece of SQL for PostgreSQL that carries how a columnar copy is asked the same. */
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
 * SQL that means the same in both dialects where one text cannot say it: what PostgreSQL is asked, and what a columnar copy
 * is. The second may name columns that only the copy has, and its tables.
 */
export const twofold = <T>(stated: RawBuilder<T>, ofCopy: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`${new Twofold(stated, ofCopy)}`;

/** How a columnar copy is asked what the node says, where that is said apart. */
export const ofCopy = (node: OperationNode): OperationNode | undefined =>
  'ofCopy' in node ? (node as TwofoldNode).ofCopy : undefined;

/** A column that only the copy has: the value is made by PostgreSQL when a row is copied. */
export interface MadeColumn<T = unknown> {
  readonly name: string;
  /** In DuckDB's words. */
  readonly type: string;
  /** Of the row `d`, for PostgreSQL. */
  readonly value: RawBuilder<T>;
}

/** The same as SQL for both: PostgreSQL computes it, the copy has it as a column. */
export const asColumn = <T>({ name, value }: MadeColumn<T>): RawBuilder<T> =>
  twofold(value, sql`${sql.ref(`d.${name}`)}`);

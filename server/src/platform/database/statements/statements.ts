import type { EntityManager, GetKyselyOptions } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder, type SelectType, type SqlBool, sql } from 'kysely';
import { storableText } from '../../../kernel/values/text.ts';

/**
 * How a module asks the database: over the tables of `Database`, which are its own and those of the modules below it, and
 * whose columns have the types that the entities give them.
 */
export const statementsOver = <Database>() => ({
  /**
   * Kysely's builder, inside the entity manager's transaction if there is one. Outside of one, `type: 'write'` asks the
   * primary where a replica may not know enough yet.
   */
  queryIn: (em: EntityManager, options?: Pick<GetKyselyOptions, 'type'>) => em.getKysely<Database>(options),

  /**
   * The columns of a table for what reads better as SQL, under the name that the table has there:
   * `const u = columnsOf('user_account', 'u')` and then `u('is_approved')`.
   */
  columnsOf:
    <Table extends keyof Database>(_table: Table, alias: string) =>
    <Name extends keyof Database[Table] & string>(name: Name): RawBuilder<SelectType<Database[Table][Name]>> =>
      sql.ref(`${alias}.${name}`),

  /** Kysely's expressions on a table under the name that it has in a statement, for conditions that are stated apart of it. */
  conditionsOn: <Table extends keyof Database, Alias extends string>(_table: Table, _alias: Alias) =>
    expressionBuilder<Database & { [Name in Alias]: Database[Table] }, Alias>(),
});

/** Whether something holds: for `where`. */
export type Condition = Expression<SqlBool>;

/** The moment at which the transaction began. */
export const now = sql<string>`now()`;

/** For `=`: one of the values, as one parameter however many they are. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

/** The same where an index has the rows of each value in the order that is wanted: of one value it is used for that, too. */
export const oneOf = <Value>(values: readonly Value[]): RawBuilder<Value> | Value =>
  values.length === 1 && values[0] !== undefined ? values[0] : anyOf(values);

/** A value as JSON. Its texts may come out of any file: they are made storable. */
export const asJson = (value: unknown): RawBuilder<never> =>
  sql<never>`${JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part))}::jsonb`;

/** How many rows there are. */
export const rowCount = sql<number>`count(*)::int`;

/** The value as text, so that JSON does not make a number of a decimal. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

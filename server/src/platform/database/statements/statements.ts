import type { EntityManager, GetKyselyOptions } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder, type SelectType, type SqlBool, sql } from 'kysely';
import { storableText } from '../../../kernel/values/text.ts';

/**
 * Returns the query builders of a module. `Database` contains the tables of the module and of the modules that it
 * depends on. Column types are the same as in the entities.
 */
export const statementsOver = <Database>() => ({
  /**
   * Returns Kysely's builder, within the entity manager's transaction if there is one. Outside a transaction, `type:
   * 'write'` uses the primary for reads that must be up to date.
   */
  queryIn: (em: EntityManager, options?: Pick<GetKyselyOptions, 'type'>) => em.getKysely<Database>(options),

  /**
   * Returns the columns of a table for raw SQL, under its alias in the query: `const u = columnsOf('user_account',
   * 'u')` and then `u('is_approved')`.
   */
  columnsOf:
    <Table extends keyof Database>(_table: Table, alias: string) =>
    <Name extends keyof Database[Table] & string>(name: Name): RawBuilder<SelectType<Database[Table][Name]>> =>
      sql.ref(`${alias}.${name}`),

  /**
   * Returns Kysely's expression builder for a table under its alias, for conditions that are defined outside the
   * statement.
   */
  conditionsOn: <Table extends keyof Database, Alias extends string>(_table: Table, _alias: Alias) =>
    expressionBuilder<Database & { [Name in Alias]: Database[Table] }, Alias>(),
});

/** Condition for a WHERE clause. */
export type Condition = Expression<SqlBool>;

/** Start time of the transaction. */
export const now = sql<string>`now()`;

/** Right operand of `=` that matches any of the values, which are passed as one parameter. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

/**
 * Right operand of `=` that matches any of the values. A single value is compared directly, so that an index can also
 * provide the row order.
 */
export const oneOf = <Value>(values: readonly Value[]): RawBuilder<Value> | Value =>
  values.length === 1 && values[0] !== undefined ? values[0] : anyOf(values);

/** Returns a value as JSON. Replaces characters that the database cannot store, because strings may come from files. */
export const asJson = (value: unknown): RawBuilder<never> =>
  sql<never>`${JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part))}::jsonb`;

export const rowCount = sql<number>`count(*)::int`;

/** Returns the value as text, so that JSON does not convert decimals to numbers. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

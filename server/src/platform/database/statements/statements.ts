import type { EntityManager, GetKyselyOptions } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder, type SelectType, type SqlBool, sql } from 'kysely';
import { storableText } from '../../../kernel/values/text.ts';

/**
 * Returns the query builders of a module. `Database` contains the tables of the module and of those below it, with
 * column types as in the entities.
 */
export const statementsOver = <Database>() => ({
  /**
   * Kysely's builder, inside the entity manager's transaction if there is one. Otherwise, `type: 'write'` uses the
   * primary for reads that must be up to date.
   */
  queryIn: (em: EntityManager, options?: Pick<GetKyselyOptions, 'type'>) => em.getKysely<Database>(options),

  /**
   * Columns of a table for raw SQL, under its alias in the query: `const u = columnsOf('user_account', 'u')` and then
   * `u('is_approved')`.
   */
  columnsOf:
    <Table extends keyof Database>(_table: Table, alias: string) =>
    <Name extends keyof Database[Table] & string>(name: Name): RawBuilder<SelectType<Database[Table][Name]>> =>
      sql.ref(`${alias}.${name}`),

  /**
   * Kysely's expression builder for a table under its alias, for conditions that are defined outside of the
   * statement.
   */
  conditionsOn: <Table extends keyof Database, Alias extends string>(_table: Table, _alias: Alias) =>
    expressionBuilder<Database & { [Name in Alias]: Database[Table] }, Alias>(),
});

/** Condition for `where`. */
export type Condition = Expression<SqlBool>;

/** Start of the transaction. */
export const now = sql<string>`now()`;

/** For `=`: matches one of the values, passed as one parameter. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

/**
 * For `=`: matches one of the values. A single value is compared directly, so that an index can also provide the
 * order of its rows.
 */
export const oneOf = <Value>(values: readonly Value[]): RawBuilder<Value> | Value =>
  values.length === 1 && values[0] !== undefined ? values[0] : anyOf(values);

/** Returns a value as JSON. Texts may come from files and are made storable. */
export const asJson = (value: unknown): RawBuilder<never> =>
  sql<never>`${JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storableText(part) : part))}::jsonb`;

export const rowCount = sql<number>`count(*)::int`;

/** Returns the value as text, so that JSON does not convert decimals to numbers. */
export const asText = <Value>(value: Expression<Value>): RawBuilder<string | Extract<Value, null>> =>
  sql`${value}::text`;

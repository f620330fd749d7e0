import type { EntityManager, GetKyselyOptions } from '@mikro-orm/postgresql';
import { type RawBuilder, type SelectType, sql } from 'kysely';

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
});

/** For `=`: one of the values, as one parameter however many they are. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { knownMigrations } from '../../../platform/database/database.ts';
import { counted, mostSevere, type PartReading, problem, warning } from './health.ts';

@ObjectType('AppliedMigration', { simpleResolvers: true, description: 'Migration that has run.' })
class AppliedMigrationType {
  @Field(() => String, { description: 'Name of the migration.' }) readonly name!: string;
  @Field(() => DateTimeScalar, { description: 'When the migration ran.' }) readonly appliedAt!: string;
  @Field(() => Boolean, { description: 'Whether this build contains the migration.' }) readonly isKnown!: boolean;
}

@ObjectType('MigrationStatus', { simpleResolvers: true, description: 'Migrations of the database schema.' })
export class MigrationStatusType {
  @Field(() => [AppliedMigrationType], { description: 'Migrations that have run, newest first.' })
  readonly applied!: readonly AppliedMigrationType[];
  @Field(() => [String], { description: 'Migrations of this build that have not run.' })
  readonly pending!: readonly string[];
}

/** Compares the migrations that have run with those of this build. */
export async function readMigrations(em: EntityManager): Promise<PartReading<MigrationStatusType>> {
  const { rows } = await sql<{ name: string; appliedAt: string }>`
    select name, executed_at as "appliedAt" from migration order by name desc`.execute(em.getKysely());
  const known = new Set(knownMigrations());
  const applied = rows.map((row) => ({ ...row, isKnown: known.has(row.name) }));
  const names = new Set(rows.map(({ name }) => name));
  const pending = [...known].filter((name) => !names.has(name));
  const unknown = applied.filter(({ isKnown }) => !isKnown).length;
  return {
    data: { applied, pending },
    health: mostSevere([
      pending.length > 0 &&
        problem(
          `${counted(pending.length, 'migration')} of this build ${pending.length === 1 ? 'has' : 'have'} not run.`,
        ),
      unknown > 0 && warning(`The database has ${counted(unknown, 'migration')} of a newer build.`),
    ]),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { mostSevere, type PartReading, problem, warning } from './health.ts';

const simpleResolvers = { simpleResolvers: true };

@ObjectType('TableStatus', {
  ...simpleResolvers,
  description: 'Size of a table. Row counts are estimates of PostgreSQL.',
})
class TableStatusType {
  @Field(() => String, { description: 'Name of the table.' }) readonly name!: string;
  @Field(() => Float, { description: 'Size in bytes, including indexes.' }) readonly bytes!: number;
  @Field(() => Float, { description: 'Estimated number of rows.' }) readonly rows!: number;
  @Field(() => Float, { description: 'Estimated number of deleted rows that have not been cleaned up.' })
  readonly deadRows!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Last cleanup (vacuum). Null if there was none.' })
  readonly vacuumedAt!: string | null;
}

@ObjectType('DatabaseStatus', { ...simpleResolvers, description: 'State of the primary database server.' })
export class DatabaseStatusType {
  @Field(() => String, { description: 'Version of PostgreSQL.' }) readonly serverVersion!: string;
  @Field(() => Float, { description: 'Size of the database in bytes.' }) readonly bytes!: number;
  @Field(() => Int, { description: 'Open connections of all clients.' }) readonly connections!: number;
  @Field(() => Int, { description: 'Maximum number of connections, without those reserved for superusers.' })
  readonly maxConnections!: number;
  @Field(() => Float, { nullable: true, description: 'Age of the oldest open transaction in seconds. Null if none.' })
  readonly oldestTransactionSeconds!: number | null;
  @Field(() => Float, { nullable: true, description: 'Longest current wait for a lock in seconds. Null if none.' })
  readonly longestLockWaitSeconds!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Share of reads served from memory since the statistics were reset, 0 to 1. Null if unknown.',
  })
  readonly cacheHitRatio!: number | null;
  @Field(() => Float, {
    description: 'Transactions since the oldest row was frozen. PostgreSQL stops accepting changes at 2 billion.',
  })
  readonly transactionAge!: number;
  @Field(() => [TableStatusType], { description: 'The 10 largest tables.' })
  readonly tables!: readonly TableStatusType[];
}

type DatabaseFacts = Omit<DatabaseStatusType, 'tables'>;

const oldTransactionSeconds = 1_800;
const longLockWaitSeconds = 60;
const manyConnections = 0.8;
const oldTransactionIds = 500_000_000;

/** Superuser connections and their state are visible only with the role `pg_monitor`. */
async function readFacts(em: EntityManager): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as "serverVersion", pg_database_size(d.oid)::float8 as bytes,
      a.connections, a."oldestTransactionSeconds", a."longestLockWaitSeconds",
      (select sum(case name when 'max_connections' then setting::int else -setting::int end)::int from pg_settings
        where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')) as "maxConnections",
      (select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database s where s.datid = d.oid)
        as "cacheHitRatio",
      age(d.datfrozenxid)::float8 as "transactionAge"
    from pg_database d, lateral (
      select count(*) filter (where backend_type = 'client backend')::int as connections,
        extract(epoch from clock_timestamp() - min(xact_start) filter (where pid <> pg_backend_pid() and datid = d.oid))::float8
          as "oldestTransactionSeconds",
        extract(epoch from clock_timestamp() - min(query_start) filter (where wait_event_type = 'Lock'))::float8
          as "longestLockWaitSeconds"
      from pg_stat_activity
    ) a
    where d.datname = current_database()`.execute(em.getKysely());
  const [facts] = rows;
  if (!facts) throw new Error('the database does not list itself');
  return facts;
}

/** Partitions are listed separately. */
async function readLargestTables(em: EntityManager): Promise<readonly TableStatusType[]> {
  const { rows } = await sql<TableStatusType>`
    select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes,
      greatest(c.reltuples, 0)::float8 as rows, coalesce(s.n_dead_tup, 0)::float8 as "deadRows",
      greatest(s.last_vacuum, s.last_autovacuum) as "vacuumedAt"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    order by 2 desc limit 10`.execute(em.getKysely());
  return rows;
}

/** Reads the state of the primary. While it does not respond, reads that of the replica that is used instead. */
export async function readDatabase(em: EntityManager): Promise<PartReading<DatabaseStatusType>> {
  const [facts, tables] = await Promise.all([readFacts(em), readLargestTables(em)]);
  const { connections, maxConnections, oldestTransactionSeconds, longestLockWaitSeconds, transactionAge } = facts;
  return {
    data: { ...facts, tables },
    health: mostSevere([
      connections >= maxConnections && problem('All database connections are in use.'),
      connections >= maxConnections * manyConnections &&
        warning(`${connections} of ${maxConnections} database connections are in use.`),
      transactionAge > oldTransactionIds &&
        warning('Old rows are not frozen in time: check autovacuum, and long transactions.'),
      (oldestTransactionSeconds ?? 0) > oldTransactionSeconds &&
        warning('A transaction has been open for more than 30 minutes.'),
      (longestLockWaitSeconds ?? 0) > longLockWaitSeconds &&
        warning('A statement has waited for a lock for more than a minute.'),
    ]),
  };
}

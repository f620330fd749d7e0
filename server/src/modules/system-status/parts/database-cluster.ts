import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Float, ObjectType } from '../../../kernel/graphql.ts';
import type { DatabaseMember, SystemProbes } from '../../../kernel/use-cases/system-probes.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { mostSevere, type PartReading, problem, warning } from './health.ts';

const simpleResolvers = { simpleResolvers: true };

enum DatabaseRole {
  PRIMARY = 'primary',
  REPLICA = 'replica',
}

describedEnum(DatabaseRole, {
  name: 'DatabaseRole',
  description: 'Role of a database server.',
  values: { PRIMARY: 'Accepts changes.', REPLICA: 'Replicates the changes of the primary.' },
});

@ObjectType('DatabaseMember', { ...simpleResolvers, description: 'Database server that the settings list.' })
class DatabaseMemberType {
  @Field(() => String, { description: 'Host and port.' }) readonly host!: string;
  @Field(() => DatabaseRole, { nullable: true, description: 'Null if the server does not respond.' })
  readonly role!: DatabaseMember['role'];
  @Field(() => Boolean, { description: 'Whether lists, items and exports are read from this replica.' })
  readonly isUsedForReads!: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether commits wait for this replica. Null for a primary, and if unknown: the database account needs the role `pg_monitor`.',
  })
  readonly isSynchronous!: boolean | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Changes that a replica has not replayed, in bytes. Null if unknown, and for a primary.',
  })
  readonly lagBytes!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Age of the data of a replica in seconds. 0 if it has replayed all changes. Null if unknown, and for a primary.',
  })
  readonly lagSeconds!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason why the server is neither the current primary nor one of its replicas. Null if it is.',
  })
  readonly failure!: string | null;
}

@ObjectType('DatabaseFailover', {
  ...simpleResolvers,
  description: 'Promotion of a replica to the primary: a failover or a planned switchover.',
})
class DatabaseFailoverType {
  @Field(() => DateTimeScalar, { description: 'When the server first noticed the new primary.' }) readonly at!: string;
  @Field(() => String, { description: 'Host and port of the new primary, or its IP address.' }) readonly host!: string;
}

@ObjectType('ReplicaStatus', { ...simpleResolvers, description: 'State of a read replica.' })
export class ReplicaStatusType {
  @Field(() => String, { description: 'Host and port.' }) readonly host!: string;
  @Field(() => Boolean, { description: 'Whether the replica is used: it responds and has not been promoted.' })
  readonly isUsed!: boolean;
  @Field(() => Float, {
    nullable: true,
    description: 'Changes that have not been replayed, in bytes. Null if unknown.',
  })
  readonly lagBytes!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'Age of the replica’s data in seconds. 0 if it has replayed all changes. Null if unknown.',
  })
  readonly lagSeconds!: number | null;
  @Field(() => String, { nullable: true, description: 'Reason why the replica is not used. Null if it is used.' })
  readonly failure!: string | null;
}

@ObjectType('DatabaseClusterStatus', { ...simpleResolvers, description: 'State of the database cluster.' })
export class DatabaseClusterStatusType {
  @Field(() => [DatabaseMemberType], { description: 'Servers of DATABASE_URL and DATABASE_REPLICA_URLS.' })
  readonly members!: readonly DatabaseMemberType[];
  @Field(() => [DatabaseFailoverType], { description: 'The last 10 failovers, newest first.' })
  readonly failovers!: readonly DatabaseFailoverType[];
  /** Only for the deprecated field `SystemStatus.replicas`. */
  readonly replicas!: readonly ReplicaStatusType[];
}

/** Connection of a replica to the primary. */
interface Sender {
  readonly address: string | null;
  /** Null if the database account may not see it. */
  readonly isSynchronous: boolean | null;
}

/** Returns the connections of replicas. Null if the state of one is not visible, or if this is not the primary. */
async function readSenders(em: EntityManager): Promise<readonly Sender[] | null> {
  const { rows } = await sql<{ isReplica: boolean; senders: readonly Sender[] }>`
    select pg_is_in_recovery() as "isReplica",
      (select coalesce(json_agg(json_build_object('address', host(client_addr),
          'isSynchronous', sync_state in ('sync', 'quorum'))), '[]')
        from pg_stat_replication where state is distinct from 'backup') as senders`.execute(em.getKysely());
  const [row] = rows;
  if (!row || row.isReplica || row.senders.some(({ isSynchronous }) => isSynchronous === null)) return null;
  return row.senders;
}

/**
 * Returns whether the replica at an address is synchronous. Null if several replicas with different states have this
 * address.
 */
function isSynchronous(senders: readonly Sender[] | null, address: string | null): boolean | null {
  if (senders === null || address === null) return null;
  const states = new Set(senders.filter((sender) => sender.address === address).map((sender) => sender.isSynchronous));
  const [state = false] = states;
  return states.size > 1 ? null : state;
}

const maxFailovers = 10;

/** The first timeline is the first start, and not a failover. */
async function readFailovers(
  em: EntityManager,
  members: readonly DatabaseMember[],
): Promise<readonly DatabaseFailoverType[]> {
  const { rows } = await sql<{ at: string; host: string }>`
    select first_seen_at as at, host from (
      select *, min(timeline) over () as "firstTimeline" from primary_timeline
      where system_identifier = (select system_identifier from pg_control_system())
    ) known
    where timeline > "firstTimeline"
    order by timeline desc limit ${maxFailovers}`.execute(em.getKysely());
  return rows.map(({ at, host }) => {
    const [member, ...others] = members.filter(({ address }) => address === host);
    return { at, host: member && others.length === 0 ? member.host : host };
  });
}

const longLagSeconds = 60;

const findingsOn = ({ host, role, failure, lagSeconds }: DatabaseMember) => [
  role === null && warning(`The database server ${host} does not respond.`),
  role !== null && failure !== null && warning(`${host}: ${failure}.`),
  (lagSeconds ?? 0) > longLagSeconds && warning(`The replica ${host} is more than a minute behind.`),
];

/** Checks the members of the database cluster. */
export async function readDatabaseCluster(
  em: EntityManager,
  { databaseMembers }: SystemProbes,
): Promise<PartReading<DatabaseClusterStatusType>> {
  const servers = await databaseMembers();
  const isCluster = servers.length > 1;
  const [senders, failovers] = isCluster
    ? await Promise.all([readSenders(em), readFailovers(em, servers)])
    : [null, []];
  const members = servers.map(({ address, ...server }) => ({
    ...server,
    isUsedForReads: server.isInReplicaUrls && server.role === 'replica' && server.failure === null,
    isSynchronous: server.role === 'replica' ? isSynchronous(senders, address) : null,
  }));
  const replicas = members.filter(({ role }) => role === 'replica');
  const deprecatedReplicas = members
    .filter(({ role, isInReplicaUrls }) => role !== 'primary' && isInReplicaUrls)
    .map(({ isUsedForReads, ...member }) => ({ ...member, isUsed: isUsedForReads }));
  return {
    data: { members, failovers, replicas: deprecatedReplicas },
    health: mostSevere(
      isCluster
        ? [
            !servers.some(({ role, failure }) => role === 'primary' && failure === null) &&
              problem('There is no primary: changes are rejected.'),
            ...servers.flatMap(findingsOn),
            replicas.length > 0 &&
              replicas.every((replica) => replica.isSynchronous === false) &&
              warning('No replica is synchronous: a failover can lose changes.'),
          ]
        : [],
    ),
  };
}

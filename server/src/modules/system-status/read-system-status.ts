import { Field, ObjectType } from '../../kernel/graphql.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { BackupStatusType, readBackups } from './parts/backups.ts';
import { CertificateStatusType, readCertificates } from './parts/certificates.ts';
import { DatabaseStatusType, readDatabase } from './parts/database.ts';
import { DatabaseClusterStatusType, ReplicaStatusType, readDatabaseCluster } from './parts/database-cluster.ts';
import { EmailTransportStatusType, readEmails } from './parts/emails.ts';
import { readErrors, ServerErrorType } from './parts/errors.ts';
import { type PartReading, problem, SystemCheckType, SystemPart, SystemState, worstOf } from './parts/health.ts';
import { MigrationStatusType, readMigrations } from './parts/migrations.ts';
import { JobQueueType, readQueues, readScheduledJobs, ScheduledJobType } from './parts/queues.ts';
import {
  ColumnarCopyType,
  DiskUsageType,
  readColumnStore,
  readDisk,
  readStorage,
  ServerProcessType,
  StorageStatusType,
} from './parts/server.ts';

/** Declares the field of a part. */
const PartField = (type: () => object, description: string): PropertyDecorator =>
  Field(type, { nullable: true, description: `${description} Null if the part could not be read.` });

@ObjectType('SystemStatus', {
  simpleResolvers: true,
  description: 'State of the server and of the services that it uses. Administrators only.',
})
export class SystemStatusType {
  @Field(() => DateTimeScalar, { description: 'When the status was read.' }) readonly readAt!: Date;
  @Field(() => SystemState, { description: 'The worst state of a part.' }) readonly state!: SystemState;
  @Field(() => [SystemCheckType], { description: 'State of each part.' }) readonly checks!: readonly SystemCheckType[];
  @Field(() => ServerProcessType, { description: 'Process that created the response.' })
  readonly process!: ServerProcessType;
  @PartField(() => MigrationStatusType, 'Migrations.') readonly migrations!: MigrationStatusType | null;
  @PartField(() => DatabaseStatusType, 'Primary database server.') readonly database!: DatabaseStatusType | null;
  @PartField(() => DatabaseClusterStatusType, 'Members of the database cluster, and failovers.')
  readonly databaseCluster!: DatabaseClusterStatusType | null;
  @Field(() => [ReplicaStatusType], {
    nullable: true,
    description: 'Replicas. Empty if there are none. Null if the part could not be read.',
    deprecationReason: 'Use `databaseCluster.members`. Removal on 2027-09-01.',
  })
  readonly replicas!: readonly ReplicaStatusType[] | null;
  @PartField(() => DiskUsageType, 'Disk of this host.') readonly disk!: DiskUsageType | null;
  @PartField(() => [JobQueueType], 'Queues, sorted by name.') readonly queues!: readonly JobQueueType[] | null;
  @PartField(() => [ScheduledJobType], 'Scheduled jobs.') readonly scheduledJobs!: readonly ScheduledJobType[] | null;
  @PartField(() => EmailTransportStatusType, 'Delivery of emails.') readonly emails!: EmailTransportStatusType | null;
  @PartField(() => StorageStatusType, 'Storage for media and import files.')
  readonly storage!: StorageStatusType | null;
  @PartField(() => BackupStatusType, 'Backups.') readonly backups!: BackupStatusType | null;
  @PartField(() => [ColumnarCopyType], 'Columnar copies in this process. Empty if they are turned off.')
  readonly columnStore!: readonly ColumnarCopyType[] | null;
  @PartField(() => [CertificateStatusType], 'Certificates. Empty if the site does not use HTTPS.')
  readonly certificates!: readonly CertificateStatusType[] | null;
  @PartField(() => [ServerErrorType], 'The last 50 errors of all processes, newest first.')
  readonly errors!: readonly ServerErrorType[] | null;
}

/** Reads a part. If this fails, the other parts are still returned, and the check contains the reason. */
async function settle<T>(
  { log }: RequestContext,
  part: SystemPart,
  reading: Promise<PartReading<T>>,
): Promise<{ readonly data: T | null; readonly check: SystemCheckType }> {
  try {
    const { data, health } = await reading;
    return { data, check: { part, ...health } };
  } catch (error) {
    log.warn({ err: error, part }, 'could not read a part of the system status');
    const reason = error instanceof Error ? error.message : String(error);
    return { data: null, check: { part, ...problem(`Could not be read: ${reason}`) } };
  }
}

/** Reads the state of all parts. */
export const readSystemStatus = query(administrator, async (ctx): Promise<SystemStatusType> => {
  const { em, services } = ctx;
  const { jobs, system } = services;
  const readings = {
    migrations: settle(ctx, SystemPart.MIGRATIONS, readMigrations(em)),
    database: settle(ctx, SystemPart.DATABASE, readDatabase(em)),
    databaseCluster: settle(ctx, SystemPart.REPLICAS, readDatabaseCluster(em, system)),
    disk: settle(ctx, SystemPart.DISK, readDisk(system)),
    queues: settle(ctx, SystemPart.QUEUES, readQueues(em, jobs)),
    scheduledJobs: settle(ctx, SystemPart.SCHEDULED_JOBS, readScheduledJobs(em, jobs)),
    emails: settle(ctx, SystemPart.EMAILS, readEmails(em, system)),
    storage: settle(ctx, SystemPart.STORAGE, readStorage(system)),
    backups: settle(ctx, SystemPart.BACKUPS, readBackups(em, services.backups)),
    columnStore: settle(ctx, SystemPart.COLUMN_STORE, readColumnStore(system)),
    certificates: settle(ctx, SystemPart.CERTIFICATES, readCertificates(ctx)),
    errors: settle(ctx, SystemPart.ERRORS, readErrors(em)),
  };
  const checks = (await Promise.all(Object.values(readings))).map(({ check }) => check);
  return {
    readAt: new Date(),
    state: worstOf(checks.map(({ state }) => state)),
    checks,
    process: system.process,
    migrations: (await readings.migrations).data,
    database: (await readings.database).data,
    databaseCluster: (await readings.databaseCluster).data,
    replicas: (await readings.databaseCluster).data?.replicas ?? null,
    disk: (await readings.disk).data,
    queues: (await readings.queues).data,
    scheduledJobs: (await readings.scheduledJobs).data,
    emails: (await readings.emails).data,
    storage: (await readings.storage).data,
    backups: (await readings.backups).data,
    columnStore: (await readings.columnStore).data,
    certificates: (await readings.certificates).data,
    errors: (await readings.errors).data,
  };
});

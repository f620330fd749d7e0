import { Field, Float, Int, ObjectType } from '../../../kernel/graphql.ts';
import type {
  CopyStatus,
  DiskUsage,
  FolderUsage,
  ServerProcess,
  SettingValue,
  StorageStatus,
  SystemProbes,
} from '../../../kernel/use-cases/system-probes.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { mostSevere, type PartReading, problem, warning } from './health.ts';

const simpleResolvers = { simpleResolvers: true };

@ObjectType('SettingValue', { ...simpleResolvers, description: 'Setting of the server. Passwords are omitted.' })
class SettingValueType implements SettingValue {
  @Field(() => String, { description: 'Name of the environment variable.' }) readonly name!: string;
  @Field(() => String, { description: 'Value for display.' }) readonly value!: string;
}

@ObjectType('ServerProcess', { ...simpleResolvers, description: 'Server process that created the response.' })
export class ServerProcessType implements Omit<ServerProcess, 'isProduction'> {
  @Field(() => String, { description: 'Version of Facet.' }) readonly version!: string;
  @Field(() => String, { nullable: true, description: 'Git commit of the build. Null if unknown.' })
  readonly commit!: string | null;
  @Field(() => String, { description: 'Version of Node.js.' }) readonly nodeVersion!: string;
  @Field(() => String, { description: 'Name of the host.' }) readonly host!: string;
  @Field(() => Int, { description: 'Process ID.' }) readonly pid!: number;
  @Field(() => Int, { description: 'Number of server processes on the host.' }) readonly processes!: number;
  @Field(() => DateTimeScalar, { description: 'Start time of the process.' }) readonly startedAt!: Date;
  @Field(() => String, { description: 'Time zone of the host, such as `Europe/Berlin`.' }) readonly timeZone!: string;
  @Field(() => [SettingValueType], { description: 'Settings, sorted by name.' })
  readonly settings!: readonly SettingValueType[];
}

@ObjectType('FolderUsage', { ...simpleResolvers, description: 'Size of a folder in the data folder.' })
class FolderUsageType implements FolderUsage {
  @Field(() => String, { description: 'Name of the folder.' }) readonly name!: string;
  @Field(() => Float, { description: 'Size in bytes.' }) readonly bytes!: number;
  @Field(() => Int, { description: 'Number of files.' }) readonly files!: number;
  @Field(() => Boolean, { description: 'False if only the first 200,000 files were measured.' })
  readonly isComplete!: boolean;
}

@ObjectType('DiskUsage', { ...simpleResolvers, description: 'Disk with the data folder.' })
export class DiskUsageType implements DiskUsage {
  @Field(() => String, { description: 'Path of the data folder.' }) readonly dataDir!: string;
  @Field(() => Float, { description: 'Free space in bytes.' }) readonly freeBytes!: number;
  @Field(() => Float, { description: 'Total space in bytes.' }) readonly totalBytes!: number;
  @Field(() => [FolderUsageType], { description: 'Folders, largest first. Empty before the first measurement.' })
  readonly folders!: readonly FolderUsageType[];
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the folders were measured: at most 10 minutes before the previous request. Null if not yet.',
  })
  readonly measuredAt!: Date | null;
}

const gigabyte = 1_000_000_000;
const littleSpace = 5 * gigabyte;
const tooLittleSpace = gigabyte;

export async function readDisk({ diskUsage }: SystemProbes): Promise<PartReading<DiskUsageType>> {
  const data = await diskUsage();
  return {
    data,
    health: mostSevere([
      data.freeBytes < tooLittleSpace && problem('Less than 1 GB of disk space is free.'),
      data.freeBytes < littleSpace && warning('Less than 5 GB of disk space is free.'),
    ]),
  };
}

@ObjectType('StorageStatus', { ...simpleResolvers, description: 'Storage for media and import files.' })
export class StorageStatusType implements StorageStatus {
  @Field(() => Boolean, { description: 'Whether the storage is a bucket. Otherwise, it is a folder.' })
  readonly isBucket!: boolean;
  @Field(() => String, { description: 'Path of the folder, or URL of the bucket.' }) readonly place!: string;
  @Field(() => String, { nullable: true, description: 'Reason why the storage cannot be reached. Null if it can.' })
  readonly failure!: string | null;
}

export async function readStorage({ storage }: SystemProbes): Promise<PartReading<StorageStatusType>> {
  const data = await storage();
  return { data, health: mostSevere([data.failure !== null && problem('The storage cannot be reached.')]) };
}

@ObjectType('CopyAnswers', { ...simpleResolvers, description: 'Number of list queries since the process started.' })
class CopyAnswersType {
  @Field(() => Int, { description: 'Queries answered from the copy.' }) readonly copy!: number;
  @Field(() => Int, { description: 'Queries that PostgreSQL answered, because there was no usable copy.' })
  readonly database!: number;
  @Field(() => Int, { description: 'Queries that PostgreSQL answered after an error in the copy.' })
  readonly failed!: number;
}

@ObjectType('ColumnarCopy', { ...simpleResolvers, description: 'Columnar copy of a table in this process.' })
export class ColumnarCopyType implements CopyStatus {
  @Field(() => String, { description: 'Name of the table.' }) readonly table!: string;
  @Field(() => Int, { description: 'Rows at the last full load. 0 if there is no copy.' }) readonly rows!: number;
  @Field(() => Float, { description: 'Time since the oldest change that is missing, in seconds.' })
  readonly lagSeconds!: number;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Last full load. Null if there is no copy.' })
  readonly loadedAt!: Date | null;
  @Field(() => CopyAnswersType, { description: 'Number of queries by source.' }) readonly answers!: CopyAnswersType;
}

const longLagSeconds = 60;

export async function readColumnStore({
  columnStore,
}: SystemProbes): Promise<PartReading<readonly ColumnarCopyType[]>> {
  const data = await columnStore();
  return {
    data,
    health: mostSevere(
      data.map(
        ({ table, lagSeconds, answers }) =>
          (answers.failed > 0 && warning(`The copy of ${table} has failed. PostgreSQL is used instead.`)) ||
          (lagSeconds > longLagSeconds && warning(`The copy of ${table} is more than a minute behind.`)),
      ),
    ),
  };
}

import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Error about a backup that the operator can correct. The message is printed without a stack trace. */
export class BackupError extends Error {}

export const formatName = 'facet-backup';
/** Increased when older versions of Facet cannot restore new backups. */
export const formatVersion = 1;

/** Paths of stored files. Names of import files are UUIDs. */
const filePath = '^(media/[0-9a-f]{64}\\.(webp|mp4|webm)|kept-files/[0-9a-f-]{36})$';
const checksum = { bytes: Type.Integer(), sha256: Type.String() };

/** Fields that are the same in all versions of the format. */
const header = {
  format: Type.Literal(formatName),
  formatVersion: Type.Integer(),
  /** Version of Facet that created the backup. */
  product: Type.String(),
};
const Header = Type.Object(header);

const Manifest = Type.Object({
  ...header,
  createdAt: Type.String(),
  /** `server_version_num` of PostgreSQL, such as 180004. */
  postgres: Type.Integer(),
  /** Names of the applied migrations, in the order in which they were applied. */
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer(), ...checksum }),
  ),
  sequences: Type.Array(Type.Object({ name: Type.String(), lastValue: Type.String(), isCalled: Type.Boolean() })),
  /** Days with a partition of the change log, as `YYYYMMDD`. */
  changeLogDays: Type.Array(Type.String({ pattern: '^\\d{8}$' })),
  /** Pending background jobs. Null if the queues had not been created. */
  jobs: Type.Union([
    Type.Null(),
    Type.Object({ columns: Type.Array(Type.String()), rows: Type.Integer(), ...checksum }),
  ]),
  files: Type.Array(Type.Object({ name: Type.String({ pattern: filePath }), ...checksum })),
});

/** Table of contents of a backup. It is the last entry of the ZIP file. */
export type Manifest = Static<typeof Manifest>;
export type TableEntry = Manifest['tables'][number];
export type JobsEntry = NonNullable<Manifest['jobs']>;

export const manifestName = 'manifest.json';
export const jobsName = 'jobs.copy';
export const tableFileName = (table: string): string => `tables/${table}.copy`;

/** Returns the checksums of all entries of the ZIP file except the manifest, by name. */
export const checksumsOf = ({ tables, jobs, files }: Manifest): Map<string, { bytes: number; sha256: string }> =>
  new Map(
    [
      ...tables.map((table) => ({ ...table, name: tableFileName(table.name) })),
      ...(jobs ? [{ ...jobs, name: jobsName }] : []),
      ...files,
    ].map(({ name, bytes, sha256 }) => [name, { bytes, sha256 }]),
  );

/** Parses a manifest. Throws a `BackupError` if it is not the manifest of a backup that this version can restore. */
export function parseManifest(text: string): Manifest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new BackupError('The manifest of the backup is damaged.', { cause: error });
  }
  if (Value.Check(Header, parsed) && parsed.formatVersion > formatVersion) throw madeByNewerVersion(parsed.product);
  if (!Value.Check(Manifest, parsed)) throw new BackupError('The file is not a backup of Facet.');
  return parsed;
}

export const madeByNewerVersion = (product: string): BackupError =>
  new BackupError(`The backup was made by a newer version of Facet (${product}). Install that version or a newer one.`);

/** Returns the number of rows in all tables. */
export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/**
 * Converts an error that the operator can correct to a `BackupError`: a full disk, or an error of the object store.
 * Returns other errors unchanged.
 */
export function explainFailure(error: unknown, destination: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`No space is left for the backup in ${destination}. Free space or change BACKUP_TO.`, {
      cause: error,
    });
  if (code === diskFull)
    return new BackupError('The disk of the database is full. A backup is verified in a second database.', {
      cause: error,
    });
  if ('$metadata' in error)
    return new BackupError(`The object store rejected a request for ${destination}: ${error.message}`, {
      cause: error,
    });
  return error;
}

/** PostgreSQL error code `disk_full`. */
const diskFull = '53100';

const backupName = /^facet-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.zip(?:\.age)?$/;

/** Returns the file name of a backup: `facet-20261130T020000Z.zip`, with `.age` if it is encrypted. */
export const nameOfBackup = (createdAt: Date, isEncrypted: boolean): string =>
  `facet-${createdAt.toISOString().replace(/\.\d+|[-:]/g, '')}.zip${isEncrypted ? '.age' : ''}`;

/** Returns the creation time in the name of a backup. Null for other files. */
export function timeOfBackup(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = backupName.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
